/** Operations on stocks and their levels (docs/contract.md, section 11). */

import { command, query } from '../../kernel/contract/contract.ts';
import {
  boolean,
  id,
  int32,
  pathId,
  quantityAmount,
  quantityNumber,
  unit as unitField,
} from '../../kernel/contract/fields.ts';
import { described, form, optional, type ValuesOf } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm, type Sortable } from '../../kernel/contract/page.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { articleSubject } from '../../masterdata/contracts.ts';
import { stockExists, storageLocationInactive } from '../refusals.ts';
import { levelOutput } from '../stock-batch/stored-quantity.ts';
import { stockSubject, storageLocationSubject } from '../subjects.ts';
import type { StockState } from './stock.ts';

const stockMembers = {
  id: out.text(),
  articleId: out.text(),
  storageLocationId: out.text(),
  minimumLevel: out.nullable(levelOutput),
  minimumShelfLifeDays: out.nullable(out.int32()),
};

const stockOutput = out.object('StockResponse', stockMembers) satisfies out.Output<StockState, unknown>;

// `usable`: goods that are neither blocked nor expired, in the unit of the minimum level.
const shortStockOutput = out.object('ShortStockResponse', { ...stockMembers, usable: levelOutput });
/** A stock below its minimum level, with its usable quantity in the unit of that level. */
export type ShortStock = out.GivenBy<typeof shortStockOutput>;
/** The names that lists show beside the ids of an article and a storage location. */
export const namesMembers = {
  articleName: out.text({ description: 'Its current name' }),
  storageLocationName: out.text({ description: 'Its current name' }),
};

const levelAmount = (description: string) => out.text({ description, examples: ['12.5'] });

const levelSums = {
  usable: levelAmount('Neither blocked nor expired'),
  expiringSoon: levelAmount('Of what is usable: with fewer days left than the minimum shelf life of the stock'),
  expired: levelAmount('Past its last day, and not blocked'),
  blocked: levelAmount('Blocked, or of a lot on hold'),
};
export type LevelSum = keyof typeof levelSums;

const shownLevel = out.object('StockLevelResponse', {
  ...stockMembers,
  ...namesMembers,
  // The unit of the minimum level, or else of the batch that expires last. Depleted batches count only if all batches
  // are depleted.
  unit: out.nullable(
    out.unit({
      description:
        'The unit of the amounts: that of the minimum level, else that of the batches. Batches of another kind of unit do not count. Null if the stock has no minimum level and never had a batch',
      examples: ['KG'],
    }),
  ),
  ...levelSums,
  // The earliest expiry date of usable goods.
  nextExpiry: out.nullable(out.day()),
  belowMinimum: out.boolean({ description: 'Whether less is usable than the minimum level' }),
});

/** The level of a stock on a day. Responses show the sums in `unit`. */
export interface StockLevel extends Omit<out.GivenBy<typeof shownLevel>, LevelSum> {
  /** Decimal texts in the base unit of the kind of `unit`. */
  readonly sums: Readonly<Record<LevelSum, string>>;
}

export const stockLevelOutput = out.madeFrom(shownLevel, ({ sums, unit, ...level }: StockLevel) => {
  const amount = (base: string) => (unit === null ? base : Quantity.fromBase(base, unit).amountText());
  return {
    ...level,
    unit,
    usable: amount(sums.usable),
    expiringSoon: amount(sums.expiringSoon),
    expired: amount(sums.expired),
    blocked: amount(sums.blocked),
  };
});

export const STOCK_LEVELS_SORTABLE: Sortable = { articleName: 'folded', nextExpiry: 'plain' };

/** The default page size of lists over all stocks that people read as a whole: what expires, and what is short. */
export const WHOLE_SHOP_SIZE = 500;

export const listStocks = query({
  name: 'stock.list',
  subject: stockSubject,
  address: 'GET /api/inventory/stocks',
  summary: 'List stocks',
  permission: 'STOCK_READ',
  floor: true,
  input: listForm(stockSubject.sortable, { articleId: optional(pathId()), storageLocationId: optional(pathId()) }),
  output: out.page(stockOutput, ['articleId', 'storageLocationId', 'minimumLevel', 'id']),
});

export const getStock = query({
  name: 'stock.get',
  subject: stockSubject,
  address: 'GET /api/inventory/stocks/{id}',
  summary: 'Read one stock',
  permission: 'STOCK_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: stockOutput,
  givesVersion: true,
});

export const listStocksBelowMinimum = query({
  name: 'stock.list-below-minimum',
  subject: stockSubject,
  address: 'GET /api/inventory/stocks/below-minimum',
  summary: 'List stocks whose usable quantity is below their minimum level',
  permission: 'STOCK_READ',
  floor: true,
  input: listForm(stockSubject.sortable, {}, { size: WHOLE_SHOP_SIZE }),
  output: out.page(shortStockOutput, ['articleId', 'storageLocationId', 'usable', 'minimumLevel', 'id']),
});

export const listStockLevels = query({
  name: 'stock.list-levels',
  subject: stockSubject,
  address: 'GET /api/inventory/stock-levels',
  summary: 'List the contents of each stock: usable and unusable quantity, earliest expiry',
  permission: 'STOCK_READ',
  floor: true,
  input: listForm(STOCK_LEVELS_SORTABLE, {
    articleId: optional(pathId()),
    storageLocationId: optional(pathId()),
    belowMinimum: optional(boolean()),
  }),
  output: out.page(stockLevelOutput, [
    'articleId',
    'storageLocationName',
    'unit',
    'usable',
    'expiringSoon',
    'expired',
    'blocked',
    'nextExpiry',
    'minimumLevel',
    'belowMinimum',
    'id',
  ]),
});

const limitFields = {
  minimumLevelAmount: optional(quantityAmount({ allowZero: true, unitIn: 'minimumLevelUnit' })),
  minimumLevelUnit: optional(unitField()),
  minimumShelfLifeDays: optional(int32(0)),
};

/** Reports a fault if only the amount or only the unit is given. */
function checkMinimumLevel(
  values: Partial<ValuesOf<typeof limitFields>>,
  fault: (field: 'minimumLevelAmount' | 'minimumLevelUnit', message: Message) => void,
): void {
  // Skips the check if a member is faulty, because `values` omits faulty members.
  if (!('minimumLevelAmount' in values && 'minimumLevelUnit' in values)) return;
  const { minimumLevelAmount: amount, minimumLevelUnit: unit } = values;
  if (amount && !unit) fault('minimumLevelUnit', say`is required with minimumLevelAmount`);
  if (unit && !amount) fault('minimumLevelAmount', say`is required with minimumLevelUnit`);
}

export const createStock = command({
  name: 'stock.create',
  subject: stockSubject,
  address: 'POST /api/inventory/stocks',
  summary: 'Create a stock of an article at an active storage location',
  permission: 'STOCK_WRITE',
  refuses: [articleSubject.unknown, storageLocationSubject.unknown, stockExists, storageLocationInactive],
  input: form({ articleId: id(), storageLocationId: id(), ...limitFields }, checkMinimumLevel),
  output: stockOutput,
});

export const updateStock = command({
  name: 'stock.update',
  subject: stockSubject,
  address: 'PUT /api/inventory/stocks/{id}',
  summary: 'Set the minimum level and the minimum shelf life of a stock; a missing one is cleared',
  permission: 'STOCK_WRITE',
  input: form(
    {
      id: pathId(),
      ...limitFields,
      minimumLevel: described(
        optional(form({ amount: quantityNumber('unit', { allowZero: true }), unit: unitField() })),
        'The minimum level as in the response. minimumLevelAmount and minimumLevelUnit take precedence',
      ),
    },
    checkMinimumLevel,
  ),
  output: stockOutput,
  comparesVersion: true,
});
