import { test } from 'tap';
import {
  amountAtFirst,
  type FoundBatch,
  isOnLabel,
  meant,
  namesLot,
  verdictOn,
} from '../../src/scanner/found-batch.ts';
import { scanVerdict } from '../../src/scanner/scan-verdict.ts';

const batch = (given: Partial<FoundBatch> = {}): FoundBatch => ({
  ...{ id: 'b', lotId: 'l', lotNumber: 'L-1', stockId: 's', articleId: 'ham', storageLocationId: 'p' },
  ...{ articleName: 'Ham', storageLocationName: 'Cold room' },
  ...{ amount: '5', unit: 'KG', status: 'AVAILABLE', expiryDate: '2026-12-01' },
  ...given,
});

const asked = (found: readonly FoundBatch[], isNamed: boolean): string => {
  const result = meant(found, { namesLot: isNamed });
  if (!result) return 'nothing';
  return 'one' in result ? result.one.id : `${result.question} ${result.among.map(({ id }) => id)}`;
};

test('a label selects goods without a question only if it names one lot in one place', (t) => {
  t.equal(asked([], true), 'nothing');
  t.equal(asked([batch()], true), 'b');
  t.match(asked([batch()], false), /^Which lot.* b$/, 'also if there is only one');
  const late = batch({ id: 'late', lotId: 'l2', lotNumber: 'L-2', expiryDate: '2026-12-09' });
  t.match(asked([late, batch()], false), /^Which lot.* b,late$/, 'first what expires first');
  t.match(asked([late, batch()], true), /^Which lot/);
  t.match(asked([batch(), batch({ id: 'c', storageLocationName: 'Bar' })], true), /^It is in several.* c,b$/);
  t.match(asked([batch(), batch({ id: 'c', lotId: 'l2', articleId: 'beef' })], true), /^Several articles/);
  t.end();
});

const CODE = { lotNumber: null, gtin: null, contentGtin: null, articleNumber: null };

test('weight labels, GTINs and PLUs name no lot', (t) => {
  const names = (kind: string, lotNumber: string | null) =>
    namesLot({ kind, elements: { ...CODE, lotNumber }, article: null, isAway: false });
  t.same(
    ['EAN13_WEIGHT', 'GTIN', 'PLU', 'GS1'].map((kind) => names(kind, null)),
    [false, false, false, false],
  );
  t.same([names('GS1', 'L-1'), names('LOT_NUMBER', 'L-1'), names('UNKNOWN', null)], [true, true, true]);
  t.end();
});

test('without a network a label names a lot only if this device knows the article on it', (t) => {
  const elements = { ...CODE, lotNumber: 'L-1', articleNumber: 'R-1' };
  const label = { kind: 'GS1', elements, article: null, isAway: true, text: 'x' };
  const ham = { ...label, article: { id: 'ham' } };
  t.same([namesLot(label), namesLot(ham), namesLot({ ...label, isAway: false })], [false, true, true]);
  t.equal(namesLot({ ...label, elements: { ...CODE, lotNumber: 'L-1' } }), true, 'a label without an article');
  t.same([isOnLabel(batch(), label), isOnLabel(batch(), ham)], [true, true]);
  t.equal(isOnLabel(batch({ articleId: 'beef' }), ham), false, 'another article has a lot with the number');
  t.equal(isOnLabel(batch({ lotNumber: 'L-2' }), ham), false);
  t.equal(isOnLabel(batch({ lotNumber: 'l –1' }), ham), true, 'a number that looks the same');
  t.end();
});

test('a verdict names article, lot and place, and is never green for goods that need attention', (t) => {
  t.same(verdictOn(batch()), { good: 'Ham · L-1 · Cold room' });
  t.same(verdictOn(batch(), '2 kg'), { good: 'Ham · L-1 · Cold room: 2 kg' });
  for (const status of ['BLOCKED', 'EXPIRED', 'EXPIRING_SOON'])
    t.match(verdictOn(batch({ status })), { warn: /^Ham · L-1 · Cold room – / }, status);
  t.end();
});

test('the scan screen is green only for one lot that needs no attention', (t) => {
  const elements = { ...CODE, lotNumber: 'L-1' };
  const there = (given: object) => ({
    ...{ id: 'b', lotId: 'l', batchId: 'L-1', stockId: 's', articleId: 'ham', articleName: 'Ham', quantityUnit: 'KG' },
    ...{ storageLocationId: 'p', storageLocationName: 'Cold room', status: 'AVAILABLE', quantityAmount: 5 },
    ...given,
  });
  const verdict = (given: object, entries: readonly object[] = []) =>
    scanVerdict(
      {
        text: 'L-1',
        article: null,
        kind: 'GS1',
        isAway: false,
        elements,
        lots: [{ lotNumber: 'L-1' }],
        stockBatches: [],
        ...given,
      } as never,
      entries as never,
    );
  t.same(verdict({ stockBatches: [there({})] }), { good: 'Ham · L-1 · Cold room' });
  t.same(verdict({ stockBatches: [there({}), there({ storageLocationName: 'Bar' })] }), {
    good: 'Ham · L-1 · Cold room · Bar',
  });
  t.same(verdict({ stockBatches: [there({ status: 'EXPIRED' })] }), { warn: 'Ham · L-1 · Cold room – Expired' });
  const block = { booking: 'blockLot', of: { id: 'l' }, body: {}, lotId: 'l', blocking: true };
  t.same(
    verdict({ stockBatches: [there({})] }, [block]),
    { warn: 'Ham · L-1 · Cold room – Blocked' },
    'a hold that waits',
  );
  const taking = { booking: 'takeOut', of: { batchId: 'b' }, body: { quantityAmount: '5', quantityUnit: 'KG' } };
  t.match(
    verdict({ stockBatches: [there({})] }, [taking]),
    { warn: { values: ['L-1'] } },
    'waiting bookings take all of it',
  );
  t.same(verdict({ lots: [{ lotNumber: 'L-1', onHold: true }] }), { warn: 'L-1 – Held' });
  t.match(verdict({ lots: [{}, {}] }), { warn: {} });
  const unknown = { isAway: true, elements: { ...elements, articleNumber: 'R-1' }, stockBatches: [there({})] };
  t.match(verdict(unknown), { warn: {} }, 'another article may have the number');
  t.same(verdict({ lots: [], article: { name: 'Ham' } }), { good: 'Ham' });
  t.end();
});

test('amountAtFirst fills in all only for available or chosen goods, and the weight on a label always', (t) => {
  const first = (status: string, onLabel?: string) => amountAtFirst({ status }, { amount: '5', onLabel });
  t.same([first('AVAILABLE'), first('EXPIRING_SOON'), first('EXPIRED'), first('BLOCKED')], ['5', '', '', '']);
  t.equal(first('EXPIRING_SOON', '5'), '5');
  const chosen = amountAtFirst({ status: 'EXPIRED' }, { amount: '5', onLabel: undefined }, true);
  t.equal(chosen, '5', 'and for goods that were chosen on another page');
  t.end();
});
