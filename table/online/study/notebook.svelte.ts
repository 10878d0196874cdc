/** A study as it is being read or written: remarks by moment, marks on the board, variations. */
import type { Remark, Study, StudyBody, Variation } from '@cuartel/client';
import type { Thing } from '@cuartel/engine';
import type { DrawnWay } from '../../play/reel.svelte.ts';
import type { VariationShown } from '../../worker/protocol.ts';

const blank = (at: number): Remark => ({ at, text: '', arrows: [], circles: [] });
const isBlank = ({ text, arrows, circles }: Remark): boolean => text === '' && arrows.length === 0 && circles.length === 0;

export class Notebook {
  remarks = $state<Remark[]>([]);
  variations = $state<Variation[]>([]);
  /** What a click on the board marks; null: nothing. */
  pen = $state<'circle' | 'arrow' | null>(null);
  /** Where an arrow begins that has no end yet. */
  from = $state<string | null>(null);
  /** The variation that is shown, and how it stands. */
  shown = $state<number | null>(null);
  stands = $state.raw<VariationShown | null>(null);

  constructor({ body }: Pick<Study, 'body'>) {
    this.remarks = body.remarks.map(remark => ({ ...remark }));
    this.variations = body.variations.map(variation => ({ ...variation }));
  }
  remarkAt(at: number): Remark {
    return this.remarks.find(remark => remark.at === at) ?? blank(at);
  }
  change(at: number, given: Partial<Remark>): void {
    const next = { ...this.remarkAt(at), ...given };
    const others = this.remarks.filter(remark => remark.at !== at);
    this.remarks = (isBlank(next) ? others : [...others, next]).sort((a, b) => a.at - b.at);
  }
  /** A click on the board while a pen is in hand. */
  mark(at: number, thing: Thing): void {
    const { circles, arrows } = this.remarkAt(at);
    if (this.pen === 'circle')
      this.change(at, {
        circles: circles.includes(thing) ? circles.filter(one => one !== thing) : [...circles, thing].slice(-20),
      });
    else if (this.pen === 'arrow' && this.from === null) this.from = thing;
    else if (this.pen === 'arrow') {
      const from = this.from as string;
      this.from = null;
      if (from !== thing) this.change(at, { arrows: [...arrows, { from, to: thing }].slice(-20) });
    }
  }
  circlesAt(at: number): ReadonlySet<Thing> {
    return new Set([...this.remarkAt(at).circles, ...(this.from === null ? [] : [this.from])] as Thing[]);
  }
  arrowsAt(at: number): readonly DrawnWay[] {
    return this.remarkAt(at).arrows.map(({ from, to }) => ({
      from: from as Thing,
      to: to as Thing,
      kind: 'march',
      n: 0,
      state: 'now',
    }));
  }
  get body(): StudyBody {
    return { remarks: $state.snapshot(this.remarks), variations: $state.snapshot(this.variations) };
  }
}
