/** Goods receipts in responses. */
import { factsOutput } from '../../inventory/index.ts';
import * as out from '../../kernel/contract/output.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import type { Inspection, ReceiptLine, ReceiptWarning, ReceiptWarningCode } from './goods-receipt.ts';

const RECEIPT_LINE_STATUSES = [
  'ACCEPTED',
  'ON_HOLD',
  'PARTLY_REJECTED',
  'REJECTED',
] as const satisfies readonly ReceiptLine['status'][];

export const INSPECTION_RESULTS = ['PASSED', 'FAILED'] as const satisfies readonly Inspection['result'][];

const RECEIPT_WARNINGS = [
  'SUPPLIER_INACTIVE',
  'SUPPLIER_CERTIFICATE_MISSING',
  'SUPPLIER_CERTIFICATE_EXPIRED',
  'SUPPLIER_NOT_ASSIGNED',
  'SUPPLIER_LOT_MISSING',
  'ORIGIN_INCOMPLETE',
  'EXPIRED_ON_RECEIPT',
  'TEMPERATURE_MISSING',
] as const satisfies readonly ReceiptWarningCode[];

const WORDS: Readonly<Record<ReceiptWarningCode, (values: NonNullable<ReceiptWarning['values']>) => Message>> = {
  SUPPLIER_INACTIVE: () => say`The shop no longer buys from this supplier`,
  SUPPLIER_CERTIFICATE_MISSING: () => say`The supplier has no quality certificate`,
  SUPPLIER_CERTIFICATE_EXPIRED: ({ day = '' }) => say`None of the supplier's quality certificates is valid on ${day}`,
  SUPPLIER_NOT_ASSIGNED: () => say`The article is not assigned to this supplier`,
  SUPPLIER_LOT_MISSING: () => say`The supplier's lot number was not given`,
  ORIGIN_INCOMPLETE: ({ species = '', missing = '' }) => say`The origin of ${species} lacks ${missing}`,
  EXPIRED_ON_RECEIPT: ({ expiryDate = '' }) => say`The goods expired on ${expiryDate}, before they were received`,
  TEMPERATURE_MISSING: () => say`The temperature of the goods was not measured`,
};

/** Returns the warning as a sentence. A receipt stores the values, so the sentence is available in any language. */
export const receiptWarningText = ({ code, values = {} }: ReceiptWarning): Message => WORDS[code](values);

const receiptWarningOutput = out.object('ReceiptWarningResponse', {
  code: out.oneOf(RECEIPT_WARNINGS),
  message: out.sentence(),
  line: out.nullable(out.int32({ description: 'Null: it is about the supplier' })),
});

const amount = out.nullable(out.text({ description: 'A decimal text', examples: ['10.5'] }));
const unit = out.nullable(out.unit({ description: 'As it was written', examples: ['KG'] }));

/** A temperature in °C or null: a decimal text in the core, a number in the response. */
const celsius = out.nullable(out.madeFrom(out.number({ description: 'In °C' }), (text: string) => Number(text)));

const inspectionOutput = out.object('InspectionResponse', {
  result: out.oneOf(INSPECTION_RESULTS),
  temperature: celsius,
  notes: out.text(),
  inspectedBy: out.text({ description: 'The username' }),
  inspectedAt: out.madeFrom(out.timestamp(), (instant: string) => new Date(instant)),
});

const receiptLineOutput = out.object('GoodsReceiptLineResponse', {
  line: out.int32({ description: 'Counts from 1' }),
  lotId: out.nullable(out.text()),
  stockBatchId: out.nullable(out.text()),
  articleId: out.text(),
  articleName: out.text({ description: 'Its name at that time' }),
  stockId: out.text({
    description: 'Empty for a line that is rejected as a whole, if the article has no stock at the storage location',
  }),
  quantityAmount: amount,
  quantityUnit: unit,
  expiryDate: out.nullable(out.day()),
  lotNumber: out.nullable(out.text()),
  batchType: out.nullable(out.text()),
  supplierLot: out.nullable(out.text()),
  temperature: celsius,
  temperatureLimit: celsius,
  facts: out.nullable(factsOutput),
  rejectedAmount: amount,
  rejectedUnit: unit,
  rejectReason: out.nullable(out.text()),
  status: out.oneOf(RECEIPT_LINE_STATUSES, { description: 'That of the moment of the receipt: it stays' }),
  undone: out.boolean({ description: 'Whether its posting was undone in the ledger' }),
  onHold: out.boolean({ description: 'Whether its lot is on hold now; false if it has none' }),
  inspections: out.listOf(inspectionOutput),
});

export const goodsReceiptOutput = out.object('GoodsReceiptResponse', {
  id: out.text(),
  receiptNumber: out.text({ examples: ['G-2026-11-21-007'] }),
  supplierId: out.text(),
  supplierName: out.text({ description: 'Its name at that time' }),
  deliveryNote: out.text(),
  purchaseOrder: out.text(),
  receiptDate: out.day(),
  vehicleTemperature: celsius,
  lines: out.listOf(receiptLineOutput),
  warnings: out.listOf(
    out.madeFrom(receiptWarningOutput, (warning: ReceiptWarning) => ({
      code: warning.code,
      message: receiptWarningText(warning),
      line: warning.line,
    })),
  ),
  receivedBy: out.text({ description: 'The username' }),
  createdAt: out.timestamp(),
});
/** A receipt whose lines include data of the ledger and the inspections. */
export type GoodsReceiptView = out.GivenBy<typeof goodsReceiptOutput>;
