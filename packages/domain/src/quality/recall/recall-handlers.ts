/** Handlers that open recalls, record contacts with customers, and close recalls. */
import {
  Holds,
  type Lot,
  Lots,
  placeHolds,
  StockBatches,
  type StockBatchStatus,
  shopDay,
  Warehouse,
} from '../../inventory/index.ts';
import { unknownId } from '../../kernel/contract/aggregate.ts';
import type { Page } from '../../kernel/contract/page.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { canonicalJson } from '../../kernel/values/canonical-json.ts';
import { sumOfTexts } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { Suppliers } from '../../masterdata/index.ts';
import { Batches, Cuttings } from '../../production/index.ts';
import { nextNumber } from '../../settings/index.ts';
import { type Look, lookAt, lookInside, mapInParts } from '../stored-records.ts';
import { accountsOf, have, knownOf, lotsById, type Reached, reached, startsOf } from '../trace/trace-reading.ts';
import {
  type Contact,
  type Frozen,
  Recall,
  RecallRecord,
  RecallRecords,
  type RecallState,
  Recalls,
  uncontacted,
} from './recall.ts';
import {
  type Amount,
  closeRecall,
  contactCustomer,
  getRecall,
  listRecalls,
  openRecall,
  type RecallSheet,
  type RecallSummary,
  type RecallView,
  recallSheet,
} from './recall-contracts.ts';
import { recallList } from './recall-list.ts';
import { sheetOf } from './recall-sheet.ts';
import { reconciliationOf } from './reconciliation.ts';

export const recallHandlers: readonly Handler[] = [
  handle(listRecalls, {
    run: ({ reader }, { status, mode, ...request }): Promise<Page<RecallSummary>> =>
      reader.page(Recalls, { status, mode }, request, ['contacts']),
  }),
  handle(getRecall, {
    atOneInstant: true,
    async run(ports, { id: recallId }) {
      const { state: recall, version } = await ports.reader.versioned(Recalls, recallId);
      const { frozen } = await ports.reader.get(RecallRecords, recallId);
      return { state: viewOf(recall, frozen, await standing(lookAt(ports), frozen, recallId)), version };
    },
  }),
  handle(openRecall, {
    isLong: true,
    async prepare(ports, { mode, ...given }): Promise<Opening> {
      const { clock, settings } = ports;
      const begin = clock.now();
      const recallNumber = await nextNumber(ports, 'recall', shopDay(begin, settings));
      if (mode === 'REAL') return { begin, recallNumber };
      // An exercise locks no goods, so it reads all data in one snapshot.
      const exercise = await ports.atOneInstant(async (snapshot) => {
        const look = lookAt({ ...snapshot, clock });
        const found = await reached(look, await startsIn(look, given), undefined);
        const frozen = await freeze(look, found, { now: begin, settings }, undefined);
        return { frozen, now: await standing(look, frozen, undefined) };
      });
      return { begin, recallNumber, exercise };
    },
    async run(unit, { mode, reason, ...given }, { caller, prepared: { begin, recallNumber, exercise } }) {
      const look = lookInside(unit);
      const id = unit.newId();
      const affected = exercise ? undefined : await lockAffected(unit, look, await startsIn(look, given));
      const frozen = exercise?.frozen ?? (await freeze(look, have(affected).found, unit, 'BLOCKED'));
      if (affected) {
        await placeHolds(new Warehouse(unit, caller), affected.lots, { cause: 'RECALL', reason, recallId: id });
      }
      const recall = Recall.open({
        id,
        recallNumber,
        mode,
        reason,
        asOf: new Date(frozen.asOf),
        lotCount: frozen.lots.length,
        customerCount: frozen.customers.length,
        sha256: unit.sha256(canonicalJson(frozen)),
        elapsedMs: unit.clock.now().getTime() - begin.getTime(),
        openedBy: caller.username,
        openedAt: unit.now,
      });
      unit.of(Recalls).add(recall);
      unit.of(RecallRecords).add(RecallRecord.freeze({ id, frozen }));
      return viewOf(recall.state, frozen, exercise?.now ?? (await standing(look, frozen, id)));
    },
  }),
  handle(contactCustomer, {
    isLong: true,
    async run(unit, { id: recallId, note, recovered, ...contact }, { caller }) {
      const recall = await unit.of(Recalls).get(recallId);
      const { frozen } = await unit.of(RecallRecords).peek(recallId);
      const entry: Contact = {
        ...contact,
        note: note || null,
        recovered: recovered ? { ...recovered, quantityAmount: recovered.quantityAmount.toText() } : null,
        contactedBy: caller.username,
        contactedAt: unit.now.toISOString(),
      };
      recall.contact(entry, [...frozen.customers, ...(frozen.undoneDeliveries ?? [])]);
      return viewOf(recall.state, frozen, await standing(lookInside(unit), frozen, recallId));
    },
  }),
  handle(closeRecall, {
    isLong: true,
    async run(unit, { id: recallId, conclusion }, { caller }) {
      const recall = await unit.of(Recalls).get(recallId);
      const { frozen } = await unit.of(RecallRecords).peek(recallId);
      recall.close(conclusion, frozen.customers, caller.username, unit.now);
      return viewOf(recall.state, frozen, await standing(lookInside(unit), frozen, recallId));
    },
  }),
  handle(recallSheet, {
    atOneInstant: true,
    async run({ reader }, { id: recallId }): Promise<RecallSheet> {
      const { contacts } = await reader.get(Recalls, recallId);
      const { frozen } = await reader.get(RecallRecords, recallId);
      return sheetOf(frozen, contacts);
    },
  }),
];

/** Values that `prepare` determines before the unit of work. For an exercise, they include the frozen data. */
interface Opening {
  readonly begin: Date;
  readonly recallNumber: string;
  readonly exercise?: { readonly frozen: Frozen; readonly now: Standing };
}

interface Given {
  readonly lotIds?: readonly string[] | undefined;
  readonly lotNumber?: string | undefined;
  readonly supplierLot?: string | undefined;
  readonly supplierId?: string | undefined;
  readonly batchId?: string | undefined;
}

/**
 * Returns the ids of the start lots. Refuses with LOT_NOT_FOUND if no lot matches. Ids in a request body are no filter,
 * so the function also refuses each unknown id with the `…_NOT_FOUND` of its kind.
 */
async function startsIn(look: Look, { lotIds = [], ...given }: Given): Promise<readonly string[]> {
  if ((await look.trace.lots(lotIds)).length < new Set(lotIds).size) throw unknownId(Lots);
  const one = (value: string | undefined) => (value ? [value] : []);
  const starts = await startsOf(
    look,
    {
      lotIds,
      lotNumbers: one(given.lotNumber),
      supplierLots: one(given.supplierLot),
      supplierIds: one(given.supplierId),
      batchIds: one(given.batchId),
    },
    undefined,
  );
  const { supplierId, batchId } = given;
  const supplier = await look.whereIn(Suppliers, 'id', one(supplierId));
  if (supplierId && supplier.length === 0) throw unknownId(Suppliers);
  const runs = [
    ...(await look.whereIn(Batches, 'id', one(batchId))),
    ...(await look.whereIn(Cuttings, 'id', one(batchId))),
  ];
  if (batchId && runs.length === 0) throw unknownId(Batches);
  return starts;
}

interface Affected {
  readonly found: Reached;
  readonly lots: readonly Lot[];
}

/**
 * Locks all affected lots, then their stock batches, so that no concurrent dispatch or production bypasses the recall.
 * Completing a run locks its input lots. So either this recall sees the new outputs, or the run sees the holds. The
 * loop ends when it finds no new lots.
 */
async function lockAffected(unit: UnitPorts, look: Look, starts: readonly string[]): Promise<Affected> {
  const locked = new Map<string, Lot>();
  for (;;) {
    const found = await reached(look, starts, undefined);
    const news = [...found.down.lots.keys()].filter((lotId) => !locked.has(lotId));
    if (news.length === 0) {
      const batches = await look.whereIn(StockBatches, 'lotId', [...locked.keys()]);
      await unit.of(StockBatches).getAll(batches.map((batch) => batch.id));
      // Reads again, because the ledger now includes all goods taken out before the locks.
      return { found: await reached(look, starts, undefined), lots: [...locked.values()] };
    }
    for (const lot of await unit.of(Lots).getAll(news)) locked.set(lot.state.id, lot);
  }
}

/**
 * Returns the frozen data. `status`: the status of all stock, because the recall blocks the stock. Undefined: each
 * stock batch has its current status.
 */
async function freeze(
  look: Look,
  found: Reached,
  { now, settings }: Pick<UnitPorts, 'now' | 'settings'>,
  status: StockBatchStatus | undefined,
): Promise<Frozen> {
  const places = await look.trace.places([...found.down.lots.keys()], undefined);
  const known = await knownOf(look, found, [], undefined);
  const account = accountsOf(known.lots, places);
  const { stockOnHand, ...list } = await recallList(
    look,
    found,
    { asOf: undefined, day: shopDay(now, settings) },
    places,
    known,
  );
  const lots = [...known.lots.values()]
    .filter(({ id }) => found.down.lots.has(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const affected = await mapInParts(look, lots, ({ id: lotId, lotNumber, articleId }) => ({
    lotId,
    lotNumber,
    articleId,
    articleName: known.articles.get(articleId)?.name ?? '',
    account: account(lotId),
  }));
  return {
    asOf: now.toISOString(),
    lots: affected,
    stock: status ? stockOnHand.map((place) => ({ ...place, status })) : stockOnHand,
    ...list,
    reconciliation: reconciliationOf(affected.map((lot) => lot.account)),
  };
}

type Standing = Pick<RecallView['now'], 'inStock' | 'returned'>;

/**
 * Returns the current quantities in stock and the quantities returned until now. Counts the frozen lots, and the lots
 * that later inherited holds of the recall. With an undefined `recallId`, only the frozen lots count.
 */
async function standing(look: Look, frozen: Frozen, recallId: string | undefined): Promise<Standing> {
  const born = recallId === undefined ? [] : await look.where(Holds, { recallId });
  const ids = [...new Set([...frozen.lots.map(({ lotId }) => lotId), ...born.map(({ lotId }) => lotId)])];
  const [lots, places] = await Promise.all([lotsById(look, ids), look.trace.places(ids, undefined)]);
  const accounts = await mapInParts(look, [...lots.keys()], accountsOf(lots, places));
  const sum = (member: 'inStock' | 'takenBack'): Amount[] =>
    [...groupBy(accounts, ({ unit }) => unit)]
      .map(([unit, group]) => ({ unit, quantity: sumOfTexts(group.map((each) => each[member])) }))
      .sort((a, b) => (a.unit < b.unit ? -1 : 1));
  return { inStock: sum('inStock'), returned: sum('takenBack') };
}

const viewOf = (recall: RecallState, frozen: Frozen, now: Standing): RecallView => ({
  ...recall,
  frozen,
  now: { ...now, uncontacted: uncontacted(frozen.customers, recall.contacts).map(({ customerId }) => customerId) },
});
