/** The reads of reports in memory. */
import {
  CRITERIA,
  changesOf,
  documentLines,
  effectOf,
  Lots,
  meets,
  StockBatches,
  StockMovements,
  Stocks,
  StorageLocations,
} from '@cleaver/domain/inventory';
import { Decimal, groupBy, type Reader, type UnitKind } from '@cleaver/domain/kernel';
import { Articles, Customers, ProductCategories, vatClassOf } from '@cleaver/domain/masterdata';
import { Batches } from '@cleaver/domain/production';
import { lineFigures, type ReportReader, type RunSum, type SalesGroup } from '@cleaver/domain/reports';
import { Deliveries, type DeliveryState } from '@cleaver/domain/sales';

const sum = (amounts: readonly Decimal[]): string =>
  amounts.reduce((total, one) => total.plus(one), Decimal.ZERO).toText();

const negative = (text: string): Decimal => Decimal.ZERO.minus(Decimal.of(text));

const byId = async <T extends { readonly id: string }>(states: Promise<readonly T[]>) =>
  new Map((await states).map((state) => [state.id, state]));

const sales =
  (reader: Reader): ReportReader['sales'] =>
  async ({ by, from, to, rates }, most) => {
    const deliveries = (await reader.where(Deliveries, {})).filter(
      ({ dispatchDate }) => from <= dispatchDate && dispatchDate <= to,
    );
    const articles = await byId(reader.where(Articles, {}));
    const categories = await byId(reader.where(ProductCategories, {}));
    const customers = await byId(reader.where(Customers, {}));
    const lines = (await Promise.all(deliveries.map((delivery) => soldLines(reader, delivery)))).flat();
    const sold = lines.map(({ delivery, line, ...left }) => {
      const article = articles.get(line.articleId);
      const category = categories.get(article?.categoryId ?? '');
      const vatClass = article && category && vatClassOf(article, category);
      const rate = rates.find(
        (one) => one.vatClass === vatClass && one.from <= delivery.dispatchDate && delivery.dispatchDate <= one.to,
      );
      const groups: Readonly<Record<SalesGroup, readonly [key: string, name: string | undefined]>> = {
        DAY: [delivery.dispatchDate, delivery.dispatchDate],
        CUSTOMER: [delivery.customerId, customers.get(delivery.customerId)?.name],
        ARTICLE: [line.articleId, article?.name],
        CATEGORY: [category?.id ?? '', category?.name],
      };
      const [key, name = ''] = groups[by];
      const figures = lineFigures({ ...line, ...left }, rate ? Decimal.of(rate.rate) : null);
      return { key, name, deliveryId: delivery.id, ...figures };
    });
    const groups = [...groupBy(sold, ({ key }) => key)].slice(0, most).map(([key, of]) => {
      const nets = of.flatMap(({ net }) => net ?? []);
      return {
        ...{ key, name: of[0]?.name ?? '', deliveries: new Set(of.map(({ deliveryId }) => deliveryId)).size },
        ...{ kg: sum(of.map(({ kg }) => kg)), pieces: sum(of.map(({ pieces }) => pieces)) },
        ...{ net: nets.length > 0 ? sum(nets) : null, unpriced: of.length - nets.length },
      };
    });
    return { groups, deliveries: new Set(sold.map(({ deliveryId }) => deliveryId)).size };
  };

const writeOffs =
  (reader: Reader): ReportReader['writeOffs'] =>
  async (by, begins, most) => {
    const stocks = await byId(reader.where(Stocks, {}));
    const batches = await byId(reader.where(StockBatches, {}));
    const articles = await byId(reader.where(Articles, {}));
    const movements = await reader.where(StockMovements, {});
    const undone = new Set(movements.map(({ reversesId }) => reversesId));
    const off = movements.flatMap((movement) => {
      const day = begins.findLastIndex((at) => at <= movement.at);
      if (movement.type !== 'WRITTEN_OFF' || undone.has(movement.id) || day < 0 || day === begins.length - 1) return [];
      const articleId = stocks.get(movement.stockId)?.articleId ?? '';
      const key = { DAY: String(day), REASON: movement.reasonCode ?? 'OTHER', ARTICLE: articleId }[by];
      const name = by === 'ARTICLE' ? (articles.get(articleId)?.name ?? '') : key;
      const kind = batches.get(movement.stockBatchId)?.quantityKind;
      return [{ key, name, kind, amount: negative(movement.change) }];
    });
    return [...groupBy(off, ({ key }) => key)].slice(0, most).map(([key, of]) => {
      const amounts = (kind: UnitKind) => sum(of.filter((one) => one.kind === kind).map(({ amount }) => amount));
      return { key, name: of[0]?.name ?? '', rows: of.length, kg: amounts('mass'), pieces: amounts('count') };
    });
  };

const yields =
  (reader: Reader): ReportReader['yields'] =>
  async (recipeId, within, most) => {
    const batches = (await reader.where(Batches, { recipeId }))
      .flatMap((batch) =>
        batch.status === 'COMPLETED' && batch.completedAt ? [{ ...batch, completedAt: batch.completedAt }] : [],
      )
      .filter(({ completedAt }) => !within || (within.from <= completedAt && completedAt < within.until))
      .sort((a, b) => b.completedAt.getTime() - a.completedAt.getTime() || (a.id < b.id ? 1 : -1))
      .slice(0, most);
    return Promise.all(
      batches.map(async ({ id, batchNumber, completedAt, plan }) => ({
        ...{ batchId: id, batchNumber, completedAt, planPercent: plan?.recipe.yieldPercentage ?? 0 },
        sums: await runSums(reader, id, plan?.recipe.articleId ?? ''),
      })),
    );
  };

const stock =
  (reader: Reader): ReportReader['stock'] =>
  async (by, { today, soon }, most) => {
    const stocks = await byId(reader.where(Stocks, {}));
    const articles = await byId(reader.where(Articles, {}));
    const locations = await byId(reader.where(StorageLocations, {}));
    const left = (await reader.where(StockBatches, {}))
      .filter(({ condition }) => condition !== 'DEPLETED')
      .map((batch) => {
        const { articleId = '', storageLocationId = '' } = stocks.get(batch.stockId) ?? {};
        const [key, named] = by === 'ARTICLE' ? [articleId, articles] : [storageLocationId, locations];
        return { key, name: named.get(key)?.name ?? '', batch };
      });
    return [...groupBy(left, ({ key, batch }) => `${key} ${batch.quantityKind}`).values()].slice(0, most).map((of) => {
      const [{ key, name, batch }] = of as [(typeof left)[number]];
      const amounts = (isMeant: (one: typeof batch) => boolean) =>
        sum(of.flatMap((one) => (isMeant(one.batch) ? Decimal.of(one.batch.quantityBase) : [])));
      return {
        ...{ key, name, kind: batch.quantityKind, quantity: amounts(() => true) },
        blocked: amounts(({ condition }) => condition === 'BLOCKED'),
        expiringIn7Days: amounts(
          ({ condition, expiryDate }) => condition === 'IN_STOCK' && today <= expiryDate && expiryDate <= soon,
        ),
        expired: amounts((one) => meets(one, EXPIRED, today)),
      };
    });
  };

const EXPIRED = { conditions: CRITERIA.EXPIRED.conditions, daysLeftTo: -1 };

/** Returns the lines of a delivery that are not undone, with what is left of each. */
async function soldLines(reader: Reader, delivery: DeliveryState) {
  const ledger = documentLines(await reader.where(StockMovements, { documentId: delivery.id }));
  const [dispatched, back] = (['DISPATCHED', 'TAKEN_BACK'] as const).map((type) => changesOf(delivery, type, ledger));
  return delivery.lines.flatMap((line) => {
    const out = dispatched?.get(line.line);
    if (!out || out.change === '0') return [];
    const returned = back?.get(line.line) ?? { change: '0', pieces: 0 };
    const base = negative(out.change).minus(Decimal.of(returned.change));
    const pieces = line.pieces === null ? null : -out.pieces - returned.pieces;
    return [{ delivery, line, base, pieces }];
  });
}

/** Returns the sums of the rows of a batch, by direction, kind of unit, and whether the goods are of the article. */
async function runSums(reader: Reader, batchId: string, articleId: string): Promise<readonly RunSum[]> {
  const rows = (await reader.where(StockMovements, { documentId: batchId })).filter((row) =>
    ['CONSUMED', 'RETURNED', 'PRODUCED'].includes(effectOf(row)),
  );
  const lots = await byId(reader.whereIn(Lots, 'id', [...new Set(rows.flatMap(({ lotId }) => lotId ?? []))]));
  const sums = new Map<string, RunSum>();
  for (const row of rows) {
    const lot = lots.get(row.lotId ?? '');
    if (!lot) continue;
    const of = { isInput: effectOf(row) !== 'PRODUCED', isMain: lot.articleId === articleId, kind: lot.quantityKind };
    const key = JSON.stringify(of);
    const base = Decimal.of(sums.get(key)?.base ?? '0')
      .plus(Decimal.of(row.change))
      .toText();
    sums.set(key, { ...of, base });
  }
  return [...sums.values()]
    .filter(({ base }) => base !== '0')
    .map((one) => ({ ...one, base: one.base.replace('-', '') }));
}

export const memoryReports = (reader: Reader): ReportReader => ({
  sales: sales(reader),
  writeOffs: writeOffs(reader),
  yields: yields(reader),
  stock: stock(reader),
});
