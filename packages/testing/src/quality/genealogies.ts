/**
 * Tests random genealogies of receipts, runs, cuttings, deliveries, returns and undos. The expected traces come from a
 * breadth-first search over the test's own books.
 *
 * The books store grams as integers, and the times at which each row was booked and undone. They use no rules of the
 * core. At the end, the traces of random lots, also as of earlier instants, must match the books. A trace as of an
 * earlier instant must equal the result at that instant. A failure reports the seed, and `SEED=…` repeats the run.
 */
import type { Reads } from '@cleaver/domain';
import type { Test } from 'tap';
import type { Stored } from '../contract/samples.ts';
import { type Acts, outputActs, runActs, stoppingActs, tradeActs } from './genealogy-acts.ts';
import { type Answer, answeredOf, expectedOf, inOrder } from './genealogy-oracle.ts';
import { type Books, type Direction, furnish, openBooks, openShop } from './genealogy-shop.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const ATTEMPTS = 100;
const DIRECTIONS: readonly Direction[] = ['BOTH', 'BACKWARD', 'FORWARD'];

/** Checks for all lots that the forward and backward traces agree. */
async function checkBothWays(t: Test, { places, traced, seed }: Books): Promise<void> {
  const lots = [...new Set(places.map(({ lotId }) => lotId))];
  const reached = async (direction: Direction) => {
    const found = new Map<string, ReadonlySet<string>>();
    for (const lotId of lots) {
      found.set(lotId, new Set((await traced(lotId, direction)).nodes.map(({ id }) => id)));
    }
    return found;
  };
  const [forward, backward] = [await reached('FORWARD'), await reached('BACKWARD')];
  const pairs = lots.flatMap((a) => lots.map((b) => [a, b] as const));
  const oneSided = pairs.filter(([a, b]) => forward.get(a)?.has(b) !== backward.get(b)?.has(a));
  t.strictSame(oneSided, [], `what is forward of a lot has it backward, seed ${seed}`);
}

/** Undoes a delivery and the cutting of its goods. Returns the id of a lot that was cut. Repeats refused attempts. */
async function unmadeLot({ ports, places, postings, oneOf }: Books, acts: Acts): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await acts['receive']?.(oneOf(places), 0);
    ports.clock.advance(SECOND_MS);
    const first = postings.length;
    await acts['unmake']?.(places.at(-1) ?? oneOf(places), 500);
    const undone = postings.slice(first).filter(({ undoneAt }) => undoneAt !== Number.POSITIVE_INFINITY);
    if (undone.length === 2) return undone[0]?.rows[0]?.lotId ?? '';
  }
  throw new Error('No cutting could be undone');
}

/**
 * Runs `steps` random acts, and then traces `looks` random lots in every direction. The traces of every other lot are
 * as of an earlier instant.
 */
export async function genealogies(
  t: Test,
  stored: Omit<Stored, 'close'> & Pick<Reads, 'trace'>,
  { steps, looks }: { readonly steps: number; readonly looks: number },
): Promise<void> {
  const opened = await openShop(stored);
  const shop = { ...opened, ...(await furnish(opened)) };
  const books = { ...shop, ...openBooks(shop) };
  const { seed, upTo, oneOf, ports, now, places, postings, traced } = books;
  const acts: Acts = { ...runActs(books), ...outputActs(books), ...tradeActs(books), ...stoppingActs(books) };
  t.comment(`seed ${seed}`);
  const kinds = Object.keys(acts);
  const likely = ['consume', 'consume', 'complete', 'cut', 'cut', 'dispatch', 'dispatchLate', 'unmake'];
  const remembered: {
    readonly at: number;
    readonly start: string;
    readonly direction: Direction;
    readonly answer: Answer;
  }[] = [];
  const begin = now();
  for (let step = 0; step < steps; step++) {
    ports.clock.advance(upTo(15) === 0 ? DAY_MS : SECOND_MS);
    const act = step < 2 ? 'receive' : step < 4 ? 'start' : oneOf([...kinds, ...likely]);
    const place = oneOf(places);
    await acts[act]?.(place, 500 + upTo(6) * 250);
    if (upTo(8) === 0 && places.length > 0) {
      const [start, direction] = [oneOf(places).lotId, oneOf(DIRECTIONS)];
      remembered.push({ at: now(), start, direction, answer: await traced(start, direction) });
    }
  }
  ports.clock.advance(SECOND_MS);
  const unmade = await unmadeLot(books, acts);
  for (const { at, start, direction, answer } of remembered) {
    const today = await traced(start, direction, at);
    t.strictSame(inOrder(today), inOrder(answer), `as it was answered then, seed ${seed}`);
  }
  for (let look = 0; look < looks && t.passing(); look++) {
    const lotId = look === 0 ? unmade : oneOf(places).lotId;
    const instant = look % 2 === 0 ? now() : begin + upTo(now() - begin);
    const born = postings.find(({ rows }) => rows.some((row) => row.lotId === lotId))?.at ?? 0;
    for (const direction of DIRECTIONS) {
      if (born > instant) {
        const refused = await traced(lotId, direction, instant).catch((error: unknown) => error);
        t.match(refused, { code: 'LOT_NOT_FOUND' }, 'a lot that was not there yet');
        continue;
      }
      const answer = await traced(lotId, direction, look % 2 === 0 ? undefined : instant);
      const message = `${direction} from ${lotId} as of ${new Date(instant).toISOString()}, seed ${seed}`;
      t.strictSame(answeredOf(answer), expectedOf(books, lotId, direction, instant), message);
    }
  }
  await checkBothWays(t, books);
}
