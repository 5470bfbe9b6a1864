import fc from 'fast-check';
import { test } from 'tap';
import { deactivateStorageLocation, listLots, listStocks, placeHold, undoMovement } from '../../src/inventory/index.ts';
import {
  activateSupplier,
  addCertificate,
  deactivateSupplier,
  PRODUCT_KINDS,
  removeSupplier,
  updateArticle,
  updateSupplier,
} from '../../src/masterdata/index.ts';
import {
  GoodsReceipts,
  inspectGoodsReceipt,
  listGoodsReceipts,
  postGoodsReceipt,
  receiptWarningText,
} from '../../src/procurement/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { aCaller } from '../with-core.ts';
import { PORK, TODAY, withSuppliers } from './with-suppliers.ts';

const REJECTED = { rejectedAmount: '2.5', rejectedUnit: 'KG', rejectReason: 'Verpackung beschädigt' };
const NOTHING = { quantityAmount: null, quantityUnit: null, expiryDate: null, lotNumber: null, batchType: null };

test('each accepted line makes a lot and its stock batch, booked as RECEIVED from the receipt', async (t) => {
  const { ask, supplier, stock, batches, movements } = await withSuppliers();
  const [one, two] = [await stock(), await stock()];
  const facts = { species: 'PORK', bornIn: 'DE', rearedIn: ['DE'], slaughteredIn: 'DE' };
  const receipt = await ask(postGoodsReceipt, {
    supplierId: supplier.id,
    deliveryNote: ' LS 4711 ',
    vehicleTemperature: 3.5,
    lines: [
      { stockId: one.id, ...PORK, supplierLot: 'S-77', temperature: 2, temperatureLimit: 7, facts },
      { stockId: two.id, ...PORK, quantityAmount: '500', quantityUnit: 'g', lotNumber: 'X 1', batchType: 'ORGANIC' },
    ],
  });
  t.hasStrict(receipt, {
    receiptNumber: `G-${TODAY}-001`,
    supplierId: supplier.id,
    supplierName: 'Hof Müller',
    deliveryNote: 'LS 4711',
    purchaseOrder: '',
    receiptDate: TODAY,
    vehicleTemperature: '3.5',
    receivedBy: 'clerk',
  });
  const [first, second] = receipt.lines;
  t.hasStrict(first, {
    line: 1,
    articleId: one.articleId,
    articleName: 'Schweineschulter',
    quantityAmount: '10',
    quantityUnit: 'KG',
    lotNumber: `L-${TODAY}-001`,
    batchType: 'PURCHASED',
    supplierLot: 'S-77',
    temperature: '2',
    temperatureLimit: '7',
    rejectedAmount: null,
    rejectReason: null,
    status: 'ACCEPTED',
    undone: false,
    inspections: [],
  });
  t.hasStrict(first?.facts, { ...facts, slaughterhouse: null });
  t.hasStrict(second, { line: 2, lotNumber: 'X 1', batchType: 'ORGANIC', quantityAmount: '500', quantityUnit: 'g' });
  for (const line of receipt.lines) {
    const [batch] = await batches(line.stockId);
    t.hasStrict(batch, { id: line.stockBatchId, lotId: line.lotId, lotNumber: line.lotNumber, status: 'AVAILABLE' });
    const [movement, ...more] = await movements(line.stockId);
    t.hasStrict(movement, { type: 'RECEIVED', documentKind: 'RECEIPT', documentId: receipt.id, lotId: line.lotId });
    t.strictSame(more, []);
  }
});

test('the rejected part is on the receipt and never enters the ledger', async (t) => {
  const { receive, ledger, batches } = await withSuppliers();
  const { lines } = await receive({ ...PORK, ...REJECTED }, { ...REJECTED, temperature: 9, temperatureLimit: 4 });
  t.hasStrict(lines[0], { ...REJECTED, status: 'PARTLY_REJECTED', quantityAmount: '10' });
  t.hasStrict(lines[1], {
    ...REJECTED,
    ...NOTHING,
    lotId: null,
    stockBatchId: null,
    status: 'REJECTED',
    temperature: '9',
  });
  t.strictSame(
    (await ledger()).map(({ change }) => change),
    ['10'],
    'but what was accepted',
  );
  t.strictSame(await batches(lines[1]?.stockId ?? ''), []);
});

test('goods warmer than their limit are received on hold, with the cause INSPECTION', async (t) => {
  const { receive, batches, movements, holds } = await withSuppliers();
  const { lines } = await receive(
    { ...PORK, temperature: 7.1, temperatureLimit: 7, ...REJECTED },
    { ...PORK, temperature: 7, temperatureLimit: 7 },
    { ...PORK, temperature: 70 },
  );
  t.strictSame(
    lines.map(({ status }) => status),
    ['ON_HOLD', 'ACCEPTED', 'ACCEPTED'],
    'ON_HOLD before PARTLY_REJECTED',
  );
  const [warm, fine] = lines;
  t.equal((await batches(warm?.stockId ?? ''))[0]?.status, 'BLOCKED');
  const booked = await movements(warm?.stockId ?? '');
  t.strictSame(
    booked.map(({ type, statusAfter }) => [type, statusAfter]),
    [['RECEIVED', 'BLOCKED']],
    'and no other row',
  );
  t.hasStrict(await holds(warm?.lotId ?? ''), [{ cause: 'INSPECTION', placedBy: 'clerk', releasedAt: null }]);
  t.strictSame(await holds(fine?.lotId ?? ''), []);
});

/** The limits of bought goods by product kind, chilled and frozen, as on paper. */
const PAPER: Readonly<Record<string, readonly [chilled: number, frozen: number] | undefined>> = {
  MEAT: [7, -12],
  GAME_LARGE: [7, -12],
  OFFAL: [3, -12],
  POULTRY: [4, -12],
  GAME_SMALL: [4, -12],
  SEPARATED_MEAT: [2, -18],
  MINCED_MEAT: [2, -18],
  MEAT_PREPARATION: [4, -18],
  MEAT_PRODUCT: [7, -12],
};

test('the limit of a line is that of the product kind of its article, or a stricter one', async (t) => {
  const { ask, refusal, supplier, stock, holds } = await withSuppliers();
  const degrees = fc.integer({ min: -200, max: 80 }).map((tenths) => tenths / 10);
  const goods = fc.record({
    productKind: fc.constantFrom(null, ...PRODUCT_KINDS),
    frozen: fc.boolean(),
    temperature: fc.option(degrees),
    temperatureLimit: fc.option(degrees),
    accepted: fc.boolean(),
    rejected: fc.boolean(),
    onLimit: fc.boolean(),
  });
  const { id: stockId, articleId } = await stock();
  await fc.assert(
    fc.asyncProperty(goods, async ({ productKind, frozen, temperature, temperatureLimit, ...parts }) => {
      const max = PAPER[productKind ?? '']?.[frozen ? 1 : 0];
      const limit = parts.onLimit && temperatureLimit !== null && max !== undefined ? max : temperatureLimit;
      const isAccepted = parts.accepted || !parts.rejected;
      await ask(updateArticle, { id: articleId, productKind, frozen });
      const line = {
        ...{ stockId, temperature, temperatureLimit: limit, ...(isAccepted && PORK) },
        ...(parts.rejected && REJECTED),
      };
      const body = { supplierId: supplier.id, lines: [{ ...PORK, stockId }, line] };
      if (max !== undefined && limit !== null && limit > max) {
        const { code, faults } = await refusal(postGoodsReceipt, body);
        t.match({ code, faults }, { code: 'VALIDATION_ERROR', faults: [{ field: 'lines[1].temperatureLimit' }] });
        return;
      }
      const receipt = await ask(postGoodsReceipt, body);
      const given = receipt.lines[1];
      const effective = limit ?? (isAccepted ? (max ?? null) : null);
      const isWarm = isAccepted && temperature !== null && effective !== null && temperature > effective;
      t.equal(given?.temperatureLimit, effective === null ? null : String(effective));
      t.equal((await holds(given?.lotId ?? '')).length, isWarm ? 1 : 0);
      t.equal(given?.status === 'ON_HOLD', isWarm);
      const missing = receipt.warnings.filter(({ code }) => code === 'TEMPERATURE_MISSING').map((one) => one.line);
      const isMissing = isAccepted && temperature === null && max !== undefined;
      t.strictSame(missing, [...(max === undefined ? [] : [1]), ...(isMissing ? [2] : [])]);
    }),
    { numRuns: 300 },
  );
});

test('a limit that is too warm is refused after unknown ids and before the rules of suppliers', async (t) => {
  const { ask, refused, faults, stock, supplier } = await withSuppliers();
  const { id: stockId, articleId } = await stock();
  await ask(updateArticle, { id: articleId, productKind: 'POULTRY' });
  await ask(updateSettings, { supplierCertificates: 'REFUSE' });
  const warm = { stockId, ...PORK, temperatureLimit: 4.1 };
  t.equal(await refused(postGoodsReceipt, { supplierId: 'unknown', lines: [warm] }), 'SUPPLIER_NOT_FOUND');
  t.equal(
    await refused(postGoodsReceipt, { supplierId: supplier.id, lines: [warm, { ...warm, stockId: 'unknown' }] }),
    'STOCK_NOT_FOUND',
  );
  t.strictSame(
    await faults(postGoodsReceipt, { supplierId: supplier.id, lines: [{ ...warm, temperatureLimit: 4 }, warm] }),
    ['lines[1].temperatureLimit'],
  );
});

test('a line needs amount, unit and expiry date together, and rejected amount, unit and reason together', async (t) => {
  const { faults, stock, supplier } = await withSuppliers();
  const { id: stockId } = await stock();
  const faultsOf = (...lines: object[]) =>
    faults(postGoodsReceipt, { supplierId: supplier.id, lines: lines.map((line) => ({ stockId, ...line })) });
  t.strictSame(await faultsOf({ ...PORK, lotNumber: 'A\u200b' }), ['lines[0].lotNumber']);
  t.strictSame(await faultsOf({}), ['lines[0].quantityAmount', 'lines[0].quantityUnit', 'lines[0].expiryDate']);
  t.strictSame(await faultsOf({ quantityAmount: '1' }, { ...REJECTED, expiryDate: '2026-02-01' }), [
    ...['lines[0].quantityUnit', 'lines[0].expiryDate', 'lines[1].quantityAmount', 'lines[1].quantityUnit'],
  ]);
  t.strictSame(await faultsOf({ ...PORK, rejectReason: 'x' }, { rejectedAmount: '1', rejectReason: ' ' }), [
    ...['lines[0].rejectedAmount', 'lines[0].rejectedUnit', 'lines[1].rejectedUnit', 'lines[1].rejectReason'],
  ]);
  t.strictSame(await faultsOf({ ...PORK, quantityAmount: 10 }), ['lines[0].quantityAmount'], 'a faulty one was given');
});

test('postGoodsReceipt reports all faults of the form at once', async (t) => {
  const { faults } = await withSuppliers();
  t.strictSame(await faults(postGoodsReceipt, { lines: [] }), ['supplierId', 'lines']);
  t.strictSame(await faults(postGoodsReceipt, { supplierId: 'x', lines: Array(201).fill({ stockId: 'x', ...PORK }) }), [
    'lines',
  ]);
  const wrong = {
    ...{ quantityAmount: '0', quantityUnit: 'STONE', expiryDate: '2026-02-30', lotNumber: '..', batchType: 'a' },
    ...{ supplierLot: 'x'.repeat(51), temperature: '4', temperatureLimit: 1001, facts: { bornIn: 'UK' } },
    ...{ rejectedAmount: '-1', rejectedUnit: '', rejectReason: 5 },
  };
  const named = ['supplierId', 'deliveryNote', 'purchaseOrder', 'receiptDate', 'vehicleTemperature'];
  t.strictSame(
    await faults(postGoodsReceipt, {
      deliveryNote: 'x'.repeat(51),
      purchaseOrder: 1,
      receiptDate: 'today',
      vehicleTemperature: -274,
      lines: [wrong],
    }),
    [
      ...named,
      ...Object.keys(wrong).map((name) => `lines[0].${name === 'facts' ? 'facts.bornIn' : name}`),
      'lines[0].stockId',
    ],
  );
});

test('the receipt date is at most 31 days back, not in the future, and part of receipt and lot numbers', async (t) => {
  const { ask, faults, stock, supplier, ports } = await withSuppliers();
  const on = async (receiptDate: string) => ({
    supplierId: supplier.id,
    receiptDate,
    lines: [{ stockId: (await stock()).id, ...PORK }],
  });
  const receipt = await ask(postGoodsReceipt, await on('2025-12-05'));
  t.hasStrict(receipt, { receiptNumber: 'G-2025-12-05-001', receiptDate: '2025-12-05' });
  t.equal(receipt.lines[0]?.lotNumber, 'L-2025-12-05-001');
  t.strictSame(receipt.createdAt, ports.clock.now(), 'but it is booked now');
  for (const wrong of ['2026-01-06', '2025-12-04']) {
    t.strictSame(await faults(postGoodsReceipt, await on(wrong)), ['receiptDate'], wrong);
    t.strictSame(await faults(postGoodsReceipt, { ...(await on(wrong)), supplierId: 'unknown' }), ['receiptDate']);
    t.strictSame(await faults(postGoodsReceipt, { ...(await on(wrong)), lines: [] }), ['lines', 'receiptDate']);
  }
});

test('postGoodsReceipt refuses unknown ids before it checks rules, and books nothing', async (t) => {
  const { ask, refused, room, stock, supplier, ledger } = await withSuppliers();
  const { id: stockId } = await stock();
  const line = { stockId, ...PORK };
  const post = (...lines: object[]) => refused(postGoodsReceipt, { supplierId: supplier.id, lines });
  t.equal(await refused(postGoodsReceipt, { supplierId: 'unknown', lines: [line] }), 'SUPPLIER_NOT_FOUND');
  await ask(updateSettings, { supplierCertificates: 'REFUSE' });
  await ask(deactivateStorageLocation, { id: room.id });
  t.equal(await post(line, { ...line, stockId: 'unknown' }), 'STOCK_NOT_FOUND');
  t.equal(await post({ stockId: 'unknown', ...REJECTED }), 'STOCK_NOT_FOUND', 'also where nothing is accepted');
  t.equal(await post(line), 'STORAGE_LOCATION_INACTIVE');
  await ask(updateSettings, { supplierCertificates: 'WARN' });
  const { lines } = await ask(postGoodsReceipt, { supplierId: supplier.id, lines: [{ stockId, ...REJECTED }] });
  t.equal(lines[0]?.status, 'REJECTED', 'what is rejected goes nowhere');
  t.strictSame(await ledger(), []);
});

test('a lot number is unique per stock and type', async (t) => {
  const { receive, stock, refused, supplier } = await withSuppliers();
  const { id: stockId } = await stock();
  await receive({ stockId, ...PORK, lotNumber: 'X1' }, { stockId, ...PORK, lotNumber: 'X1', batchType: 'OTHER' });
  const again = { supplierId: supplier.id, lines: [{ stockId, ...PORK, lotNumber: 'x1' }] };
  t.equal(await refused(postGoodsReceipt, again), 'STOCK_BATCH_ALREADY_EXISTS');
});

test('lot numbers are generated only for accepted lines without a given one', async (t) => {
  const { receive } = await withSuppliers();
  const { lines } = await receive(PORK, { ...PORK, lotNumber: 'own' }, REJECTED, { ...PORK, lotNumber: null });
  t.strictSame(
    lines.map(({ lotNumber }) => lotNumber),
    [`L-${TODAY}-001`, 'own', null, `L-${TODAY}-002`],
  );
  t.equal((await receive(PORK)).lines[0]?.lotNumber, `L-${TODAY}-003`);
});

test('a goods receipt of 200 lines makes 200 lots', async (t) => {
  const { receive, stock, movements } = await withSuppliers();
  const { id: stockId } = await stock();
  const { lines } = await receive(...Array.from({ length: 200 }, () => ({ stockId, ...PORK })));
  t.equal(new Set(lines.map(({ lotId }) => lotId)).size, 200);
  t.equal(lines.at(-1)?.lotNumber, `L-${TODAY}-200`);
  t.equal((await movements(stockId)).length, 20, 'on a page');
});

test('a receipt keeps its warnings: first those about the supplier, next those of each line', async (t) => {
  const { ask, receive, receipt: read, supplier, stock, article } = await withSuppliers();
  const codes = ({ warnings }: Awaited<ReturnType<typeof receive>>) => warnings.map(({ code, line }) => [code, line]);
  const stranger = await stock({ articleId: (await article()).id });
  const none = await receive({ ...PORK, supplierLot: 'S1' });
  t.strictSame(codes(none), [['SUPPLIER_CERTIFICATE_MISSING', null]]);
  await ask(deactivateSupplier, { id: supplier.id });
  const facts = { species: 'BEEF', bornIn: 'DE' };
  const many = await receive(
    { ...REJECTED, facts },
    { ...PORK, stockId: stranger.id, expiryDate: '2026-01-04', facts },
    {
      ...PORK,
      supplierLot: 'S1',
      expiryDate: TODAY,
      facts: { species: 'PORK', rearedIn: ['DE'], slaughteredIn: 'DE' },
    },
  );
  t.strictSame(codes(many), [
    ['SUPPLIER_INACTIVE', null],
    ['SUPPLIER_CERTIFICATE_MISSING', null],
    ['SUPPLIER_LOT_MISSING', 2],
    ['ORIGIN_INCOMPLETE', 2],
    ['EXPIRED_ON_RECEIPT', 2],
  ]);
  t.strictSame(many.warnings.map((one) => String(receiptWarningText(one))).slice(3), [
    'The origin of BEEF lacks rearedIn, slaughteredIn, slaughterhouse, reference',
    `The goods expired on ${many.warnings[4]?.values?.['expiryDate']}, before they were received`,
  ]);
  await ask(activateSupplier, { id: supplier.id });
  t.strictSame((await read(many.id)).warnings, many.warnings, 'they stay');
});

test('a receipt warns of an article not assigned to the supplier, only for lines with a lot', async (t) => {
  const { ask, receive, stock, supplier } = await withSuppliers();
  const { articleId, id: stockId } = await stock();
  await ask(removeSupplier, { id: articleId, supplierId: supplier.id });
  const { warnings } = await receive({ ...PORK, stockId, supplierLot: 'S' }, { ...REJECTED, stockId });
  const ofLines = warnings.filter(({ line }) => line !== null);
  t.strictSame(
    ofLines.map(({ code, line }) => [code, line]),
    [['SUPPLIER_NOT_ASSIGNED', 1]],
  );
});

test('a supplier needs one certificate valid on the receipt date; a missing start or end is unlimited', async (t) => {
  const { ask, supplier, stock, refused } = await withSuppliers();
  const { id: stockId } = await stock();
  const on = (receiptDate: string) => ({
    supplierId: supplier.id,
    receiptDate,
    lines: [{ stockId, ...PORK, supplierLot: 'S' }],
  });
  const codes = async (receiptDate = TODAY) =>
    (await ask(postGoodsReceipt, on(receiptDate))).warnings.map(({ code }) => code);
  const certify = (certificateType: string, validFrom?: string, validUntil?: string) =>
    ask(addCertificate, { id: supplier.id, certificateType, validFrom, validUntil });

  await ask(updateSettings, { supplierCertificates: 'REFUSE' });
  t.equal(await refused(postGoodsReceipt, on(TODAY)), 'SUPPLIER_CERTIFICATE_MISSING');
  await certify('old', '2025-01-01', '2025-12-31');
  t.equal(await refused(postGoodsReceipt, on(TODAY)), 'SUPPLIER_CERTIFICATE_EXPIRED');
  t.strictSame(await codes('2025-12-31'), [], 'on its last day it is valid');
  await ask(updateSettings, { supplierCertificates: 'WARN' });
  t.strictSame(await codes(), ['SUPPLIER_CERTIFICATE_EXPIRED']);
  await certify('new', '2026-01-06');
  t.strictSame(await codes(), ['SUPPLIER_CERTIFICATE_EXPIRED'], 'not yet valid');
  await certify('today', TODAY, TODAY);
  t.strictSame(await codes(), [], 'on its first day it is valid');
  t.strictSame(await codes('2026-01-02'), ['SUPPLIER_CERTIFICATE_EXPIRED']);
  await certify('open', undefined, '2026-01-02');
  t.strictSame(await codes('2026-01-02'), []);
  await certify('from then on', '2026-01-04');
  t.strictSame(await codes('2026-01-04'), []);
  await certify('for ever');
  await ask(updateSettings, { supplierCertificates: 'REFUSE' });
  t.strictSame(await codes('2026-01-01'), []);
});

test('a receipt line can have at most 20 inspections', async (t) => {
  const { ask, refusal, receive, receipt: read } = await withSuppliers();
  const { id } = await receive(PORK, PORK);
  const inspection = { id, line: '1', result: 'PASSED' };
  for (let times = 0; times < 20; times++) await ask(inspectGoodsReceipt, inspection);
  const refused = await refusal(inspectGoodsReceipt, inspection);
  t.match(refused, { kind: 'conflict', code: 'TOO_MANY_INSPECTIONS', message: /Line 1 .* 20 times/ });
  await ask(inspectGoodsReceipt, { ...inspection, line: '2' });
  t.strictSame(
    (await read(id)).lines.map(({ inspections }) => inspections.length),
    [20, 1],
    'each line by itself',
  );
});

test('a failed inspection places a hold on its lot, and a passed one releases the holds of inspections', async (t) => {
  const { ask, receive, receipt: read, batches, holds, ports } = await withSuppliers();
  const receipt = await receive(PORK, { ...PORK, temperature: 8, temperatureLimit: 7 });
  const [line, warm] = receipt.lines;
  const inspect = (number: number, result: string, more: object = {}) =>
    ask(inspectGoodsReceipt, { id: receipt.id, line: String(number), result, ...more });
  const status = async (stockId = '') => (await batches(stockId))[0]?.status;

  ports.clock.advance(1000);
  const failed = await inspect(1, 'FAILED', { temperature: 9.5, notes: 'riecht' });
  t.strictSame(failed.lines[0]?.inspections, [
    {
      ...{ line: 1, result: 'FAILED', temperature: '9.5', notes: 'riecht', inspectedBy: 'clerk' },
      inspectedAt: ports.clock.now().toISOString(),
    },
  ]);
  t.equal(failed.lines[0]?.status, 'ACCEPTED', 'the status is that of the receipt');
  t.strictSame(failed.lines[1]?.inspections, []);
  t.equal(await status(line?.stockId), 'BLOCKED');
  t.hasStrict(await holds(line?.lotId ?? ''), [{ cause: 'INSPECTION', reason: 'riecht' }]);
  await inspect(1, 'FAILED');
  t.equal((await holds(line?.lotId ?? '')).length, 2);
  const passed = await inspect(1, 'PASSED');
  t.strictSame(
    passed.lines[0]?.inspections.map(({ result }) => result),
    ['FAILED', 'FAILED', 'PASSED'],
  );
  t.equal(await status(line?.stockId), 'AVAILABLE');
  t.ok((await holds(line?.lotId ?? '')).every(({ releasedBy }) => releasedBy === 'clerk'));
  await inspect(1, 'PASSED', { notes: 'wieder' });
  t.ok(
    (await holds(line?.lotId ?? '')).every(({ releaseReason }) => releaseReason !== 'wieder'),
    'released once',
  );
  t.equal(await status(warm?.stockId), 'BLOCKED', 'the other lot stays held');
  const held = ({ lines }: Pick<typeof passed, 'lines'>) => lines.map(({ onHold }) => onHold);
  t.strictSame(held(receipt), [false, true]);
  t.strictSame(held(failed), [true, true]);
  t.strictSame(held(passed), [false, true]);
  t.strictSame(held(await read(receipt.id)), [false, true]);
  t.equal((await inspect(2, 'PASSED')).lines[1]?.status, 'ON_HOLD', 'that of the moment of the receipt');
  t.equal(await status(warm?.stockId), 'AVAILABLE');
  t.strictSame(
    (await read(receipt.id)).lines.map(({ inspections }) => inspections.length),
    [4, 1],
  );
});

test('inspectGoodsReceipt refuses an unknown line, and a rejected line with NOTHING_TO_INSPECT', async (t) => {
  const { receive, refused, faults } = await withSuppliers();
  const { id } = await receive(PORK, REJECTED);
  const asked = (line: string, receipt = id) => refused(inspectGoodsReceipt, { id: receipt, line, result: 'PASSED' });
  t.equal(await asked('1', 'unknown'), 'GOODS_RECEIPT_NOT_FOUND');
  for (const line of ['0', '3', '01', 'x', '']) t.equal(await asked(line), 'GOODS_RECEIPT_LINE_NOT_FOUND', line);
  t.equal(await asked('2'), 'NOTHING_TO_INSPECT');
  const wrong = { id, line: '1', result: 'passed', temperature: -300, notes: 5 };
  t.strictSame(await faults(inspectGoodsReceipt, wrong), ['result', 'temperature', 'notes']);
});

test('a receipt line whose movement was undone is marked as undone, and keeps its status', async (t) => {
  const { ask, receive, receipt: read, movements, batches } = await withSuppliers();
  const { id, lines } = await receive(PORK, PORK);
  const [row] = await movements(lines[1]?.stockId ?? '');
  await ask(undoMovement, { id: row?.id, reason: 'doppelt erfasst' });
  const after = await read(id);
  t.strictSame(
    after.lines.map(({ undone, status }) => [undone, status]),
    [
      [false, 'ACCEPTED'],
      [true, 'ACCEPTED'],
    ],
  );
  t.strictSame((await ask(listGoodsReceipts, {})).content, [after]);
  t.equal((await batches(lines[1]?.stockId ?? ''))[0]?.status, 'DEPLETED');
  const inspected = await ask(inspectGoodsReceipt, { id, line: '2', result: 'FAILED' });
  t.ok(inspected.lines[1]?.undone, 'an inspection still knows it');
});

test('a passed inspection does not release a manual hold', async (t) => {
  const { ask, receive, receipt, batches, holds } = await withSuppliers();
  const { id, lines } = await receive({ ...PORK, temperature: 9, temperatureLimit: 7 });
  const { lotId = '', stockId = '' } = lines[0] ?? {};
  await ask(placeHold, { id: lotId, reason: 'Rückruf?' });
  await ask(inspectGoodsReceipt, { id, line: '1', result: 'PASSED', notes: 'in Ordnung' });
  const after = (await holds(lotId ?? '')).map(({ cause, releaseReason }) => [cause, releaseReason]);
  t.strictSame(after.sort(), [
    ['INSPECTION', 'in Ordnung'],
    ['MANUAL', null],
  ]);
  t.equal((await batches(stockId))[0]?.status, 'BLOCKED');
  t.ok((await receipt(id)).lines[0]?.onHold, 'the receipt shows it');
  const [listed] = (await ask(listGoodsReceipts, {})).content;
  t.ok(listed?.lines[0]?.onHold, 'and so does the list');
});

test('a receipt keeps its supplier and article names when these are renamed', async (t) => {
  const { ask, receive, receipt: read, supplier } = await withSuppliers();
  const receipt = await receive(PORK);
  await ask(updateSupplier, { id: supplier.id, name: 'Hof Maier' });
  await ask(updateArticle, { id: receipt.lines[0]?.articleId, name: 'Schulter' });
  t.strictSame(await read(receipt.id), receipt);
});

test('receipts are listed by number, and found by supplier, article and day', async (t) => {
  const { ask, receive, supplier, stock, ports } = await withSuppliers();
  const { id: stockId, articleId } = await stock();
  const first = await receive(PORK);
  const second = await receive({ stockId, ...PORK }, PORK, { stockId, ...PORK });
  const found = async (filter: object) => (await ask(listGoodsReceipts, filter)).content.map(({ id }) => id);
  t.strictSame(await found({}), [first.id, second.id]);
  t.strictSame((await ask(listGoodsReceipts, {})).content[1], second);
  t.strictSame(await found({ articleId }), [second.id]);
  t.strictSame(await found({ supplierId: supplier.id, receiptDate: TODAY, sort: 'createdAt,desc' }), [
    first.id,
    second.id,
  ]);
  t.strictSame(await found({ supplierId: 'unknown' }), []);
  t.strictSame(await found({ receiptDate: '2026-01-04' }), []);
  const { articleIds } = await ports.reader.get(GoodsReceipts, second.id);
  t.strictSame(articleIds.length, 2, 'each once');
});

test('reading, posting and inspecting receipts each need their own permission', async (t) => {
  const { refused } = await withSuppliers();
  const as = (...permissions: Parameters<typeof aCaller>[0] & string[]) => ({ caller: aCaller(permissions) });
  t.equal(await refused(postGoodsReceipt, {}, as('GOODS_RECEIPT_READ')), 'ACCESS_DENIED');
  t.equal(await refused(postGoodsReceipt, {}, as('GOODS_RECEIPT_WRITE')), 'VALIDATION_ERROR');
  t.equal(await refused(inspectGoodsReceipt, {}, as('GOODS_RECEIPT_WRITE')), 'ACCESS_DENIED');
  t.equal(await refused(listGoodsReceipts, {}, as('GOODS_RECEIPT_WRITE')), 'ACCESS_DENIED');
});

test('listLots finds lots by supplier, and by supplier lot number or lot number without regard to case', async (t) => {
  const { ask, receive, supplier } = await withSuppliers();
  const { lines } = await receive({ ...PORK, supplierLot: 'Los-Ä7' }, { ...PORK, supplierLot: 'Los-Ä8' }, PORK);
  const [one, two, three] = lines.map(({ lotId }) => lotId);
  const found = async (filter: object) => (await ask(listLots, filter)).content.map(({ id }) => id);
  t.strictSame(await found({ supplierLot: 'LOS-ä7' }), [one]);
  t.strictSame(await found({ supplierId: supplier.id }), [one, two, three]);
  t.strictSame(await found({ supplierId: supplier.id, supplierLot: 'los-ä8', origin: 'RECEIPT' }), [two]);
  t.strictSame(await found({ lotNumber: (lines[2]?.lotNumber ?? '').toLowerCase() }), [three]);
});

test('a line can name article and storage location; their stock is created if it is missing', async (t) => {
  const { ask, supplier, article, place, refused, faults, batches } = await withSuppliers();
  const [{ id: articleId }, { id: storageLocationId }] = [await article(), await place()];
  const given = (...lines: object[]) => ({
    supplierId: supplier.id,
    lines: lines.map((line) => ({ ...PORK, ...line })),
  });
  const post = (...lines: object[]) => ask(postGoodsReceipt, given(...lines));
  const { lines } = await post({ articleId, storageLocationId }, { articleId, storageLocationId });
  const [{ stockId } = { stockId: '' }] = lines;
  t.match(lines, [{ stockId, articleId, articleName: 'Schweineschulter' }, { stockId }]);
  t.equal((await batches(stockId)).length, 2);
  t.equal((await post({ stockId })).lines[0]?.articleId, articleId);
  t.same(await faults(postGoodsReceipt, given({ storageLocationId })), ['lines[0].articleId']);
  t.same(await faults(postGoodsReceipt, given({ stockId, articleId })), ['lines[0].articleId']);
  t.same(await faults(postGoodsReceipt, given({ articleId })), ['lines[0].stockId', 'lines[0].articleId']);
  t.same(await faults(postGoodsReceipt, given({ articleId, stockId, storageLocationId })), ['lines[0].stockId']);
  const unknown = (more: object) => refused(postGoodsReceipt, given({ articleId, storageLocationId, ...more }));
  t.equal(await unknown({ articleId: 'x' }), 'ARTICLE_NOT_FOUND');
  t.equal(await unknown({ storageLocationId: 'x' }), 'STORAGE_LOCATION_NOT_FOUND');
});

test('a line that is rejected as a whole makes no stock at its storage location', async (t) => {
  const { ask, supplier, article, place, refused } = await withSuppliers();
  const [{ id: articleId }, { id: storageLocationId }] = [await article(), await place()];
  const rejected = { articleId, storageLocationId, rejectedAmount: '4', rejectedUnit: 'KG', rejectReason: 'Too warm' };
  const post = (...lines: object[]) => ask(postGoodsReceipt, { supplierId: supplier.id, lines });
  const stocks = async () => (await ask(listStocks, { articleId })).content.map(({ id }) => id);
  t.match((await post(rejected)).lines, [
    { articleId, articleName: 'Schweineschulter', stockId: '', status: 'REJECTED' },
  ]);
  t.same(await stocks(), []);
  const { lines } = await post(rejected, { ...PORK, articleId, storageLocationId }, rejected);
  const [made] = await stocks();
  t.same(
    lines.map(({ stockId }) => stockId),
    [made, made, made],
    'goods of the same receipt make it',
  );
  t.equal((await post(rejected)).lines[0]?.stockId, made);
  const code = (more: object) =>
    refused(postGoodsReceipt, { supplierId: supplier.id, lines: [{ ...rejected, ...more }] });
  t.equal(await code({ articleId: 'x' }), 'ARTICLE_NOT_FOUND');
  t.equal(await code({ storageLocationId: 'x' }), 'STORAGE_LOCATION_NOT_FOUND');
});

test('a lot that starts on hold because of its number is received ON_HOLD', async (t) => {
  const { ask, receive, stock, article, place } = await withSuppliers();
  const { id: articleId } = await article();
  const one = await stock({ articleId });
  const two = await stock({ articleId, storageLocationId: (await place()).id });
  const [first] = (await receive({ ...PORK, stockId: one.id, lotNumber: 'Q1' })).lines;
  await ask(placeHold, { id: first?.lotId, reason: 'Riecht' });
  const { lines } = await receive({ ...PORK, stockId: two.id, lotNumber: 'ԛ 1', ...REJECTED });
  t.match(lines, [{ status: 'ON_HOLD', onHold: true }], 'ON_HOLD before PARTLY_REJECTED');
});

test('default lot numbers skip the numbers of other lots and lines', async (t) => {
  const { receive, stock } = await withSuppliers();
  const { id: stockId } = await stock();
  const number = (of: number) => `L-${TODAY}-00${of}`;
  const numbersOf = async (...lines: object[]) =>
    (await receive(...lines.map((line) => ({ ...PORK, stockId, ...line })))).lines.map(({ lotNumber }) => lotNumber);
  t.same(await numbersOf({ lotNumber: number(1).toLowerCase().replace('-', '–') }, { lotNumber: number(3) }), [
    number(1).toLowerCase().replace('-', '–'),
    number(3),
  ]);
  t.same(await numbersOf({}, { lotNumber: number(4) }, {}), [number(2), number(4), number(5)]);
});

test('a line that is rejected as a whole may name an inactive storage location', async (t) => {
  const { ask, article, place, refused, supplier } = await withSuppliers();
  const { id: articleId } = await article();
  const { id: storageLocationId } = await place();
  await ask(deactivateStorageLocation, { id: storageLocationId });
  const post = { supplierId: supplier.id, lines: [{ articleId, storageLocationId, ...REJECTED }] };
  t.match((await ask(postGoodsReceipt, post)).lines, [{ status: 'REJECTED', stockId: '' }]);
  const arriving = { ...post, lines: [{ articleId, storageLocationId, ...PORK }] };
  t.equal(await refused(postGoodsReceipt, arriving), 'STORAGE_LOCATION_INACTIVE');
});
