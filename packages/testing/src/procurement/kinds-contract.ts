/** Contract tests of goods receipts. They are read as they were stored. */
import { countryOf, dateOf, unitOf } from '@cleaver/domain/kernel';
import { Suppliers } from '@cleaver/domain/masterdata';
import { type GoodsReceiptState, GoodsReceipts } from '@cleaver/domain/procurement';
import { kindsWorld } from '../contract/comes-back.ts';
import { part } from '../contract/part.ts';
import { NOW, newId, storing, unique } from '../contract/samples.ts';
import { contactInfo, LATER, stamps } from '../masterdata/samples.ts';

export const procurementKindsContract = part(kindsWorld, {
  'goods receipts are read as they were stored, and found by any of their articles': async (
    t,
    { stored, reader, comesBack },
  ) => {
    const supplier = { ...{ id: newId(), name: unique('Hof'), address: null, contactInfo, paymentTerms: null } };
    const { id: supplierId } = await storing(
      stored,
      Suppliers,
      Suppliers.restore({ ...supplier, certificates: [], rating: null, status: 'ACTIVE', ...stamps }),
    );
    const nothing = {
      ...{ lotId: null, stockBatchId: null, quantityAmount: null, quantityUnit: null, expiryDate: null },
      ...{ lotNumber: null, batchType: null, supplierLot: null, temperature: null, temperatureLimit: null },
      ...{ facts: null, rejectedAmount: '0.000001', rejectedUnit: unitOf('kg'), rejectReason: 'zu warm' },
    };
    const article = { stockId: newId(), articleId: newId(), articleName: 'Wurst' };
    const bare: GoodsReceiptState = {
      ...{ id: newId(), receiptNumber: unique('G'), supplierId, supplierName: 'Hof', deliveryNote: '' },
      ...{ purchaseOrder: '', receiptDate: dateOf('2026-01-05'), vehicleTemperature: null, createdAt: NOW },
      lines: [{ line: 1, ...article, ...nothing, status: 'REJECTED' }],
      ...{ articleIds: [article.articleId], warnings: [], inspections: [], receivedBy: 'anna' },
    };
    const facts = {
      ...{ species: 'BEEF' as const, bornIn: countryOf('DE'), rearedIn: [countryOf('DE')], slaughteredIn: null },
      ...{ slaughterhouse: null, cutIn: null, cuttingPlants: ['DE 1'], slaughterDate: dateOf('2026-01-01') },
      reference: 'x',
    };
    await comesBack(t, GoodsReceipts, bare, {
      ...bare,
      ...{
        id: newId(),
        receiptNumber: unique('G'),
        deliveryNote: 'LS',
        purchaseOrder: 'B',
        vehicleTemperature: '-18.5',
      },
      lines: [
        ...bare.lines,
        {
          ...{ line: 2, ...article, ...nothing, lotId: newId(), stockBatchId: newId(), status: 'ON_HOLD', facts },
          ...{ quantityAmount: '999999999999999.999999', quantityUnit: unitOf('KG'), expiryDate: dateOf('2026-02-28') },
          ...{ lotNumber: 'L/1', batchType: 'P', supplierLot: 'S', temperature: '7.1', temperatureLimit: '7' },
          ...{ rejectedAmount: null, rejectedUnit: null, rejectReason: null },
        },
      ],
      articleIds: [article.articleId, newId()],
      warnings: [{ code: 'SUPPLIER_CERTIFICATE_EXPIRED', values: { day: '2026-01-01' }, line: null }],
      inspections: [
        {
          ...{ line: 2, result: 'FAILED', temperature: '8', notes: 'a\nb', inspectedBy: 'bert' },
          inspectedAt: LATER.toISOString(),
        },
      ],
    });
    await storing(
      stored,
      GoodsReceipts,
      GoodsReceipts.restore({ ...bare, articleIds: [article.articleId, supplierId] }),
    );
    const found = await reader.where(GoodsReceipts, { articleIds: article.articleId, supplierId });
    t.strictSame(
      found.map(({ id }) => id),
      [bare.id],
      'found by any of its articles',
    );
  },
});
