import {
  type GoodsReceiptView,
  INSPECTION_RESULTS,
  RECEIPT_LINE_STATUSES,
  RECEIPT_WARNINGS,
  receiptWarningText,
} from '@cleaver/domain/procurement';
import { type Static, Type } from 'typebox';
import { FactsResponse } from '../inventory/lot-schemas.ts';
import type { Words } from '../operation-route.ts';
import { CalendarDay, Int32, listOf, nullable, object, oneOf, Timestamp } from '../schemas.ts';

const Amount = Type.String({ description: 'A decimal text', examples: ['10.5'] });
const Unit = Type.String({ description: 'As it was written', examples: ['KG'] });
const Celsius = Type.Number({ description: 'In °C' });

const InspectionResponse = object('InspectionResponse', {
  result: oneOf(INSPECTION_RESULTS),
  temperature: nullable(Celsius),
  notes: Type.String(),
  inspectedBy: Type.String({ description: 'The username' }),
  inspectedAt: Timestamp,
});

const GoodsReceiptLineResponse = object('GoodsReceiptLineResponse', {
  line: { ...Int32, description: 'Counts from 1' },
  lotId: nullable(Type.String()),
  stockBatchId: nullable(Type.String()),
  articleId: Type.String(),
  articleName: Type.String({ description: 'As it was called then' }),
  stockId: Type.String(),
  quantityAmount: nullable(Amount),
  quantityUnit: nullable(Unit),
  expiryDate: nullable(CalendarDay),
  lotNumber: nullable(Type.String()),
  batchType: nullable(Type.String()),
  supplierLot: nullable(Type.String()),
  temperature: nullable(Celsius),
  temperatureLimit: nullable(Celsius),
  facts: nullable(FactsResponse),
  rejectedAmount: nullable(Amount),
  rejectedUnit: nullable(Unit),
  rejectReason: nullable(Type.String()),
  status: { ...oneOf(RECEIPT_LINE_STATUSES), description: 'That of the moment of the receipt: it stays' },
  undone: Type.Boolean({ description: 'Whether what came in by it was undone in the ledger' }),
  inspections: listOf(InspectionResponse),
});

const ReceiptWarningResponse = object('ReceiptWarningResponse', {
  code: oneOf(RECEIPT_WARNINGS),
  message: Type.String(),
  line: nullable({ ...Int32, description: 'Null: it is about the supplier' }),
});

export const GoodsReceiptResponse = object('GoodsReceiptResponse', {
  id: Type.String(),
  receiptNumber: Type.String({ examples: ['G-2026-11-21-007'] }),
  supplierId: Type.String(),
  supplierName: Type.String({ description: 'As it was called then' }),
  deliveryNote: Type.String(),
  purchaseOrder: Type.String(),
  receiptDate: CalendarDay,
  vehicleTemperature: nullable(Celsius),
  lines: listOf(GoodsReceiptLineResponse),
  warnings: listOf(ReceiptWarningResponse),
  receivedBy: Type.String({ description: 'The username' }),
  createdAt: Timestamp,
});

/** A temperature as the number that was given; the core keeps it as a decimal text. */
const celsius = (text: string | null): number | null => (text === null ? null : Number(text));

export const presentGoodsReceipt = (
  { lines, vehicleTemperature, warnings, ...receipt }: GoodsReceiptView,
  words: Words,
): Static<typeof GoodsReceiptResponse> => ({
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
