/** Recalling what is affected: freezing it, stopping it, telling everybody, closing the case. */
import { Holds, type Lot, Lots, StockBatches, type StockBatchStatus, shopDay, Warehouse } from '../inventory/index.ts';
import { Decimal } from '../kernel/decimal.ts';
import { nextDocumentNumber } from '../kernel/document.ts';
import {
  form,
  id,
  lines,
  list,
  oneOf,
  optional,
  optionalLines,
  optionalText,
  pathId,
  quantityAmount,
  unit as unitField,
} from '../kernel/form.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm } from '../kernel/page.ts';
import type { UnitPorts } from '../kernel/ports.ts';
import { invalidStatusTransition } from '../kernel/refusal.ts';
import { canonicalJson } from './canonical-json.ts';
import type { PlaceAt } from './ports.ts';
import {
  CONTACT_CHANNELS,
  CONTACT_OUTCOMES,
  type Frozen,
  RECALL_MODES,
  RECALL_STATUSES,
  Recall,
  type RecallState,
  Recalls,
  uncontacted,
} from './recall.ts';
import { reconciliationOf } from './reconciliation.ts';
import { contactsMissing, customerNotInRecall, nothingToTrace, traceTooLarge } from './refusals.ts';
import {
  type AffectedCustomer,
  type AffectedDelivery,
  accountsOf,
  knownOf,
  type Look,
  lotsById,
  type Reached,
  reached,
  recallList,
  startsOf,
} from './trace.ts';
import { noStart } from './trace-operations.ts';

/** A sum per unit. */
interface Amount {
  readonly unit: string;
  readonly quantity: string;
}

/** A recall, and how things stand by now. */
export interface RecallView extends RecallState {
  readonly now: {
    /** What still lies in the shop of all that is affected. */
    readonly inStock: readonly Amount[];
    /** What customers brought back of it. */
    readonly returned: readonly Amount[];
    /** Ids of customers whom nobody told yet. */
    readonly uncontacted: readonly string[];
  };
}

const insideOf = (unit: UnitPorts): Look => ({
  where: (kind, filter) => unit.of(kind).peekWhere(filter),
  whereIn: (kind, member, values) => unit.of(kind).peekIn(member, values),
  trace: unit.reads.trace,
});

const STARTS = ['lotIds', 'lotNumber', 'supplierLot', 'supplierId', 'batchId'] as const;

export const openRecall = command({
  name: 'recall.open',
  summary: 'Open a recall: freeze what is affected, and stop all of it unless it is an exercise',
  permission: 'HACCP_WRITE',
  refuses: [Lots.unknown, nothingToTrace, traceTooLarge],
  input: form(
    {
      mode: oneOf(RECALL_MODES),
      reason: lines(),
      lotIds: optional(list(id(), 10_000)),
      lotNumber: optionalText(),
      supplierLot: optionalText(),
      supplierId: optional(id()),
      batchId: optional(id()),
    },
    (given, fault) => {
      if (STARTS.every((name) => name in given && (given[name] ?? '').length === 0)) fault('lotIds', noStart(STARTS));
    },
  ),
  async prepare({ clock, settings, sequences }) {
    const now = clock.now();
    return { begin: now, recallNumber: await nextDocumentNumber(sequences, 'R', shopDay(now, settings)) };
  },
  async run(unit, { mode, reason, ...given }, caller, prepared: { begin: Date; recallNumber: string }) {
    const look = insideOf(unit);
    // In a body an id is no filter: a lot that was mistyped must not be left out of a recall without a word.
    await unit.of(Lots).peekAll(given.lotIds ?? []);
    const one = (value: string | undefined) => (value ? [value] : []);
    const starts = await startsOf(
      look,
      {
        lotIds: given.lotIds,
        lotNumbers: one(given.lotNumber),
        supplierLots: one(given.supplierLot),
        supplierIds: one(given.supplierId),
        batchIds: one(given.batchId),
      },
      undefined,
    );
    const { found, lots } = mode === 'REAL' ? await lockAffected(unit, look, starts) : await seen(look, starts);
    const places = await look.trace.places([...found.down.lots.keys()], undefined);
    const frozen = await freeze(unit, look, found, places, mode === 'REAL' ? 'BLOCKED' : undefined);
    const recallId = unit.newId();
    if (mode === 'REAL') await new Warehouse(unit, caller).placeHolds(lots, { cause: 'RECALL', reason, recallId });
    const recall = Recall.open({
      id: recallId,
      recallNumber: prepared.recallNumber,
      mode,
      reason,
      frozen,
      sha256: unit.sha256(canonicalJson(frozen)),
      elapsedMs: unit.clock.now().getTime() - prepared.begin.getTime(),
      openedBy: caller.username,
      openedAt: unit.now,
    });
    unit.of(Recalls).add(recall);
    return withNow(recall.state, look);
  },
});

interface Affected {
  readonly found: Reached;
  readonly lots: readonly Lot[];
}

const seen = async (look: Look, starts: readonly string[]): Promise<Affected> => ({
  found: await reached(look, starts, undefined),
  lots: [],
});

/**
 * Locks all affected lots, and then their stock batches, so that nothing that leaves or comes into being at the same time
 * escapes. Who ends a run locks the lots that went in: its outputs are seen here, or it sees the holds. So locking and
 * looking go on until there is nothing new.
 */
async function lockAffected(unit: UnitPorts, look: Look, starts: readonly string[]): Promise<Affected> {
  const locked = new Map<string, Lot>();
  for (;;) {
    const found = await reached(look, starts, undefined);
    const news = [...found.down.lots.keys()].filter((lotId) => !locked.has(lotId));
    if (news.length === 0) {
      const batches = await look.whereIn(StockBatches, 'lotId', [...locked.keys()]);
      await unit.of(StockBatches).getAll(batches.map((batch) => batch.id));
      // What was taken out until the locks were held is in the ledger by now.
      return { found: await reached(look, starts, undefined), lots: [...locked.values()] };
    }
    for (const lot of await unit.of(Lots).getAll(news)) locked.set(lot.state.id, lot);
  }
}

/** `status`: what all stock is shown as, since it is being stopped; undefined: as it is. */
async function freeze(
  unit: UnitPorts,
  look: Look,
  found: Reached,
  places: readonly PlaceAt[],
  status: StockBatchStatus | undefined,
): Promise<Frozen> {
  const known = await knownOf(look, found, []);
  const account = accountsOf(known.lots, places);
  const { stockOnHand, ...list } = await recallList(
    look,
    found,
    { asOf: undefined, day: shopDay(unit.now, unit.settings) },
    places,
    known,
  );
  const affected = [...known.lots.values()]
    .filter(({ id }) => found.down.lots.has(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id: lotId, lotNumber, articleId }) => ({
      lotId,
      lotNumber,
      articleId,
      articleName: known.articles.get(articleId)?.name ?? '',
      account: account(lotId),
    }));
  return {
    asOf: unit.now.toISOString(),
    lots: affected,
    stock: status ? stockOnHand.map((place) => ({ ...place, status })) : stockOnHand,
    ...list,
    reconciliation: reconciliationOf(affected.map((lot) => lot.account)),
  };
}

/** What lies in stock and what came back by now: of the frozen lots, and of what was born with this recall's holds since. */
async function withNow(recall: RecallState, look: Look): Promise<RecallView> {
  const born = await look.where(Holds, { recallId: recall.id });
  const ids = [...new Set([...recall.frozen.lots.map(({ lotId }) => lotId), ...born.map(({ lotId }) => lotId)])];
  const [lots, places] = await Promise.all([lotsById(look, ids), look.trace.places(ids, undefined)]);
  const account = accountsOf(lots, places);
  const accounts = [...lots.keys()].map(account);
  const sum = (member: 'inStock' | 'takenBack'): Amount[] =>
    [...Map.groupBy(accounts, ({ unit }) => unit)]
      .map(([unit, group]) => ({
        unit,
        quantity: group.reduce((total, each) => total.plus(Decimal.of(each[member])), Decimal.ZERO).toText(),
      }))
      .sort((a, b) => (a.unit < b.unit ? -1 : 1));
  return {
    ...recall,
    now: {
      inStock: sum('inStock'),
      returned: sum('takenBack'),
      uncontacted: uncontacted(recall).map(({ customerId }) => customerId),
    },
  };
}

/** A case in a list: without what it froze, which may be large. */
export interface RecallSummary extends Omit<RecallState, 'frozen' | 'contacts'> {
  readonly asOf: string;
  readonly lotCount: number;
  readonly customerCount: number;
}

export const listRecalls = query({
  name: 'recall.list',
  summary: 'List recalls, without what they froze',
  permission: 'HACCP_READ',
  input: listForm(
    Recalls.sortable,
    { status: optional(oneOf(RECALL_STATUSES)), mode: optional(oneOf(RECALL_MODES)) },
    'desc',
  ),
  async run({ reader }, { status, mode, ...request }) {
    const { content, page } = await reader.page(Recalls, { status, mode }, request);
    const summary = ({ frozen, contacts: _contacts, ...recall }: RecallState): RecallSummary => ({
      ...recall,
      asOf: frozen.asOf,
      lotCount: frozen.lots.length,
      customerCount: frozen.customers.length,
    });
    return { content: content.map(summary), page };
  },
});

export const getRecall = query({
  name: 'recall.get',
  summary: 'Read one recall: what it froze, whom the shop told, and how things stand now',
  permission: 'HACCP_READ',
  input: form({ id: pathId() }),
  async run({ reader, trace }, { id: recallId }) {
    return withNow(await reader.get(Recalls, recallId), {
      where: (kind, filter) => reader.where(kind, filter),
      whereIn: (kind, member, values) => reader.whereIn(kind, member, values),
      trace,
    });
  },
});

export const contactCustomer = command({
  name: 'recall.contact',
  summary: 'Note that a customer was told of a recall, or could not be reached',
  permission: 'HACCP_WRITE',
  refuses: [customerNotInRecall, invalidStatusTransition],
  input: form({
    id: pathId(),
    customerId: id(),
    channel: oneOf(CONTACT_CHANNELS),
    outcome: oneOf(CONTACT_OUTCOMES),
    note: optionalLines(),
    recovered: optional(form({ quantityAmount: quantityAmount(), quantityUnit: unitField() })),
  }),
  async run(unit, { id: recallId, note, recovered, ...contact }, caller) {
    const recall = await unit.of(Recalls).get(recallId);
    recall.contact({
      ...contact,
      note: note || null,
      recovered: recovered ? { ...recovered, quantityAmount: recovered.quantityAmount.toText() } : null,
      contactedBy: caller.username,
      contactedAt: unit.now.toISOString(),
    });
    return withNow(recall.state, insideOf(unit));
  },
});

export const closeRecall = command({
  name: 'recall.close',
  summary: 'Close a recall; what it stopped stays stopped until quality releases it',
  permission: 'HACCP_WRITE',
  refuses: [invalidStatusTransition, contactsMissing],
  input: form({ id: pathId(), conclusion: lines() }),
  async run(unit, { id: recallId, conclusion }, caller) {
    const recall = await unit.of(Recalls).get(recallId);
    recall.close(conclusion, caller.username, unit.now);
    return withNow(recall.state, insideOf(unit));
  },
});

/** A row for each lot of each delivery, with what was said to the customer last; texts, empty where there is nothing. */
export interface RecallSheet {
  readonly recallNumber: string;
  readonly rows: readonly (Omit<AffectedCustomer, 'customerId' | 'deliveries'> &
    AffectedDelivery &
    Readonly<Record<'channel' | 'outcome' | 'contactedAt' | 'contactedBy' | 'note' | 'recovered', string>>)[];
}

export const recallSheet = query({
  name: 'recall.sheet',
  summary: 'The list to telephone by: who got what, when, and what was said',
  permission: 'HACCP_READ',
  input: form({ id: pathId() }),
  async run({ reader }, { id: recallId }): Promise<RecallSheet> {
    const { recallNumber, frozen, contacts } = await reader.get(Recalls, recallId);
    const rows = frozen.customers.flatMap(({ customerId, deliveries, ...customer }) => {
      const last = contacts.findLast((contact) => contact.customerId === customerId);
      return deliveries.map((delivery) => ({
        ...customer,
        ...delivery,
        channel: last?.channel ?? '',
        outcome: last?.outcome ?? '',
        contactedAt: last?.contactedAt ?? '',
        contactedBy: last?.contactedBy ?? '',
        note: last?.note ?? '',
        recovered: last?.recovered ? `${last.recovered.quantityAmount} ${last.recovered.quantityUnit}` : '',
      }));
    });
    return { recallNumber, rows };
  },
});
