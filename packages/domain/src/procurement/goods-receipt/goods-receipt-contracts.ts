/** Operations on goods receipts, and their inspections. */

import { OPENING_LOTS, shopDay, TARGET_UNKNOWN } from '../../inventory/index.ts';
import { again, command, query, type Tag } from '../../kernel/contract/contract.ts';
import { CODE_MAX, date, id, oneOf, optionalLines, optionalText, pathId } from '../../kernel/contract/fields.ts';
import { described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { DAYS, SEARCH } from '../../kernel/contract/search.ts';
import { documentDayFaults } from '../../kernel/execution/document.ts';
import { articleSubject, supplierSubject } from '../../masterdata/contracts.ts';
import {
  certificateExpired,
  certificateMissing,
  nothingToInspect,
  receiptLineUnknown,
  tooManyInspections,
} from '../refusals.ts';
import { goodsReceiptSubject } from '../subjects.ts';
import { receiptLines, temperature } from './receipt-form.ts';
import { goodsReceiptOutput, INSPECTION_RESULTS } from './receipt-outputs.ts';

/** The number of days after which a receipt no longer waits for an inspection. */
export const INSPECTION_DAYS = 14;

export const listGoodsReceipts = query({
  name: 'goods-receipt.list',
  subject: goodsReceiptSubject,
  address: 'GET /api/procurement/goods-receipts',
  summary: 'List goods receipts',
  permission: 'GOODS_RECEIPT_READ',
  floor: true,
  input: listForm(goodsReceiptSubject.sortable, {
    ...SEARCH,
    ...DAYS,
    supplierId: optional(pathId()),
    articleId: optional(pathId()),
    receiptDate: optional(date()),
    inspection: described(
      optional(oneOf(['DUE'])),
      `DUE: receipts of the last ${INSPECTION_DAYS} days with a line that was not inspected and whose goods are not used up; at most 500`,
    ),
  }),
  output: out.page(goodsReceiptOutput, [
    'receiptNumber',
    'supplierName',
    'receiptDate',
    'deliveryNote',
    'lines.articleName',
    'warnings',
    'createdAt',
    'receivedBy',
  ]),
});

export const getGoodsReceipt = query({
  name: 'goods-receipt.get',
  subject: goodsReceiptSubject,
  address: 'GET /api/procurement/goods-receipts/{id}',
  summary: 'Read one goods receipt',
  permission: 'GOODS_RECEIPT_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: goodsReceiptOutput,
  givesVersion: true,
});

export const postGoodsReceipt = command({
  name: 'goods-receipt.post',
  subject: goodsReceiptSubject,
  address: 'POST /api/procurement/goods-receipts',
  summary: 'Receive goods from a supplier; each accepted line creates a lot',
  description:
    'Posts all lines or none. Amount, unit and expiry date belong together. A line that is rejected completely omits these three, but still names its stock, or its storage location and article. It creates no lot. Goods above their temperature limit are on hold from the start. A receipt only warns, unless the settings refuse goods from suppliers without a valid certificate.',
  permission: 'GOODS_RECEIPT_WRITE',
  floor: true,
  again: again(getGoodsReceipt),
  refuses: [
    supplierSubject.unknown,
    ...TARGET_UNKNOWN,
    articleSubject.unknown,
    certificateMissing,
    certificateExpired,
    ...OPENING_LOTS,
  ],
  input: form({
    supplierId: id(),
    deliveryNote: optionalText(CODE_MAX),
    purchaseOrder: optionalText(CODE_MAX),
    receiptDate: optional(date()),
    vehicleTemperature: optional(temperature()),
    lines: receiptLines(),
  }),
  dateFaults: (given, { now, settings }) => documentDayFaults(given, 'receiptDate', shopDay(now, settings)),
  output: goodsReceiptOutput,
});

export const inspectGoodsReceipt = command({
  name: 'goods-receipt.inspect',
  subject: goodsReceiptSubject,
  address: 'POST /api/procurement/goods-receipts/{id}/lines/{line}/inspections',
  summary:
    'Record the inspection of a line: a failed one places a hold, a passed one releases the holds of inspections',
  description:
    'FAILED places a hold on the lot. PASSED releases all its holds with the cause INSPECTION, also the hold for goods that were too warm at the receipt, and no others.',
  permission: 'GOODS_INSPECTION_WRITE',
  floor: true,
  again: again(getGoodsReceipt),
  refuses: [receiptLineUnknown, nothingToInspect, tooManyInspections],
  input: form({
    id: pathId(),
    line: pathId(),
    result: oneOf(INSPECTION_RESULTS),
    temperature: optional(temperature()),
    notes: optionalLines(),
  }),
  output: goodsReceiptOutput,
});

export const goodsReceiptTag: Tag = {
  title: 'Goods receipts',
  description: 'Goods receipts, rejections and inspections',
  contracts: [listGoodsReceipts, postGoodsReceipt, getGoodsReceipt, inspectGoodsReceipt],
};
