import fc from 'fast-check';
import { test } from 'tap';
import { dateOf } from '../../src/kernel/values/calendar.ts';
import { Decimal } from '../../src/kernel/values/decimal.ts';
import { byFefo, type Candidate, splitByFefo } from '../../src/production/run/fefo.ts';

const candidate = (id: string, expiryDate: string, received: number, quantityBase: string): Candidate => ({
  ...{ id, expiryDate: dateOf(expiryDate), receivedAt: new Date(received), quantityBase },
});
const shown = (needed: string, candidates: readonly Candidate[]) => {
  const { picks, missing } = splitByFefo(Decimal.of(needed), candidates);
  return [...picks.map(({ from, base }) => `${from.id} ${base.toText()}`), missing.toText()];
};

test('splitByFefo takes lots by expiry date, time of receipt and id, and returns the missing amount', async (t) => {
  const [a, b, c, d] = [
    candidate('4', '2026-01-01', 9, '1'),
    candidate('3', '2026-01-02', 5, '0.5'),
    candidate('1', '2026-01-02', 7, '2'),
    candidate('2', '2026-01-02', 7, '3'),
  ];
  const all = [d, c, b, a];
  t.same(shown('6', all), ['4 1', '3 0.5', '1 2', '2 2.5', '0']);
  t.same(shown('6.5', all), ['4 1', '3 0.5', '1 2', '2 3', '0'], 'just enough');
  t.same(shown('7', all), ['4 1', '3 0.5', '1 2', '2 3', '0.5'], 'not enough');
  t.same(shown('0', all), ['0'], 'nothing is needed');
  t.same(shown('1', []), ['1']);
  t.same(shown('1', [candidate('0', '2025-01-01', 1, '0'), a]), ['4 1', '0'], 'from nothing nothing is taken');
});

/** Takes gram by gram from the first lot that is not empty, by expiry date, time of receipt and id. */
function reference(needed: number, candidates: readonly (Candidate & { readonly grams: number })[]) {
  const left = new Map(candidates.map((each) => [each.id, each.grams]));
  const taken = new Map<string, number>();
  let missing = 0;
  for (let gram = 0; gram < needed; gram++) {
    let best: Candidate | undefined;
    for (const each of candidates) {
      if ((left.get(each.id) ?? 0) === 0) continue;
      const key = (of: Candidate) => `${of.expiryDate} ${String(of.receivedAt.getTime()).padStart(3, '0')} ${of.id}`;
      if (!best || key(each) < key(best)) best = each;
    }
    if (!best) missing++;
    else {
      left.set(best.id, (left.get(best.id) ?? 0) - 1);
      taken.set(best.id, (taken.get(best.id) ?? 0) + 1);
    }
  }
  return { taken: [...taken], missing };
}

test('splitByFefo returns the same picks as a gram-by-gram reference, in any order of the lots', async (t) => {
  const any = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 100, max: 999 }).map(String),
      expiryDate: fc.integer({ min: 1, max: 4 }).map((day) => dateOf(`2026-01-0${day}`)),
      receivedAt: fc.integer({ min: 0, max: 3 }).map((at) => new Date(at)),
      grams: fc.integer({ min: 0, max: 9 }),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  );
  const property = fc.property(any, fc.integer({ min: 0, max: 60 }), (lots, needed) => {
    const kilos = (grams: number) => Decimal.of(String(grams)).times(Decimal.of('0.001')).toText();
    const candidates = lots.map((lot) => ({ ...lot, quantityBase: kilos(lot.grams) }));
    const { picks, missing } = splitByFefo(Decimal.of(kilos(needed)), candidates);
    const wanted = reference(needed, candidates);
    t.strictSame(
      picks.map(({ from, base }) => [from.id, base.toText()]),
      wanted.taken.map(([id, grams]) => [id, kilos(grams)]),
    );
    t.equal(missing.toText(), kilos(wanted.missing));
    t.same(
      candidates.toSorted(byFefo).map(({ id }) => id),
      candidates
        .toReversed()
        .toSorted(byFefo)
        .map(({ id }) => id),
      'in one order, however they come',
    );
  });
  fc.assert(property, { numRuns: 200 });
});
