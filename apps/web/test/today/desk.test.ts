import { ROLES } from '@cleaver/domain';
import { ROLE_NAMES, type RoleName } from '@cleaver/domain/identity';
import type { Permission } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { CARDS, type Counts, deskOf } from '../../src/today/desk.ts';

/** Counts with one entry in every card. */
const ALL: Counts = Object.fromEntries(CARDS.map((card) => [card, 1]));

/** The permission to read the data of each card in `GET /api/today`. */
const READ: Readonly<Record<(typeof CARDS)[number], Permission>> = {
  ...{ recalls: 'HACCP_READ', exercises: 'HACCP_READ', receiptsToInspect: 'GOODS_RECEIPT_READ' },
  ...{ controlsDue: 'TEMPERATURE_LOG_READ', cleaningDue: 'CLEANING_RECORD_READ' },
  ...{ deviations: 'TEMPERATURE_LOG_READ', silentSensors: 'TEMPERATURE_LOG_READ' },
  ...{ openOrders: 'ORDER_READ', draftOrders: 'ORDER_READ', shortArticles: 'ORDER_READ' },
  ...{ batches: 'BATCH_READ', counts: 'INVENTORY_COUNT_READ', papers: 'MASTERDATA_READ' },
  ...{ expired: 'STOCK_READ', expiring: 'STOCK_READ', belowMinimum: 'STOCK_READ' },
  ...{ blockedGoods: 'STOCK_READ', invoicesDue: 'INVOICE_READ', invoicesOverdue: 'INVOICE_READ' },
  ...{ labels: 'LABEL_READ' },
};

function deskFor(roles: readonly RoleName[], counts = ALL) {
  const permissions = roles.flatMap((role) => ROLES[role].permissions);
  const readable = CARDS.filter((card) => permissions.includes(READ[card]));
  return deskOf(permissions, Object.fromEntries(readable.map((card) => [card, counts[card]])));
}
const buttons = (...roles: RoleName[]) => deskFor(roles).buttons.map(({ to, icon }) => to ?? icon);
const cards = (...roles: RoleName[]) => deskFor(roles).cards;

test('each role has its buttons and its cards', (t) => {
  const expected: Readonly<Record<RoleName, readonly [buttons: readonly string[], cards: readonly string[]]>> = {
    ADMIN: [
      ['/round', '/goods-receipts/new', '/batches/new'],
      ['recalls', 'controlsDue', 'openOrders', 'batches', 'expired'],
    ],
    PRODUCTION_MANAGER: [
      ['/round', '/batches/new', '/batches?productionDate={today}'],
      ['deviations', 'controlsDue', 'cleaningDue', 'batches', 'shortArticles'],
    ],
    PRODUCTION_WORKER: [
      ['/round', '/batches/new', '/batches?productionDate={today}'],
      ['deviations', 'controlsDue', 'cleaningDue', 'batches', 'belowMinimum'],
    ],
    QUALITY_MANAGER: [
      ['/round', '/goods-receipts?inspection=DUE', '/block'],
      ['recalls', 'deviations', 'controlsDue', 'cleaningDue', 'receiptsToInspect'],
    ],
    QUALITY_INSPECTOR: [
      ['/round', '/goods-receipts?inspection=DUE'],
      ['recalls', 'deviations', 'controlsDue', 'cleaningDue', 'receiptsToInspect'],
    ],
    PROCUREMENT_MANAGER: [
      ['/goods-receipts/new', '/articles/new', '/suppliers/new'],
      ['shortArticles', 'belowMinimum', 'papers'],
    ],
    WAREHOUSE_WORKER: [
      ['/round', '/goods-receipts/new', '/transfer'],
      ['deviations', 'controlsDue', 'cleaningDue', 'openOrders', 'expired'],
    ],
    SALES_MANAGER: [
      ['/orders/new', 'search'],
      ['openOrders', 'draftOrders', 'shortArticles', 'invoicesOverdue', 'invoicesDue'],
    ],
    SALES_STAFF: [
      ['/round', '/orders/new', 'search'],
      ['deviations', 'controlsDue', 'cleaningDue', 'openOrders', 'draftOrders'],
    ],
  };
  for (const role of ROLE_NAMES) t.same([buttons(role), cards(role)], expected[role], role);
  t.same([buttons(), cards()], [[], []], 'no role');
  t.end();
});

test('with several roles, buttons and cards come from each field of work in turn', (t) => {
  t.same(buttons('WAREHOUSE_WORKER', 'SALES_STAFF'), ['/round', '/goods-receipts/new', '/orders/new']);
  t.same(buttons('SALES_STAFF', 'WAREHOUSE_WORKER'), ['/round', '/goods-receipts/new', '/orders/new'], 'any order');
  t.same(cards('WAREHOUSE_WORKER', 'SALES_STAFF'), ['deviations', 'controlsDue', 'openOrders', 'expired', 'expiring']);
  t.same(buttons('SALES_MANAGER', 'PROCUREMENT_MANAGER').slice(0, 2), ['/orders/new', '/goods-receipts/new']);
  const delivers = deskOf([...ROLES.SALES_MANAGER.permissions, 'STOCK_MOVEMENT_WRITE'], ALL);
  t.same(
    delivers.buttons.map(({ to }) => to),
    ['/orders/new', undefined, '/deliveries/new'],
  );
  t.end();
});

test('a card without entries is replaced by the next; figures show only counts that a role can act on', (t) => {
  const nothingDue: Counts = { controlsDue: 0, cleaningDue: 0, deviations: 0, silentSensors: 0 };
  const quiet: Counts = { ...ALL, ...nothingDue, recalls: 0, openOrders: 0, batches: undefined };
  t.same(deskFor(['WAREHOUSE_WORKER'], quiet).cards, ['expired', 'belowMinimum', 'expiring', 'counts', 'blockedGoods']);
  t.same(deskFor(['QUALITY_MANAGER'], quiet).cards, [
    'receiptsToInspect',
    'expired',
    'labels',
    'blockedGoods',
    'exercises',
  ]);
  t.same(deskFor(['QUALITY_INSPECTOR'], quiet).cards, ['receiptsToInspect', 'labels', 'blockedGoods']);
  t.same(deskFor(['SALES_MANAGER'], { expired: 3, openOrders: 2 }).figures, ['openOrders']);
  t.same(deskFor(['WAREHOUSE_WORKER'], { expired: 3, openOrders: 0 }).figures, ['expired']);
  t.same(deskFor(ROLE_NAMES, {}), { ...deskFor(ROLE_NAMES), cards: [], figures: [] });
  t.ok(deskFor(ROLE_NAMES).figures.length === CARDS.length, 'together all act on all');
  t.end();
});
