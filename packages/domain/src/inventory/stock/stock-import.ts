/** Imports opening stock: checks the rows of a table and books them in. */
import type { InputOf } from '../../kernel/contract/form.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import { handleRows, repeated } from '../../kernel/execution/import.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { lookAlikeKey } from '../../kernel/values/look-alikes.ts';
import { say } from '../../kernel/values/message.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { foldText } from '../../kernel/values/text.ts';
import { Articles } from '../../masterdata/index.ts';
import { stockBatchExists } from '../refusals.ts';
import { StockBatches } from '../stock-batch/stock-batch.ts';
import { importStockBatches } from '../stock-batch/stock-batch-contracts.ts';
import { StorageLocations } from '../storage-location/storage-location.ts';
import { Warehouse } from '../warehouse/warehouse.ts';
import { Stocks } from './stock.ts';

type Row = NonNullable<InputOf<(typeof importStockBatches)['input']>['rows'][number]['value']>;

export const importStockBatchesHandler = handleRows<Row>(importStockBatches, async (unit, rows, caller) => {
  const { articleOf, locationOf, isThere } = await lookUp(unit, rows);
  const keyOf = ({ articleNumber, storageLocation, batchId, batchType }: Row) =>
    [...[articleNumber, storageLocation, batchType].map(foldText), lookAlikeKey(batchId)].join('\n');
  const faults = rows.flatMap((row, at): Fault[] => {
    if (!row) return [];
    const fault = (member: keyof Row & string, message: Fault['message']): Fault[] => [
      { field: `rows[${at}].${member}`, message },
    ];
    const location = locationOf(row);
    return [
      ...(articleOf(row) ? [] : fault('articleNumber', say`is not the number of an article`)),
      ...(location ? [] : fault('storageLocation', say`is not the name of a storage location`)),
      ...(location && !location.active ? fault('storageLocation', say`is a storage location that is not in use`) : []),
      ...(isThere(row) ? fault('batchId', stockBatchExists().said) : []),
    ];
  });
  return {
    faults: [...faults, ...repeated(rows, 'batchId', keyOf)],
    async write() {
      const warehouse = new Warehouse(unit, caller);
      const all = rows as readonly Row[];
      const stocks = await warehouse.targets(
        all.map((row) => ({ articleId: articleOf(row)?.id, storageLocationId: locationOf(row)?.id })),
      );
      const opened = await warehouse.openLots(
        'BOOKED_IN',
        all.map(({ batchId, batchType, expiryDate, quantityAmount, quantityUnit }, at) => {
          const quantity = Quantity.of(quantityAmount, quantityUnit);
          const places = [{ at: `rows[${at}]`, stockId: stocks[at]?.id ?? '', quantity }];
          return { lotNumber: batchId, batchType, expiryDate, places };
        }),
      );
      return opened.flatMap(({ places }) => places.map(({ batch }) => batch.id));
    },
  };
});

/** Returns functions that look up the existing records that a row names. */
async function lookUp(unit: UnitPorts, rows: readonly (Row | undefined)[]) {
  const namedBy = (textOf: (row: Row) => string) => [...new Set(rows.flatMap((row) => (row ? textOf(row) : [])))];
  const [articles, locations, batches] = await Promise.all([
    unit.of(Articles).peekIn(
      'articleNumber',
      namedBy(({ articleNumber }) => articleNumber),
    ),
    unit.of(StorageLocations).peekIn(
      'name',
      namedBy(({ storageLocation }) => storageLocation),
    ),
    unit.of(StockBatches).peekIn(
      'lotNumber',
      namedBy(({ batchId }) => batchId),
    ),
  ]);
  const stocks = await unit.of(Stocks).peekAll([...new Set(batches.map(({ stockId }) => stockId))]);
  const placeOf = new Map(stocks.map((stock) => [stock.id, `${stock.articleId} ${stock.storageLocationId}`]));
  const lotAt = (place: string | undefined, batchType: string, lotNumber: string) =>
    `${place} ${batchType} ${lookAlikeKey(lotNumber)}`;
  const there = new Set(batches.map((one) => lotAt(placeOf.get(one.stockId), one.batchType, one.lotNumber)));
  const articleByNumber = new Map(articles.map((article) => [foldText(article.articleNumber), article]));
  const locationByName = new Map(locations.map((location) => [foldText(location.name), location]));
  const articleOf = ({ articleNumber }: Row) => articleByNumber.get(foldText(articleNumber));
  const locationOf = ({ storageLocation }: Row) => locationByName.get(foldText(storageLocation));
  const isThere = (row: Row) =>
    there.has(lotAt(`${articleOf(row)?.id} ${locationOf(row)?.id}`, row.batchType, row.batchId));
  return { articleOf, locationOf, isThere };
}
