/**
 * Tests the exposure of deviations against a replay of the ledger, which adds up the movements one after another. It
 * uses no rules of the core. A failure reports the seed, and `SEED=…` repeats the run.
 */
import { createControlPoint, getExposure, recordReadings } from '@cleaver/domain/hygiene';
import { Lots, type StockMovementState, StockMovements, Stocks } from '@cleaver/domain/inventory';
import { groupBy } from '@cleaver/domain/kernel';
import type { Test } from 'tap';
import { type Stored, unique } from '../contract/samples.ts';
import { openShop } from '../quality/genealogy-shop.ts';

const SECOND_MS = 1000;

const grams = ({ change }: StockMovementState): number => Math.round(Number(change) * 1000);
const total = (rows: readonly StockMovementState[]): number => rows.reduce((sum, row) => sum + grams(row), 0);
const lotOf = ({ lotId }: StockMovementState): string => lotId ?? '';
const effect = ({ type, reversedType }: StockMovementState): string => reversedType ?? type;

interface Span {
  readonly since: number;
  readonly until: number;
}

/** The ledger of a shop, oldest first, and the location of each stock. */
interface Ledger {
  readonly rows: readonly StockMovementState[];
  readonly placeOf: ReadonlyMap<string, string>;
}

/** Returns the lots of which something lay in the place at a moment of the span. */
function layThere({ rows, placeOf }: Ledger, place: string, { since, until }: Span): ReadonlySet<string> {
  const lay = new Set<string>();
  const there = new Map<string, number>();
  const here = rows.filter(({ stockId }) => placeOf.get(stockId) === place);
  const note = () => {
    for (const [lot, left] of there) if (left > 0) lay.add(lot);
  };
  for (const row of here.filter(({ at }) => at.getTime() <= since)) {
    there.set(lotOf(row), (there.get(lotOf(row)) ?? 0) + grams(row));
  }
  note();
  for (const row of here.filter(({ at }) => at.getTime() > since && at.getTime() <= until)) {
    there.set(lotOf(row), (there.get(lotOf(row)) ?? 0) + grams(row));
    note();
  }
  return lay;
}

/** Returns the lots that were made of these lots, at any depth, by runs and cuttings that stand. */
function madeOf({ rows }: Ledger, lots: ReadonlySet<string>): ReadonlySet<string> {
  const made = new Set(lots);
  const runs = [...groupBy(rows, ({ documentId }) => documentId ?? '')].filter(([id]) => id !== '');
  const parts = runs.map(([, of]) => {
    const net = (...types: string[]) =>
      [
        ...groupBy(
          of.filter((row) => types.includes(effect(row))),
          lotOf,
        ),
      ].filter(([, rows]) => total(rows) !== 0);
    return { inputs: net('CONSUMED', 'RETURNED'), outputs: net('PRODUCED') };
  });
  for (let before = 0; before < made.size; ) {
    before = made.size;
    for (const { inputs, outputs } of parts) {
      if (inputs.some(([lot]) => made.has(lot))) for (const [lot] of outputs) made.add(lot);
    }
  }
  return made;
}

/** Returns the expected lots of an exposure as texts, in its order. */
async function expectedOf({ reader }: Omit<Stored, 'close'>, ledger: Ledger, place: string, span: Span) {
  const lay = layThere(ledger, place, span);
  const born = groupBy(ledger.rows, lotOf);
  const since = [...madeOf(ledger, lay)].filter((lot) => (born.get(lot)?.[0]?.at.getTime() ?? 0) >= span.since);
  const numbers = new Map((await reader.where(Lots, {})).map(({ id, lotNumber }) => [id, lotNumber]));
  return [...new Set([...lay, ...since])]
    .map((lot) => {
      const rows = born.get(lot) ?? [];
      const out = -total(rows.filter((row) => effect(row) === 'DISPATCHED')) || 0;
      const via = lay.has(lot) ? 'LAY_THERE' : 'MADE_OF';
      return { text: `${via} ${numbers.get(lot)} ${lot}`, left: `${total(rows)} ${out}` };
    })
    .toSorted((a, b) => (a.text < b.text ? -1 : 1));
}

/** Compares the exposure of `looks` random deviations in the places of a shop with random goods. */
export async function exposures(t: Test, stored: Omit<Stored, 'close'>, looks: number): Promise<void> {
  const { seed, upTo, oneOf, ports, ask, now } = await openShop(stored);
  t.comment(`seed ${seed}`);
  const all = await stored.reader.where(StockMovements, {});
  const rows = all.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.number - b.number);
  const [first, last] = [rows[0]?.at.getTime() ?? 0, rows.at(-1)?.at.getTime() ?? 0];
  ports.clock.advance(Math.max(0, last - now()) + SECOND_MS);
  const stocks = await stored.reader.where(Stocks, {});
  const ledger = { rows, placeOf: new Map(stocks.map(({ id, storageLocationId }) => [id, storageLocationId])) };
  const places = [...new Set(ledger.placeOf.values())];
  let found = 0;
  for (let look = 0; look < looks && t.passing(); look++) {
    const place = oneOf(places);
    const instants = [oneOf(rows).at.getTime(), first + upTo(last - first), first + upTo(last - first)];
    const [a = 0, from = 0, b = 0] = instants.sort((x, y) => x - y).map((at, index) => at + index);
    const span = { since: upTo(4) === 0 ? from : a, until: upTo(4) === 0 ? now() : b };
    const { id: controlPointId } = await ask(createControlPoint, {
      ...{ name: unique('Kühlraum'), measure: 'TEMPERATURE', limits: { max: 7 }, storageLocationId: place },
    });
    const reading = (at: number, value: number) => ({ controlPointId, measuredAt: new Date(at).toISOString(), value });
    const { deviations } = await ask(recordReadings, {
      readings: [
        ...(span.since < from ? [reading(span.since, 4)] : []),
        reading(from, 12),
        ...(span.until < now() ? [reading(span.until, 4)] : []),
      ],
    });
    const { since, until, lots } = await ask(getExposure, { id: deviations[0]?.id });
    const message = `from ${since.toISOString()} to ${until.toISOString()} in ${place}, seed ${seed}`;
    t.strictSame([since.getTime(), until.getTime()], [span.since, span.until], message);
    const shown = lots.map(({ via, lotNumber, lotId, inStock, dispatched }) => ({
      text: `${via} ${lotNumber} ${lotId}`,
      left: `${Math.round(Number(inStock) * 1000)} ${Math.round(Number(dispatched) * 1000)}`,
    }));
    t.strictSame(shown, await expectedOf(stored, ledger, place, span), message);
    found += lots.length;
  }
  t.ok(found > 0, 'some lots were in doubt');
}
