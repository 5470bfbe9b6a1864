/** Contract tests of the reads of the report: what lies in a period, by its limits. */
import { Deviation, type DeviationState, Deviations } from '@cleaver/domain/hygiene';
import { StockMovement, StockMovements, type StockState } from '@cleaver/domain/inventory';
import { Decimal, dateOf, unitOf } from '@cleaver/domain/kernel';
import { Suppliers } from '@cleaver/domain/masterdata';
import { type GoodsReceiptState, GoodsReceipts } from '@cleaver/domain/procurement';
import { Batches, type BatchState } from '@cleaver/domain/production';
import { part } from '../contract/part.ts';
import { inUnit, NOW, newId, type Stored, storing, unique } from '../contract/samples.ts';
import { world as stocks } from '../inventory/stocks.ts';
import { contactInfo, stamps } from '../masterdata/samples.ts';
import { storedBatch } from './kinds-contract.ts';
import { aReading, storedDevice, storedPoint, storedReadings, storedTask } from './samples.ts';

/** The period, which no other test uses. */
const FROM = new Date('2041-03-01T00:00:00.000Z');
const UNTIL = new Date('2041-03-02T00:00:00.000Z');
const MOST = 100;

/** Returns the instant that many milliseconds after the begin, or after the end. */
const begin = (ms: number): Date => new Date(FROM.getTime() + ms);
const end = (ms: number): Date => new Date(UNTIL.getTime() + ms);

type Line = GoodsReceiptState['lines'][number];

const LINE: Line = {
  ...{ line: 1, stockId: newId(), articleId: newId(), articleName: 'Wurst', stockBatchId: newId(), lotId: newId() },
  ...{ quantityAmount: '1', quantityUnit: unitOf('KG'), expiryDate: dateOf('2041-04-01'), lotNumber: 'L/1' },
  ...{ batchType: 'P', supplierLot: null, temperature: '7.1', temperatureLimit: '7', facts: null, status: 'ON_HOLD' },
  ...{ rejectedAmount: null, rejectedUnit: null, rejectReason: null },
};
const REJECTED: Line = {
  ...{ ...LINE, lotId: null, stockBatchId: null, quantityAmount: null, quantityUnit: null, expiryDate: null },
  ...{ lotNumber: null, rejectedAmount: '1', rejectedUnit: unitOf('KG'), rejectReason: 'warm', status: 'REJECTED' },
};

function world(stored: Stored) {
  const { aStock, aBatch, put } = stocks(stored);

  /** Stores rows of the ledger for a line of a receipt, with these changes. */
  async function book(
    { id: stockId }: StockState,
    documentId: string,
    documentLine: number,
    changes: readonly string[],
  ) {
    const batch = aBatch(stockId, 9, {});
    await put([batch]);
    const received = newId();
    let after = '0';
    await inUnit(stored, async (unit) => {
      for (const [index, change] of changes.entries()) {
        const before = after;
        after = Decimal.of(before).plus(Decimal.of(change)).toText();
        const undo =
          index === 0 ? {} : { type: 'REVERSED' as const, reversesId: received, reversedType: 'RECEIVED' as const };
        unit.of(StockMovements).add(
          new StockMovement({
            ...{ id: index === 0 ? received : newId(), stockId, stockBatchId: batch.id, lotId: batch.lotId },
            ...{ postingId: newId(), documentKind: 'RECEIPT', documentId, documentLine, pieces: null },
            ...{ number: index + 1, type: 'RECEIVED', change, before, after, unit: 'KG', at: NOW },
            ...{ reversesId: null, reversedType: null, statusBefore: null, statusAfter: 'AVAILABLE', reasonCode: null },
            ...{ userId: newId(), username: 'anna', reason: null, ...undo },
          }),
        );
      }
    });
  }

  async function post(day: string, receiptNumber: string, lines: readonly Line[]): Promise<string> {
    const supplier = { ...{ id: newId(), name: unique('Hof'), address: null, contactInfo, paymentTerms: null } };
    const { id: supplierId } = await storing(
      stored,
      Suppliers,
      Suppliers.restore({ ...supplier, certificates: [], rating: null, status: 'ACTIVE', ...stamps }),
    );
    const receipt: GoodsReceiptState = {
      ...{ id: newId(), receiptNumber, supplierId, supplierName: 'Hof', deliveryNote: '', purchaseOrder: '' },
      ...{ receiptDate: dateOf(day), vehicleTemperature: null, createdAt: NOW, receivedBy: 'anna' },
      ...{ lines: lines.map((line, at) => ({ ...line, line: at + 1 })), articleIds: [], warnings: [], inspections: [] },
    };
    return (await storing(stored, GoodsReceipts, GoodsReceipts.restore(receipt))).id;
  }

  return { ...stored, stored, aStock, book, post };
}

export const hygieneReportContract = part(world, {
  'deviations share a moment with the period, and are not WITHDRAWN': async (t, { stored, hygieneReport }) => {
    const { id: controlPointId } = await storedPoint(stored);
    const names: string[] = [];
    const open = async (name: string, from: Date, lastOutAt: Date, until: Date | null, more = {}) => {
      const state: DeviationState = {
        ...{ id: newId(), controlPointId, cleaningTaskId: null, name, storageLocationId: null, limits: null },
        ...{ status: 'OPEN', from, lastOutAt, until, since: null, running: until === null, readings: 1 },
        ...{ lowest: null, highest: '9', actions: [], verifications: [], ...more },
      };
      names.push(name);
      await storing(stored, Deviations, Deviation.restore(state));
    };
    await open('over at the begin', begin(-9), begin(-5), FROM);
    await open('starts at the end', UNTIL, UNTIL, null);
    await open('withdrawn', begin(1), begin(2), begin(3), { status: 'WITHDRAWN' });
    await open('runs since before', begin(-8), begin(-8), null);
    await open('over just after the begin', begin(-7), begin(-6), begin(1));
    await open('out and in at the begin', begin(-1), FROM, FROM);
    await open('in it', begin(5), begin(5), begin(6), { status: 'VERIFIED' });
    await open('starts just before the end', end(-1), end(5), end(9));
    const found = await hygieneReport.deviations(FROM, UNTIL, MOST);
    t.strictSame(
      found.filter((one) => one.controlPointId === controlPointId).map(({ name }) => name),
      names.slice(3),
      'by start',
    );
    t.equal((await hygieneReport.deviations(FROM, UNTIL, 2)).length, 2);
  },

  'receiptLines returns accepted lines that are not undone': async (t, { hygieneReport, aStock, book, post }) => {
    const stock = await aStock(null);
    await post('2041-02-28', unique('G'), [LINE]);
    await post('2041-03-03', unique('G'), [LINE]);
    const [a, b] = [unique('G-a'), unique('G-B')];
    const last = await post('2041-03-02', unique('G'), [LINE]);
    const first = await post('2041-03-01', a, [
      LINE,
      REJECTED,
      { ...LINE, temperature: null, temperatureLimit: null, lotNumber: null, status: 'PARTLY_REJECTED' },
      LINE,
    ]);
    await post('2041-03-01', b, [{ ...LINE, status: 'ACCEPTED' }]);
    await book(stock, last, 1, ['5']);
    await book(stock, first, 4, ['5', '-5']);
    await book(stock, first, 1, ['5', '-2']);
    const found = await hygieneReport.receiptLines(dateOf('2041-03-01'), dateOf('2041-03-02'), MOST);
    const shown = found.map(({ receiptNumber, line, status }) => [receiptNumber, line, status]);
    t.strictSame(shown.slice(0, 3), [
      [b, 1, 'ACCEPTED'],
      [a, 1, 'ON_HOLD'],
      [a, 3, 'PARTLY_REJECTED'],
    ]);
    t.equal(shown.length, 4);
    t.strictSame(found[1], {
      ...{ receiptNumber: a, receiptDate: '2041-03-01', supplierName: 'Hof', line: 1, articleName: 'Wurst' },
      ...{ lotNumber: 'L/1', temperature: '7.1', temperatureLimit: '7', status: 'ON_HOLD' },
    });
    t.strictSame([found[2]?.lotNumber, found[2]?.temperature, found[2]?.temperatureLimit], [null, null, null]);
    t.equal((await hygieneReport.receiptLines(dateOf('2041-03-01'), dateOf('2041-03-02'), 2)).length, 2);
  },

  'batches returns those that were completed in the period, with their points': async (
    t,
    { stored, hygieneReport },
  ) => {
    const point = {
      ...{ controlPointId: newId(), name: 'Kern', kind: 'CCP' as const, measure: 'TEMPERATURE' as const },
      ...{ state: 'MET' as const, readingId: newId(), value: '72.5', result: null, limits: { min: '72', max: null } },
    };
    const planned = await storedBatch(stored);
    const complete = async (completedAt: Date, more: Partial<BatchState> = {}) => {
      const completion = { postingId: newId(), outputs: [], waste: [], warnings: [], controlPoints: [point] };
      const state: BatchState = {
        ...{ ...planned, id: newId(), batchNumber: unique('P'), status: 'COMPLETED', completedAt, completedBy: 'anna' },
        ...{ completion, completions: 1, startedAt: NOW, startedBy: 'anna', ...more },
      };
      return (await storing(stored, Batches, Batches.restore(state))).batchNumber;
    };
    await complete(UNTIL);
    await complete(begin(-1));
    await complete(begin(1), { status: 'IN_PROGRESS' });
    const last = await complete(end(-1));
    const first = await complete(FROM, { completion: { postingId: newId(), outputs: [], waste: [], warnings: [] } });
    t.strictSame(await hygieneReport.batches(FROM, UNTIL, MOST), [
      { batchNumber: first, completedAt: FROM, controlPoints: [] },
      { batchNumber: last, completedAt: end(-1), controlPoints: [point] },
    ]);
    t.equal((await hygieneReport.batches(FROM, UNTIL, 1)).length, 1);
  },

  'readings returns what people recorded, and what sensors sent out of limits': async (
    t,
    { stored, hygieneReport },
  ) => {
    const [{ id }, { id: cleaningTaskId }] = [await storedPoint(stored), await storedTask(stored)];
    const { id: deviceId } = await storedDevice(stored);
    const sent = { deviceId, recordedBy: null };
    const all = await storedReadings(
      stored,
      aReading(id, { measuredAt: begin(-1) }),
      aReading(id, { measuredAt: UNTIL }),
      aReading(id, { measuredAt: begin(1), ...sent }),
      aReading(id, { measuredAt: FROM, correctionId: newId() }),
      aReading(id, { measuredAt: begin(2), ...sent, value: '9', verdict: 'ABOVE' }),
      aReading(null, { cleaningTaskId, measuredAt: begin(3), value: null, result: 'NOT_DONE', verdict: null }),
      aReading(id, { measuredAt: end(-1) }),
    );
    t.strictSame(await hygieneReport.readings(FROM, UNTIL, MOST), all.slice(3));
    t.equal((await hygieneReport.readings(FROM, UNTIL, 2)).length, 2);
  },
});
