/** The words of a scene where one side alone is ever asked: it need not be named. */
import type { DeedOf, GameTypes } from '../machine/contents.ts';
import type { Scene, WithWhat } from './scene.ts';

export const alone = <G extends GameTypes, Objects extends object>(scene: Scene<G, Objects>, me: G['side']) => {
  type Deed = DeedOf<G> & keyof Objects;
  return {
    ...scene,
    asks<Self>(this: Self, where: string, ...deeds: Deed[]): Self {
      if (where !== 'over' || !scene.over()) scene.asks(me, where, ...deeds);
      return this;
    },
    deeds: (): string[] => scene.deeds(me),
    offers<Self, D extends Deed>(this: Self, deed: D, ...what: WithWhat<Objects, D>): Self {
      scene.offers(me, deed, ...what);
      return this;
    },
    offered: <D extends DeedOf<G>>(deed: D): G['deeds'][D][] => scene.offered(me, deed),
    members: <D extends DeedOf<G>>(deed: D) => scene.members(me, deed),
    does<Self, D extends Deed>(this: Self, deed: D, ...what: WithWhat<Objects, D>): Self {
      scene.does(me, deed, ...what);
      return this;
    },
    refuses<Self, D extends Deed>(this: Self, deed: D, what: Objects[D] | null, because?: string): Self {
      scene.refuses(me, deed, what, because);
      return this;
    },
  };
};
