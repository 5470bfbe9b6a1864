/** The file of the movements of goods. It only goes out. */
import { CODE_MAX, oneOf, text, unit } from '../../kernel/contract/fields.ts';
import { shownColumns, shownValues } from '../../kernel/contract/file.ts';
import { fileKind } from '../../kernel/execution/file-kind.ts';
import { FileNames } from '../../kernel/execution/file-names.ts';
import { say } from '../../kernel/values/message.ts';
import { Quantity, unitOf } from '../../kernel/values/quantity.ts';
import { ArticleNumbers, Articles } from '../../masterdata/index.ts';
import { type StockState, Stocks } from '../stock/stock.ts';
import { StockBatches } from '../stock-batch/stock-batch.ts';
import { StorageLocations } from '../storage-location/storage-location.ts';
import { WRITE_OFF_CODES } from './moving-contracts.ts';
import type { StockMovementState } from './stock-movement.ts';
import { listMovements, shownMovement } from './stock-movement-contracts.ts';

/** A movement with the number of its lot. */
type NumberedMovement = StockMovementState & { readonly lotNumber: string };

interface Places {
  readonly articles: ArticleNumbers;
  readonly locations: FileNames;
  readonly stocks: ReadonlyMap<string, StockState>;
}

const START = ['at', 'type'];
const AMOUNTS = ['quantityChange', 'quantityBefore', 'quantityAfter'];
const DOCUMENT = ['statusAfter', 'documentKind', 'documentId', 'username'];
const END = [...DOCUMENT, 'reasonCode', 'reason'];

export const movementFile = fileKind<NumberedMovement, Places>({
  name: 'movements',
  title: say`Movements of goods`,
  columns: [
    ...shownColumns(shownMovement, START),
    { member: 'articleNumber', field: text(CODE_MAX) },
    ...['articleName', 'storageLocation', 'lotNumber'].map((member) => ({ member, field: text() })),
    ...shownColumns(shownMovement, AMOUNTS),
    { member: 'quantityUnit', field: unit() },
    ...shownColumns(shownMovement, DOCUMENT),
    { member: 'reasonCode', field: oneOf(WRITE_OFF_CODES) },
    ...shownColumns(shownMovement, ['reason']),
  ],
  example: {
    ...{ at: '2026-11-21T08:00:00.000Z', type: 'DISPATCHED', articleNumber: 'W-100', articleName: 'Lyoner' },
    ...{ storageLocation: 'Kühlraum 1', lotNumber: 'L-2026-1', quantityChange: '-10.5', quantityBefore: '12' },
    ...{ quantityAfter: '1.5', quantityUnit: 'KG', statusAfter: 'AVAILABLE', username: 'huber' },
  },
  list: listMovements,
  async load({ allIn }, items) {
    const movements = items as readonly StockMovementState[];
    const ids = new Set(movements.map(({ stockBatchId }) => stockBatchId));
    const numbers = new Map((await allIn(StockBatches, 'id', [...ids])).map(({ id, lotNumber }) => [id, lotNumber]));
    return movements.map((movement) => ({ ...movement, lotNumber: numbers.get(movement.stockBatchId) ?? '' }));
  },
  async context({ all }) {
    return {
      articles: new ArticleNumbers(await all(Articles)),
      locations: new FileNames('storage location', await all(StorageLocations)),
      stocks: new Map((await all(Stocks)).map((stock) => [stock.id, stock])),
    };
  },
  rowsOf({ change, before, after, unit: written, lotNumber, stockId, ...movement }, { articles, locations, stocks }) {
    const { articleId = '', storageLocationId = '' } = stocks.get(stockId) ?? {};
    const amount = (base: string) => Quantity.fromBase(base, unitOf(written)).amountText();
    return [
      {
        ...shownValues(movement, [...START, ...END]),
        ...{ articleNumber: articles.numberOf(articleId), articleName: articles.of(articleId)?.name, lotNumber },
        storageLocation: locations.nameOf(storageLocationId),
        ...{ quantityChange: amount(change), quantityBefore: amount(before), quantityAfter: amount(after) },
        quantityUnit: written,
      },
    ];
  },
});
