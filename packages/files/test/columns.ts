/** Columns and files for the tests. */

import { GERMAN } from '@cleaver/domain/german';
import { batchType } from '@cleaver/domain/inventory';
import {
  boolean,
  Decimal,
  date,
  decimalNumber,
  type FileColumn,
  int32,
  lines,
  list,
  type Message,
  money,
  oneOf,
  quantityAmount,
  quantityNumber,
  type Sheet,
  text,
  unit,
} from '@cleaver/domain/kernel';
import { GERMAN_FILES, readSheet } from '../src/index.ts';

export const COLUMNS = {
  articleNumber: { member: 'articleNumber', field: text(50), required: true },
  name: { member: 'name', field: text() },
  note: { member: 'description', field: lines() },
  category: { member: 'category', field: text(), also: ['categoryId'] },
  price: { member: 'price', field: money() },
  amount: { member: 'quantityAmount', field: quantityAmount({ allowZero: true }) },
  unit: { member: 'quantityUnit', field: unit() },
  percent: { member: 'pieceWeightTolerance', field: decimalNumber(Decimal.of('-1000'), Decimal.of('1000')) },
  amountNumber: { member: 'agreedQuantity', field: quantityNumber('unit') },
  days: { member: 'paymentDueDays', field: int32(0, 3650) },
  vat: { member: 'vatClass', field: oneOf(['STANDARD', 'REDUCED', 'EXEMPT']) },
  model: { member: 'priceModel', field: oneOf(['FIXED', 'WEIGHT_BASED', 'GHOST']) },
  kind: { member: 'batchType', field: batchType() },
  active: { member: 'active', field: boolean() },
  expiry: { member: 'expiryDate', field: date() },
  suppliers: { member: 'suppliers', field: list(text()) },
  labels: { member: 'certifications', field: list(oneOf(['BIO', 'HALAL', 'KOSHER'])) },
} as const satisfies Record<string, FileColumn>;

export const german = (message: Message): string => message.in((pattern) => GERMAN[pattern] ?? GERMAN_FILES[pattern]);

/** Reads a file with the columns of the shop, or with other ones. */
export const read = (
  file: string | Uint8Array,
  columns: readonly FileColumn[] = Object.values<FileColumn>(COLUMNS).map(({ required: _, ...column }) => column),
): Promise<Sheet> => readSheet(typeof file === 'string' ? Buffer.from(file) : file, columns);

/** Returns the faults or warnings as `row column: message`. */
export const notes = (of: Sheet['faults'], shown: (message: Message) => string = String): readonly string[] =>
  of.map(({ row, column, message }) => `${row} ${column}: ${shown(message)}`);
