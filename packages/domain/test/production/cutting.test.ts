import { test } from 'tap';
import { blockStockBatch, removeFromStockBatch } from '../../src/inventory/stock-batch/stock-batch-contracts.ts';
import { deactivateStorageLocation } from '../../src/inventory/storage-location/storage-location-contracts.ts';
import { cut, getCutting, listCuttings } from '../../src/production/cutting/cutting-contracts.ts';
import { contradictions, sharedFacts } from '../../src/production/run/origin.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { withBatch } from './with-batch.ts';
import { NOBODY } from './with-recipe.ts';

const from = ({ id: stockBatchId }: { id: string }, quantityAmount: string, quantityUnit = 'KG') => ({
  ...{ stockBatchId, quantityAmount, quantityUnit },
});
const into = (stockId: string, quantityAmount: string, more: object = {}) => ({
  ...{ stockId, quantityAmount, quantityUnit: 'KG' },
  ...more,
});
const waste = (quantityAmount: string, more: object = {}) => ({ quantityAmount, quantityUnit: 'KG', ...more });

/** Returns a core with a lot of half a pig (40 kg), and with the articles and stocks of its cuts. */
async function table() {
  const base = await withBatch();
  const { article, stock, lot } = base;
  const [half, loin, bones] = [await article(), await article(), await article()];
  const [loins, bins] = [await stock(loin), await stock(bones)];
  return { ...base, half, loin, bones, loins, bins, pig: await lot(half, '40', { expiryDate: '2026-01-12' }) };
}

test('cut turns input lots into output lots in one posting', async (t) => {
  const { run, refusal, half, loin, bones, loins, bins, pig, lot, lots, left, ledger, ports } = await table();
  const other = await lot(half, '10', { expiryDate: '2026-01-11' });
  const given = {
    inputs: [from(pig, '40000', 'G'), from(other, '10')],
    outputs: [
      into(loins, '20', { costShare: 70.5 }),
      into(bins, '10.25', { costShare: 29.5, lotNumber: 'B-1', expiryDate: '2026-01-09' }),
      into(loins, '9.7', { costShare: 0, lotNumber: 'Dry aged', expiryDate: '2026-02-28', expiryReason: ' Aged ' }),
    ],
    waste: [waste('7', { reason: 'Fat' }), waste('1000', { quantityUnit: 'g' })],
    loss: waste('2'),
    note: 'Monday',
  };
  const done = await run(cut, given);
  const { id, createdAt, ...rest } = done;
  t.same(createdAt, ports.clock.now());
  t.match(rest, {
    ...{ cuttingNumber: 'C-2026-01-05-001', status: 'DONE', note: 'Monday', createdBy: 'clerk' },
    inputs: [
      { stockBatchId: pig.id, lotId: pig.lotId, lotNumber: pig.lotNumber, articleId: half, quantity: '40', unit: 'KG' },
      { stockBatchId: other.id, quantity: '10' },
    ],
    outputs: [
      {
        ...{ articleId: loin, lotNumber: 'C-2026-01-05-001', quantity: '20', unit: 'KG', costShare: '70.5' },
        ...{ expiryDate: '2026-01-11', expiryReason: null, onHold: false },
      },
      { articleId: bones, lotNumber: 'B-1', expiryDate: '2026-01-09' },
      { articleId: loin, lotNumber: 'Dry aged', expiryDate: '2026-02-28', expiryReason: 'Aged' },
    ],
    waste: [
      { quantityAmount: '7', quantityUnit: 'KG', reason: 'Fat' },
      { quantityAmount: '1000', quantityUnit: 'g', reason: null },
    ],
    loss: { quantityAmount: '2', quantityUnit: 'KG' },
    massBalance: { input: '50', output: '39.95', waste: '8', loss: '2', difference: '0.05' },
    yieldPercent: '79.9',
  });
  t.strictSame(await run(getCutting, { id }), done);
  t.strictSame((await run(listCuttings)).content, [done]);
  t.equal(await left(pig), '0');
  const rows = await ledger(id);
  t.equal(new Set(rows.map(({ postingId }) => postingId)).size, 1);
  t.same(
    rows.map(({ type, documentKind }) => `${type} ${documentKind}`),
    ['CONSUMED RUN', 'CONSUMED RUN', 'PRODUCED RUN', 'PRODUCED RUN', 'PRODUCED RUN'],
  );
  for (const made of await lots({ originId: id })) t.match(made, { origin: 'RUN', batchType: 'PRODUCED', facts: null });
  const next = await lot(half, '1');
  const again = await run(cut, { inputs: [from(next, '1')], outputs: [into(bins, '1')] });
  t.match(again, { cuttingNumber: 'C-2026-01-05-002', note: '', waste: [], loss: null });
  t.match(again.outputs, [{ costShare: null, expiryDate: '2026-03-01' }]);
  t.equal(await refusal(getCutting, { id: NOBODY }), 'CUTTING_NOT_FOUND');
});

test('listCuttings filters by the article of an input and by the status', async (t) => {
  const { run, half, loin, loins, pig, lot } = await table();
  const [first, second] = [
    await run(cut, { inputs: [from(pig, '2'), from(await lot(half, '1'), '1')], outputs: [into(loins, '3')] }),
    await run(cut, { inputs: [from(await lot(loin, '1'), '1')], outputs: [into(loins, '1')] }),
  ];
  const found = async (filter: object) => (await run(listCuttings, filter)).content.map(({ id }) => id);
  t.same(await found({ articleId: half }), [first.id]);
  t.same(await found({ articleId: loin }), [second.id], 'an output does not count');
  t.same(await found({ articleId: NOBODY }), []);
  t.same(await found({ articleId: half, status: 'UNDONE' }), []);
});

test('cut creates one lot in two stocks for one article, and refuses different expiry dates for it', async (t) => {
  const { run, refusal, loin, loins, pig, stock, room } = await table();
  const freezer = await stock(loin, await room());
  const inputs = [from(pig, '10')];
  const faults = (...outputs: object[]) => refusal(cut, { inputs, outputs });
  t.equal(await faults(into(loins, '5'), into(loins, '5')), 'VALIDATION_ERROR outputs[1].stockId');
  const alike = ['A-1', 'А – 1'].map((lotNumber) => into(loins, '5', { lotNumber }));
  t.equal(await faults(...alike), 'VALIDATION_ERROR outputs[1].stockId');
  t.equal(await faults(into(loins, '10', { lotNumber: 'A\u200b' })), 'VALIDATION_ERROR outputs[0].lotNumber');
  t.equal(
    await faults(into(loins, '5'), into(freezer, '5', { expiryDate: '2026-01-11' })),
    'VALIDATION_ERROR outputs[1].expiryDate',
  );
  const { outputs } = await run(cut, { inputs, outputs: [into(loins, '4'), into(freezer, '6')] });
  t.equal(outputs[0]?.lotId, outputs[1]?.lotId);
  t.not(outputs[0]?.stockBatchId, outputs[1]?.stockBatchId);
  t.match(outputs, [{ quantity: '4' }, { quantity: '6' }]);
});

test('cut accepts only masses, and refuses a difference beyond the shop’s tolerance with MASS_BALANCE', async (t) => {
  const { run, refusal, half, loins, pig, lot, left } = await table();
  const pieces = await lot(half, '5', { quantityUnit: 'PIECE' });
  const cutting = (output: string, more: object = {}) =>
    refusal(cut, { inputs: [from(pig, '10')], outputs: [into(loins, output)], ...more });
  const output = { stockId: loins, quantityAmount: '1', quantityUnit: 'L' };
  t.equal(
    await refusal(cut, { inputs: [from(pig, '1')], outputs: [output] }),
    'VALIDATION_ERROR outputs[0].quantityUnit',
  );
  t.equal(
    await refusal(cut, { inputs: [from(pieces, '1', 'PIECE')], outputs: [into(loins, '1')] }),
    'VALIDATION_ERROR inputs[0].quantityUnit',
  );
  t.equal(
    await refusal(cut, { inputs: [from(pieces, '1')], outputs: [into(loins, '1')] }),
    'VALIDATION_ERROR inputs[0].quantityUnit',
    'kept by the piece',
  );
  t.equal(
    await cutting('10', { waste: [waste('1', { quantityUnit: 'L' })] }),
    'VALIDATION_ERROR waste[0].quantityUnit',
  );
  t.equal(await cutting('10', { loss: waste('1', { quantityUnit: 'L' }) }), 'VALIDATION_ERROR loss.quantityUnit');
  await t.rejects(
    run(cut, { inputs: [from(pig, '10')], outputs: [into(loins, '8')], waste: [waste('1')], loss: waste('0.899999') }),
    {
      code: 'MASS_BALANCE',
      message:
        'Inputs of 10 kg do not match outputs of 8 kg, waste of 1 kg and loss of 0.899999 kg: they may differ by 1 %',
    },
  );
  t.equal(await left(pig), '40', 'nothing was booked');
  t.equal(await cutting('9.899999'), 'MASS_BALANCE');
  t.equal(await cutting('10.100001'), 'MASS_BALANCE', 'more than went in, too');
  t.equal(await cutting('9.9', { outputs: [into(loins, '9.9', { lotNumber: 'a' })] }), 'done', 'just within');
  const more = await run(cut, { inputs: [from(pig, '10')], outputs: [into(loins, '10.1', { lotNumber: 'b' })] });
  t.equal(more.massBalance.difference, '-0.1', 'the signed difference is kept');
  await run(updateSettings, { cuttingTolerancePercent: 0 });
  t.equal(await cutting('9.999999'), 'MASS_BALANCE');
  t.equal(await cutting('10', { outputs: [into(loins, '10', { lotNumber: 'c' })] }), 'done');
  await run(updateSettings, { cuttingTolerancePercent: 2.5 });
  t.equal(await cutting('9.75', { outputs: [into(loins, '9.75', { lotNumber: 'd' })] }), 'done');
});

test('cut refuses faulty lines, wrong cost shares, late expiry dates and unusable inputs', async (t) => {
  const { run, refusal, half, loin, loins, bins, pig, lot, hold, ports, stock, room } = await table();
  const inputs = [from(pig, '10')];
  const outputs = [into(loins, '10')];
  t.equal(await refusal(cut, {}), 'VALIDATION_ERROR inputs outputs');
  t.equal(await refusal(cut, { inputs: [], outputs: [] }), 'VALIDATION_ERROR inputs outputs');
  t.equal(await refusal(cut, { inputs: [...inputs, ...inputs], outputs }), 'VALIDATION_ERROR inputs[1].stockBatchId');
  t.equal(await refusal(cut, { inputs: [from({ id: NOBODY }, '1')], outputs }), 'STOCK_BATCH_NOT_FOUND');
  t.equal(await refusal(cut, { inputs, outputs: [into(NOBODY, '10')] }), 'STOCK_NOT_FOUND');
  t.equal(await refusal(cut, { inputs: [from(pig, '41')], outputs: [into(loins, '41')] }), 'INSUFFICIENT_STOCK');
  const late = (more: object) =>
    refusal(cut, { inputs, outputs: [into(loins, '10', { expiryDate: '2026-01-13', ...more })] });
  t.equal(await late({}), 'EXPIRY_TOO_LATE');
  t.equal(await late({ expiryReason: ' ' }), 'EXPIRY_TOO_LATE');
  const share = (...shares: unknown[]) =>
    refusal(cut, {
      inputs,
      outputs: [into(loins, '5', { costShare: shares[0] }), into(bins, '5', { costShare: shares[1] })],
    });
  t.equal(await share(100, null), 'VALIDATION_ERROR outputs', 'all or none');
  t.equal(await share(50, 49.999999), 'VALIDATION_ERROR outputs');
  t.equal(await share(-1, 101), 'VALIDATION_ERROR outputs[0].costShare outputs[1].costShare');
  t.equal(await share('50', 50), 'VALIDATION_ERROR outputs[0].costShare');
  const [blocked, held] = [await lot(half), await lot(half)];
  await run(blockStockBatch, { stockId: blocked.stockId, batchId: blocked.id, reason: 'x' });
  await hold(held.lotId);
  t.equal(await refusal(cut, { inputs: [from(blocked, '10')], outputs }), 'STOCK_BATCH_BLOCKED');
  t.equal(await refusal(cut, { inputs: [from(held, '10')], outputs }), 'STOCK_BATCH_BLOCKED');
  const taken = await lot(loin, '1', { batchType: 'PRODUCED' });
  const same = [into(loins, '10', { lotNumber: taken.lotNumber })];
  t.equal(await refusal(cut, { inputs, outputs: same }), 'STOCK_BATCH_ALREADY_EXISTS');
  const shut = await room();
  const elsewhere = [into(await stock(loin, shut), '10')];
  await run(deactivateStorageLocation, { id: shut });
  t.equal(await refusal(cut, { inputs, outputs: elsewhere }), 'STORAGE_LOCATION_INACTIVE');
  ports.clock.set('2026-01-12T22:59:00Z');
  t.equal(await refusal(cut, { inputs, outputs }), 'done', 'on its last day');
  ports.clock.set('2026-01-12T23:00:00Z');
  t.equal(await refusal(cut, { inputs, outputs }), 'LOT_EXPIRED');
});

test('the undo of any movement of a cutting reverses the whole cutting, once', async (t) => {
  const { run, loins, bins, pig, left, ledger, undo } = await table();
  const given = { inputs: [from(pig, '10')], outputs: [into(loins, '6'), into(bins, '4')] };
  for (const at of [0, 1, 2]) {
    const done = await run(cut, given);
    const rows = await ledger(done.id);
    t.equal(rows.length, 3);
    await undo(rows[at]?.id ?? '');
    t.strictSame(await run(getCutting, { id: done.id }), { ...done, status: 'UNDONE', undoReason: 'By mistake' });
    const amounts = async () => Promise.all([pig, ...done.outputs.map(({ stockBatchId: id }) => ({ id }))].map(left));
    t.same(await amounts(), ['40', '0', '0'], `after an undo of movement ${at}`);
    for (const { id } of rows) await t.rejects(undo(id), { code: 'ALREADY_UNDONE' });
    t.same(await amounts(), ['40', '0', '0']);
  }
});

test('the undo of a movement of a cutting is refused with LATER_MOVEMENTS if an output was moved since', async (t) => {
  const { run, refusal, loins, bins, pig, ledger, undo } = await table();
  const given = { inputs: [from(pig, '10')], outputs: [into(loins, '6'), into(bins, '4')] };
  const again = await run(cut, given);
  const rows = await ledger(again.id);
  const batchId = again.outputs[1]?.stockBatchId;
  await run(removeFromStockBatch, { stockId: bins, batchId, quantityAmount: '1', quantityUnit: 'KG' });
  await t.rejects(undo(rows[0]?.id ?? ''), { code: 'LATER_MOVEMENTS' });
  t.equal((await run(getCutting, { id: again.id })).status, 'DONE');
  t.equal(await refusal(getCutting, { id: 'x' }), 'CUTTING_NOT_FOUND');
});

test('cut refuses inputs with contradicting facts, and copies shared facts to the outputs', async (t) => {
  const { run, refusal, half, loins, received, lots, lot } = await table();
  const german = { species: 'PORK', rearedIn: ['DE'], slaughteredIn: 'DE', reference: '1' };
  const [a, b] = [await received(half, german), await received(half, { ...german, reference: '2', cutIn: 'DE' })];
  const danish = await received(half, { ...german, slaughteredIn: 'DK' });
  const unknown = await lot(half, '10');
  let numbers = 0;
  const of = (...batches: { id: string }[]) => ({
    inputs: batches.map((batch) => from(batch, '1')),
    outputs: [into(loins, String(batches.length), { lotNumber: `Z-${++numbers}` })],
  });
  await t.rejects(run(cut, of(a, danish)), {
    code: 'ORIGIN_MIXED',
    message: /differ in slaughteredIn: lot R-\d+; lot R-\d+$/,
  });
  t.equal(await refusal(cut, of(a, unknown, danish)), 'ORIGIN_MIXED', 'any two of them');
  const factsOf = async (cutting: { readonly id: string }) => (await lots({ originId: cutting.id }))[0]?.facts;
  t.match(await factsOf(await run(cut, of(a, b))), {
    ...{ species: 'PORK', rearedIn: ['DE'], slaughteredIn: 'DE', reference: null, cutIn: null, cuttingPlants: [] },
  });
  t.equal(
    await factsOf(await run(cut, of(a, unknown))),
    null,
    'what one does not know, nobody knows of what comes out',
  );
});

const NONE = {
  ...{ species: null, bornIn: null, rearedIn: [], slaughteredIn: null, slaughterhouse: null, cutIn: null },
  ...{ cuttingPlants: [], slaughterDate: null, reference: null },
};
type Facts = Parameters<typeof sharedFacts>[0][number];
const facts = (known: object) => ({ ...NONE, ...known }) as Facts;

test('contradictions returns the facts of origin that differ between two lots, and ignores unknown ones', async (t) => {
  for (const member of ['species', 'bornIn', 'slaughteredIn', 'slaughterhouse']) {
    t.same(contradictions([facts({ [member]: 'A' }), facts({ [member]: 'B' })]), [member]);
    t.same(contradictions([facts({ [member]: 'A' }), facts({}), null, facts({ [member]: 'A' })]), [], member);
    t.same(contradictions([facts({ [member]: 'A' }), null, facts({ [member]: 'B' })]), [member], 'any two');
  }
  t.same(contradictions([facts({ rearedIn: ['DE', 'AT'] }), facts({ rearedIn: ['AT', 'DE', 'AT'] })]), [], 'as sets');
  t.same(contradictions([facts({ rearedIn: ['DE', 'AT'] }), facts({ rearedIn: ['AT'] })]), ['rearedIn']);
  t.same(contradictions([facts({ rearedIn: ['DE'] }), facts({})]), [], 'an empty list knows nothing');
  for (const other of [{ cutIn: 'B' }, { cuttingPlants: ['B'] }, { slaughterDate: 'B' }, { reference: 'B' }]) {
    const [member = ''] = Object.keys(other);
    t.same(contradictions([facts({ [member]: ['A'] }), facts(other)]), [], member);
  }
});

test('sharedFacts returns the facts that all lots share, or null if there are none', async (t) => {
  const pig = facts({ species: 'PORK', rearedIn: ['DE', 'AT'], slaughteredIn: 'DE', reference: '1' });
  t.strictSame(sharedFacts([pig]), pig);
  t.strictSame(
    sharedFacts([pig, facts({ species: 'PORK', rearedIn: ['AT', 'DE'], slaughteredIn: null, reference: '2' })]),
    facts({ species: 'PORK', rearedIn: ['DE', 'AT'] }),
  );
  t.equal(sharedFacts([pig, null]), null, 'one lot knows nothing');
  t.equal(sharedFacts([null, pig]), null);
  t.equal(sharedFacts([pig, facts({ species: 'BEEF' })]), null);
  t.equal(sharedFacts([facts({}), facts({})]), null);
});

test('cut creates the missing stock at the storage location of an output', async (t) => {
  const { run, refusal, article, room, loin, loins, pig } = await table();
  const [rib, storageLocationId] = [await article(), await room()];
  const at = (articleId: string, amount: string, more: object = {}) => ({
    ...{ articleId, storageLocationId, quantityAmount: amount, quantityUnit: 'KG' },
    ...more,
  });
  const inputs = [from(pig, '10')];
  const { outputs } = await run(cut, { inputs, outputs: [at(rib, '4'), at(loin, '3'), into(loins, '3')] });
  t.match(outputs, [{ articleId: rib }, { articleId: loin }, { articleId: loin }]);
  t.not(outputs[1]?.stockBatchId, outputs[2]?.stockBatchId);
  t.equal(outputs[1]?.lotId, outputs[2]?.lotId, 'one lot at two places');
  const refused = (...lines: object[]) => refusal(cut, { inputs, outputs: lines });
  t.equal(await refused(at(rib, '5'), at(rib, '5')), 'VALIDATION_ERROR outputs[1].storageLocationId');
  t.equal(await refused({ ...at(rib, '10'), articleId: null }), 'VALIDATION_ERROR outputs[0].articleId');
  t.equal(await refused(at(NOBODY, '10')), 'ARTICLE_NOT_FOUND');
  t.equal(await refused(at(rib, '10', { storageLocationId: NOBODY })), 'STORAGE_LOCATION_NOT_FOUND');
});
