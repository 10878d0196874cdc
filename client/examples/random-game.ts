/**
 * Two guests play a random game through the client.
 *   node client/examples/random-game.ts http://127.0.0.1:8420 six-spaces
 */
import { newClient, type State } from '../index.ts';

const [url = 'http://127.0.0.1:8420', slug = 'six-spaces'] = process.argv.slice(2);

const people = [newClient({ url, program: true }), newClient({ url, program: true })] as const;
for (const person of people) await person.beGuest();
const game = (await people[0].games()).find(g => g.slug === slug);
if (game === undefined) throw new Error(`this server has no ${slug}`);

const { match } = await people[0].create({ game: slug, scenario: game.scenarios[0]!, open: true });
await people[1].join(match.id);
console.log(`${game.title.en}, match ${match.id}. The dice are bound by ${match.commitment}.`);

/** Answers at random whenever it is asked; resolves with the last state. */
const play = (person: (typeof people)[number]): Promise<State> =>
  new Promise((resolve, reject) => {
    const live = person.live({ words: 'en', onFault: reject });
    // One answer at a time: both sides may be asked at once, and the other's answer is told before ours is acknowledged.
    let answering = false;
    const table = live.watch(
      match.id,
      ({ state, events }) => {
        for (const event of events)
          if (event.is === 'act' && state.you === game.sides[0])
            for (const fact of event.facts) console.log(`  ${fact.rule} ${fact.kind}`);
        if (state.standing.status === 'over') {
          live.close();
          return resolve(state);
        }
        consider();
      },
      reject,
    );
    const consider = (): void => {
      const question = table.state?.question ?? null;
      if (question === null || answering) return;
      answering = true;
      const option = question.options[Math.floor(Math.random() * question.options.length)]!;
      table.act(option.do, option.with).then(() => {
        answering = false;
        consider();
      }, reject);
    };
  });

const [last] = await Promise.all(people.map(play));
const verdict = await people[0].verify(match.id);
console.log(`After ${last!.at} actions: ${JSON.stringify(last!.standing.result)}. The key was ${last!.standing.key}.`);
console.log(verdict.ok ? 'The dice were those that were promised, and every action was legal.' : 'THE RECORD DOES NOT HOLD.');
process.exit(verdict.ok ? 0 : 1);
