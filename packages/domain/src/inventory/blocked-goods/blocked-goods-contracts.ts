/** The operation that lists all goods that may not be used. */
import { query } from '../../kernel/contract/contract.ts';
import { oneOf, pathId } from '../../kernel/contract/fields.ts';
import { optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm, type Sortable } from '../../kernel/contract/page.ts';
import { HOLD_CAUSES } from '../lot/hold-cause.ts';
import { amountText } from '../stock-batch/stored-quantity.ts';
import { lotSubject } from '../subjects.ts';
import { BLOCKED_GOODS_KINDS } from './blocked-goods.ts';

const noPlace = 'Null for a hold, which blocks its lot in all places';

export const blockedGoodsOutput = out.object('BlockedGoodsResponse', {
  id: out.text({ description: 'The id of the hold, or of the stock batch' }),
  kind: out.oneOf(BLOCKED_GOODS_KINDS),
  lotId: out.text(),
  lotNumber: out.text(),
  articleId: out.text(),
  articleName: out.text(),
  stockId: out.nullable(out.text({ description: noPlace })),
  storageLocationId: out.nullable(out.text({ description: noPlace })),
  storageLocationName: out.nullable(out.text({ description: noPlace })),
  quantityAmount: amountText,
  quantityUnit: out.text({ description: 'Of a hold, the base unit of the lot', examples: ['KG'] }),
  expiryDate: out.day(),
  reason: out.nullable(out.text({ description: 'Null for goods that a customer returned' })),
  cause: out.nullable(out.oneOf(HOLD_CAUSES, { description: 'Null for a stock batch' })),
  recallId: out.nullable(out.text()),
  deviationId: out.nullable(out.text({ description: 'The deviation that put the lot in doubt' })),
  inheritedFrom: out.nullable(out.text({ description: 'The lot from which the hold was inherited' })),
  blockedAt: out.timestamp(),
  blockedBy: out.nullable(out.text({ description: 'A username' })),
});
/** Blocked goods in a response. The quantity of a hold is what is left of its lot. */
export type BlockedGoodsView = out.GivenBy<typeof blockedGoodsOutput>;

/** The first member is the default order, newest first. */
export const BLOCKED_GOODS_SORTABLE: Sortable = {
  blockedAt: 'plain',
  articleName: 'folded',
  lotNumber: 'folded',
  expiryDate: 'plain',
};

export const listBlockedGoods = query({
  name: 'lot.list-blocked-goods',
  subject: lotSubject,
  address: 'GET /api/inventory/blocked-goods',
  summary: 'List all goods that may not be used: open holds, and stock batches that were blocked themselves',
  description:
    'Newest first. A lot has an entry for each open hold. A stock batch that only a hold blocks has no entry of its own.',
  permission: 'STOCK_READ',
  input: listForm(
    BLOCKED_GOODS_SORTABLE,
    {
      kind: optional(oneOf(BLOCKED_GOODS_KINDS)),
      articleId: optional(pathId()),
      storageLocationId: optional(pathId()),
    },
    { first: 'desc' },
  ),
  output: out.page(blockedGoodsOutput, [
    'kind',
    'articleName',
    'lotNumber',
    'storageLocationName',
    'quantityAmount',
    'quantityUnit',
    'expiryDate',
    'reason',
    'cause',
    'blockedAt',
    'blockedBy',
  ]),
});
