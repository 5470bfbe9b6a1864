import {
  type GoodsReceiptView,
  INSPECTION_RESULTS,
  RECEIPT_LINE_STATUSES,
  RECEIPT_WARNINGS,
  receiptWarningText,
} from '@cleaver/domain/procurement';
import { FactsResponse } from '../inventory/lot-schemas.ts';
import type { Words } from '../operation-route.ts';
import {
  boolean,
  CalendarDay,
  Int32,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  Timestamp,
  type TypeOf,
  text,
} from '../schemas.ts';

const Amount = text({ description: 'A decimal text', examples: ['10.5'] });
const Unit = text({ description: 'As it was written', examples: ['KG'] });
const Celsius = number({ description: 'In °C' });

const InspectionResponse = object('InspectionResponse', {
  result: oneOf(INSPECTION_RESULTS),
  temperature: nullable(Celsius),
  notes: text(),
  inspectedBy: text({ description: 'The username' }),
  inspectedAt: Timestamp,
});

const GoodsReceiptLineResponse = object('GoodsReceiptLineResponse', {
  line: { ...Int32, description: 'Counts from 1' },
  lotId: nullable(text()),
  stockBatchId: nullable(text()),
  articleId: text(),
  articleName: text({ description: 'As it was called then' }),
  stockId: text(),
  quantityAmount: nullable(Amount),
  quantityUnit: nullable(Unit),
  expiryDate: nullable(CalendarDay),
  lotNumber: nullable(text()),
  batchType: nullable(text()),
  supplierLot: nullable(text()),
  temperature: nullable(Celsius),
  temperatureLimit: nullable(Celsius),
  facts: nullable(FactsResponse),
  rejectedAmount: nullable(Amount),
  rejectedUnit: nullable(Unit),
  rejectReason: nullable(text()),
  status: { ...oneOf(RECEIPT_LINE_STATUSES), description: 'That of the moment of the receipt: it stays' },
  undone: boolean({ description: 'Whether what came in by it was undone in the ledger' }),
  inspections: listOf(InspectionResponse),
});

const ReceiptWarningResponse = object('ReceiptWarningResponse', {
  code: oneOf(RECEIPT_WARNINGS),
  message: text(),
  line: nullable({ ...Int32, description: 'Null: it is about the supplier' }),
});

export const GoodsReceiptResponse = object('GoodsReceiptResponse', {
  id: text(),
  receiptNumber: text({ examples: ['G-2026-11-21-007'] }),
  supplierId: text(),
  supplierName: text({ description: 'As it was called then' }),
  deliveryNote: text(),
  purchaseOrder: text(),
  receiptDate: CalendarDay,
  vehicleTemperature: nullable(Celsius),
  lines: listOf(GoodsReceiptLineResponse),
  warnings: listOf(ReceiptWarningResponse),
  receivedBy: text({ description: 'The username' }),
  createdAt: Timestamp,
});

/** A temperature as the number that was given; the core keeps it as a decimal text. */
const celsius = (text: string | null): number | null => (text === null ? null : Number(text));

export const presentGoodsReceipt = (
  { lines, vehicleTemperature, warnings, ...receipt }: GoodsReceiptView,
  words: Words,
): TypeOf<typeof GoodsReceiptResponse> => ({
  ...receipt,
  warnings: warnings.map((one) => ({ code: one.code, message: words(receiptWarningText(one)), line: one.line })),
  vehicleTemperature: celsius(vehicleTemperature),
  lines: lines.map(({ temperature, temperatureLimit, inspections, ...line }) => ({
    ...line,
    temperature: celsius(temperature),
    temperatureLimit: celsius(temperatureLimit),
    inspections: inspections.map(({ temperature: measured, ...inspection }) => ({
      ...inspection,
      temperature: celsius(measured),
    })),
  })),
});
