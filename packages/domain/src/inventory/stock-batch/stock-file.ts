/** The file of opening stock. A row books one lot in. */
import { CODE_MAX, text } from '../../kernel/contract/fields.ts';
import { type FileValues, fileColumns } from '../../kernel/contract/file.ts';
import { form } from '../../kernel/contract/form.ts';
import { fileKind } from '../../kernel/execution/file-kind.ts';
import { FileNames } from '../../kernel/execution/file-names.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { firstNameOf, Quantity, unitOf } from '../../kernel/values/quantity.ts';
import { ArticleNumbers, Articles } from '../../masterdata/index.ts';
import { Stocks } from '../stock/stock.ts';
import { StorageLocations } from '../storage-location/storage-location.ts';
import { Warehouse } from '../warehouse/warehouse.ts';
import { StockBatches, type StockBatchState } from './stock-batch.ts';
import { bookedIn, importStockBatches, listAllStockBatches, type NamedStockBatch } from './stock-batch-contracts.ts';
import { quantityOf } from './stored-quantity.ts';

/** A stock batch with its place. */
type PlacedBatch = StockBatchState & { readonly articleId: string; readonly storageLocationId: string };

interface StockNames {
  readonly articles: ArticleNumbers;
  readonly locations: FileNames;
  /** The ids of the storage locations that are not in use. */
  readonly closed: ReadonlySet<string>;
}

export const stockFile = fileKind<PlacedBatch, StockNames>({
  name: 'stock',
  title: say`Opening stock`,
  columns: [
    { member: 'articleNumber', field: text(CODE_MAX), required: true, also: ['plu'] },
    { member: 'storageLocation', field: text(), required: true, also: ['storageLocationId'] },
    ...fileColumns(form(bookedIn)).map((column) =>
      column.member === 'batchId' ? { ...column, also: ['lotNumber'] } : column,
    ),
  ],
  example: {
    ...{ articleNumber: 'W-100', storageLocation: 'Kühlraum 1', batchId: 'L-2026-1', batchType: 'PURCHASED' },
    ...{ quantityAmount: '12.5', quantityUnit: 'KG', expiryDate: '2026-12-31' },
  },
  list: listAllStockBatches,
  // An import would make blocked goods available.
  load: async (_, items) =>
    (items as readonly NamedStockBatch[]).filter(
      (one) => one.status !== 'BLOCKED' && !Decimal.of(one.quantityBase).isZero(),
    ),
  async context({ all }) {
    const [articles, locations] = [await all(Articles), await all(StorageLocations)];
    return {
      articles: new ArticleNumbers(articles),
      locations: new FileNames('storage location', locations),
      closed: new Set(locations.filter(({ active }) => !active).map(({ id }) => id)),
    };
  },
  rowsOf: (batch, { articles, locations }) => [
    {
      articleNumber: articles.numberOf(batch.articleId),
      storageLocation: locations.nameOf(batch.storageLocationId),
      batchId: batch.lotNumber,
      batchType: batch.batchType,
      quantityAmount: quantityOf(batch).amountText(),
      quantityUnit: firstNameOf(batch.quantityUnit),
      expiryDate: batch.expiryDate,
    },
  ],
  write: {
    command: importStockBatches,
    key: ['articleNumber', 'storageLocation', 'batchId', 'batchType'],
    alike: ['batchId'],
    fixed: ['batchId', 'batchType'],
    // Some of the lot may have been used.
    atMost: ['quantityAmount'],
    mayChange: () => false,
    once: true,
    resolve(row, { articles, locations }, report) {
      const { articleNumber, storageLocation, quantityUnit } = row.values;
      return {
        ...row.values,
        articleNumber:
          articleNumber && articles.resolve(String(articleNumber), (fault) => report(row, 'articleNumber', fault)),
        storageLocation:
          storageLocation &&
          locations.resolve(String(storageLocation), (fault) => report(row, 'storageLocation', fault)),
        quantityUnit: quantityUnit && firstNameOf(String(quantityUnit)),
      };
    },
    async find(unit, rows) {
      const numbers = new Set(
        rows.flatMap(({ values: { batchId } }) => (batchId === undefined ? [] : String(batchId))),
      );
      const batches = await unit.of(StockBatches).peekIn('lotNumber', [...numbers]);
      const stocks = await unit.of(Stocks).peekAll([...new Set(batches.map(({ stockId }) => stockId))]);
      const placeOf = new Map(stocks.map((stock) => [stock.id, stock]));
      return batches.flatMap((batch) => {
        const stock = placeOf.get(batch.stockId);
        return stock ? { ...batch, articleId: stock.articleId, storageLocationId: stock.storageLocationId } : [];
      });
    },
    async write({ head, rows: [row] }, { report }, { locations, closed }) {
      if (!closed.has(locations.idOf(String(head['storageLocation'])))) return;
      report(row, 'storageLocation', say`is a storage location that is not in use`);
    },
    async finish(records, { unit, caller }, { articles, locations }) {
      const warehouse = new Warehouse(unit, caller);
      const stocks = await warehouse.targets(
        records.map(({ head }) => ({
          articleId: articles.find(String(head['articleNumber']))?.id,
          storageLocationId: locations.idOf(String(head['storageLocation'])),
        })),
      );
      await warehouse.openLots(
        'BOOKED_IN',
        records.map(({ head, rows: [row] }, at) => ({
          lotNumber: String(head['batchId']),
          batchType: String(head['batchType']),
          expiryDate: head['expiryDate'] as CalendarDate,
          places: [{ at: `rows[${row.row}]`, stockId: stocks[at]?.id ?? '', quantity: quantityIn(head) }],
        })),
      );
    },
  },
});

const quantityIn = ({ quantityAmount, quantityUnit }: FileValues): Quantity =>
  Quantity.of(Decimal.of(String(quantityAmount)), unitOf(String(quantityUnit)));
