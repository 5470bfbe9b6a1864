/** Contract tests of the reads of goods receipts: the store finds the receipts that wait for an inspection. */
import { STOCK_CONDITIONS } from '@cleaver/domain/inventory';
import { addDays, unitOf } from '@cleaver/domain/kernel';
import { Suppliers } from '@cleaver/domain/masterdata';
import { type GoodsReceiptState, GoodsReceipts } from '@cleaver/domain/procurement';
import { part } from '../contract/part.ts';
import { NOW, newId, storing, unique } from '../contract/samples.ts';
import { ALL, TODAY, world } from '../inventory/stocks.ts';
import { contactInfo, stamps } from '../masterdata/samples.ts';

const line: Omit<GoodsReceiptState['lines'][number], 'line' | 'lotId'> = {
  ...{ stockId: newId(), articleId: newId(), articleName: 'Wurst', stockBatchId: newId(), status: 'ACCEPTED' },
  ...{ quantityAmount: '1', quantityUnit: unitOf('KG'), expiryDate: TODAY, lotNumber: 'L', batchType: 'P' },
  ...{ supplierLot: null, temperature: null, temperatureLimit: null, facts: null },
  ...{ rejectedAmount: null, rejectedUnit: null, rejectReason: null },
};

export const receiptsContract = part(world, {
  'toInspect returns receipts with goods in stock that have a line without inspection, oldest first': async (
    t,
    { stored, receipts, aStock, aBatch, put },
  ) => {
    const stock = await aStock(null);
    const lots = STOCK_CONDITIONS.map((condition) => aBatch(stock.id, 5, { condition }));
    await put(lots);
    const lotIds = lots.map(({ lotId }) => lotId);
    const supplier = { ...{ id: newId(), name: unique('Hof'), address: null, contactInfo, paymentTerms: null } };
    const { id: supplierId } = await storing(
      stored,
      Suppliers,
      Suppliers.restore({ ...supplier, certificates: [], rating: null, status: 'ACTIVE', ...stamps }),
    );
    const left = lotIds[STOCK_CONDITIONS.indexOf('IN_STOCK')] ?? '';
    const inspected = (at: number) => ({
      ...{ line: at, result: 'PASSED' as const, temperature: null, notes: '', inspectedBy: 'anna' },
      inspectedAt: NOW.toISOString(),
    });
    const post = async (
      ids: readonly (string | null)[],
      days = 0,
      inspections: GoodsReceiptState['inspections'] = [],
    ): Promise<string> => {
      const receipt: GoodsReceiptState = {
        ...{ id: newId(), receiptNumber: unique('G'), supplierId, supplierName: 'Hof', deliveryNote: '' },
        ...{ purchaseOrder: '', receiptDate: addDays(TODAY, days), vehicleTemperature: null, createdAt: NOW },
        lines: ids.map((lotId, at) => ({ line: at + 1, ...line, lotId })),
        ...{ articleIds: [line.articleId], warnings: [], inspections, receivedBy: 'anna' },
      };
      return (await storing(stored, GoodsReceipts, GoodsReceipts.restore(receipt))).id;
    };
    const byCondition = new Map<string, string>();
    for (const [at, condition] of STOCK_CONDITIONS.entries())
      byCondition.set(condition, await post([lotIds[at] ?? '']));
    const posted = {
      rejected: await post([null]),
      none: await post([]),
      half: await post([left, left], 0, [inspected(1)]),
      whole: await post([left, left], 0, [inspected(2), inspected(1), inspected(1)]),
      old: await post([left], -1),
      older: await post([left], -2),
      unknown: await post([newId()]),
    };
    const all = [...Object.values(posted), ...byCondition.values()];
    const found = (await receipts.toInspect(addDays(TODAY, -1), ALL)).filter((id) => all.includes(id));
    const today = [posted.half, byCondition.get('IN_STOCK') ?? '', byCondition.get('BLOCKED') ?? ''].sort();
    t.strictSame(found, [posted.old, ...today]);
    t.equal((await receipts.toInspect(addDays(TODAY, -1), 2)).length, 2);
  },
});
