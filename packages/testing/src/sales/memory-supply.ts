/** The reads of availability and picking in memory. */
import { meets, StockBatches, Stocks, StorageLocations, USABLE } from '@cleaver/domain/inventory';
import { Decimal, kindOf, Quantity, type Reader } from '@cleaver/domain/kernel';
import { Customers } from '@cleaver/domain/masterdata';
import { Batches, Recipes } from '@cleaver/domain/production';
import { byTurn, Orders, StandingOrders, type SupplyFact, type SupplyReader, unitOfKind } from '@cleaver/domain/sales';

export const memorySupply = (reader: Reader): SupplyReader => ({ ...orderReads(reader), ...goodsReads(reader) });

const orderReads = (reader: Reader): Omit<SupplyReader, 'facts' | 'shelved'> => ({
  async confirmed(which, most) {
    const orders = await reader.where(Orders, { status: 'CONFIRMED' });
    const all = orders
      .filter(({ id, requestedDate }) => (typeof which === 'string' ? requestedDate <= which : which.includes(id)))
      .map((order) => ({ ...order, confirmedAt: order.confirmedAt as Date }))
      .toSorted(byTurn)
      .map(({ id, orderNumber, customerId, customerName, requestedDate, deliveryAddressLabel, note, ...order }) => ({
        ...{ id, orderNumber, customerId, customerName, requestedDate, deliveryAddressLabel, note },
        confirmedAt: order.confirmedAt,
        lines: order.lines
          .filter(({ status }) => status === 'OPEN')
          .toSorted((a, b) => a.line - b.line)
          .map(({ line, articleId, articleNumber, articleName, quantityUnit, open, note: ofLine }) => ({
            ...{ line, articleId, articleNumber, articleName, quantityUnit, open, note: ofLine },
          })),
      }));
    let lines = 0;
    const over = all.findIndex((order, at) => {
      lines += order.lines.length;
      return at >= most.orders || lines > most.lines;
    });
    return { orders: over < 0 ? all : all.slice(0, over), complete: over < 0 };
  },
  ...dueReads(reader),
  async made(from, until) {
    return (await reader.where(Orders, {})).flatMap(({ standingOrderId, plannedDate }) =>
      standingOrderId !== null && plannedDate !== null && from <= plannedDate && plannedDate <= until
        ? [{ standingOrderId, plannedDate }]
        : [],
    );
  },
  async scheduled(from, until, customerId) {
    const standing = (await reader.where(StandingOrders, { customerId })).filter(
      ({ firstDate, lastDate }) => firstDate <= until && (lastDate === null || lastDate >= from),
    );
    const customers = await reader.whereIn(Customers, 'id', [...new Set(standing.map(({ customerId }) => customerId))]);
    return standing.map(({ lines, reference, note, pauses, createdAt: _, ...schedule }) => {
      const customer = customers.find(({ id }) => id === schedule.customerId);
      return {
        ...schedule,
        customerName: customer?.name ?? '',
        customerStatus: customer?.status ?? 'INACTIVE',
        pauses: pauses
          .filter((pause) => pause.until >= from)
          .map((pause) => ({ from: pause.from, until: pause.until })),
        lineCount: lines.length,
        bytes: Buffer.byteLength(JSON.stringify(lines) + reference + note),
      };
    });
  },
  async drafts(standingOrderId, from) {
    return (await reader.where(Orders, { standingOrderId, status: 'DRAFT' }))
      .filter(({ plannedDate }) => from === undefined || (plannedDate ?? '') >= from)
      .map(({ id }) => id);
  },
  async isUsed(standingOrderId) {
    const orders = await reader.where(Orders, { standingOrderId });
    return orders.some(({ status }) => status !== 'DRAFT' && status !== 'CANCELLED');
  },
  async draftLines(customerId) {
    const drafts = await reader.where(Orders, { customerId, status: 'DRAFT' });
    return drafts.reduce((sum, { lines }) => sum + lines.length, 0);
  },
  async draftLabels(customerId) {
    const drafts = await reader.where(Orders, { customerId, status: 'DRAFT' });
    return [...new Set(drafts.map(({ deliveryAddressLabel }) => deliveryAddressLabel))];
  },
});

const dueReads = (reader: Reader): Pick<SupplyReader, 'due' | 'nextDue'> => ({
  async due(day) {
    const orders = await reader.where(Orders, { status: 'CONFIRMED' });
    return orders.filter(({ requestedDate }) => requestedDate <= day).length;
  },
  async nextDue(day) {
    const later = (await reader.where(Orders, { status: 'CONFIRMED' })).filter(
      ({ requestedDate }) => requestedDate > day,
    );
    const [date] = later.map(({ requestedDate }) => requestedDate).sort();
    return date && { date, orders: later.filter(({ requestedDate }) => requestedDate === date).length };
  },
});

const goodsReads = (reader: Reader): Pick<SupplyReader, 'facts' | 'shelved'> => ({
  async facts(day, articleId) {
    const facts: SupplyFact[] = [];
    const add = (column: SupplyFact['column'], of: string, kind: string, amount: string) => {
      if (unitOfKind(kind) && (articleId === undefined || of === articleId)) {
        facts.push({ articleId: of, column, kind: kind as SupplyFact['kind'], amount });
      }
    };
    for (const batch of await reader.where(StockBatches, {})) {
      if (!meets(batch, USABLE, day)) continue;
      const stock = await reader.get(Stocks, batch.stockId);
      add('usable', stock.articleId, batch.quantityKind, batch.quantityBase);
    }
    for (const { recipeId, status, productionDate, plannedQuantity, plannedQuantityUnit } of await reader.where(
      Batches,
      {},
    )) {
      if ((status !== 'PLANNED' && status !== 'IN_PROGRESS') || productionDate > day) continue;
      const planned = Quantity.of(Decimal.of(plannedQuantity), plannedQuantityUnit);
      const recipe = await reader.get(Recipes, recipeId);
      add('planned', recipe.articleId, kindOf(plannedQuantityUnit), planned.inBase().toText());
    }
    for (const { status, requestedDate, lines } of await reader.where(Orders, {})) {
      if ((status !== 'CONFIRMED' && status !== 'DRAFT') || requestedDate > day) continue;
      for (const line of lines) {
        if (line.status !== 'OPEN') continue;
        add(status === 'DRAFT' ? 'drafted' : 'ordered', line.articleId, kindOf(line.quantityUnit), line.open);
      }
    }
    return facts;
  },
  async shelved(articleIds, day, places) {
    const stocks = (await reader.whereIn(Stocks, 'articleId', articleIds)).filter(
      ({ storageLocationId }) => places?.includes(storageLocationId) ?? true,
    );
    const byId = new Map(stocks.map((stock) => [stock.id, stock]));
    const names = new Map((await reader.where(StorageLocations, {})).map(({ id, name }) => [id, name]));
    return (await reader.whereIn(StockBatches, 'stockId', [...byId.keys()])).flatMap((batch) => {
      const stock = byId.get(batch.stockId);
      const unit = unitOfKind(batch.quantityKind);
      if (!stock || !unit || !meets(batch, USABLE, day)) return [];
      const { id, lotId, lotNumber, expiryDate, receivedAt, quantityBase } = batch;
      const { articleId, storageLocationId } = stock;
      const storageLocationName = names.get(storageLocationId) ?? '';
      return [
        {
          ...{ id, articleId, unit, lotId, lotNumber, expiryDate, receivedAt, quantityBase },
          ...{ storageLocationId, storageLocationName },
        },
      ];
    });
  },
});
