/** Making production batches: what goes in and is given back, what comes out, and how it stands. */
import {
  distinctBy,
  goodsGone,
  LINES_MAX,
  Lots,
  laterMovements,
  lotExpired,
  lotNumber as lotNumberField,
  meets,
  moreThanConsumed,
  type NewHold,
  OPENING_LOTS,
  StockBatches,
  StockMovements,
  Stocks,
  StorageLocations,
  shopDay,
  stockBatchBlocked,
  stockLine,
  stockLines,
  TAKING_OUT,
  USABLE,
} from '../inventory/index.ts';
import { unknownId } from '../kernel/aggregate.ts';
import { addDays, type CalendarDate, dateOf, daysBetween } from '../kernel/calendar.ts';
import {
  boolean,
  date,
  defaulted,
  form,
  id,
  lines,
  list,
  oneOf,
  optional,
  optionalLines,
  pathId,
  quantityAmount,
  several,
  unit as unitField,
} from '../kernel/form.ts';
import { type Message, say } from '../kernel/message.ts';
import { command, query } from '../kernel/operation.ts';
import type { Ports, UnitPorts } from '../kernel/ports.ts';
import { Quantity } from '../kernel/quantity.ts';
import { invalidStatusTransition } from '../kernel/refusal.ts';
import { ConcurrentChange, type Reader } from '../kernel/unit-of-work.ts';
import { Articles } from '../masterdata/index.ts';
import {
  type BatchEnd,
  Batches,
  type BatchState,
  OUTPUT_ROLES,
  type OutputRole,
  RUN_WARNINGS,
  type RunWarning,
} from './batch.ts';
import { BatchAtWork, planFrom } from './batch-at-work.ts';
import type { BatchPlan, Component } from './batch-plan.ts';
import { executionOf, inputsOf, openOf } from './execution.ts';
import { splitByFefo } from './fefo.ts';
import { type ComponentProposal, needsOf, proposalOf, type Supply, type UsableBatch } from './proposal.ts';
import { Recipes } from './recipe.ts';
import {
  batchHasConsumption,
  componentsShort,
  notAnIngredient,
  nothingConsumed,
  nothingProduced,
  notSubstitutable,
  outlivesRecipe,
  outputArticleMismatch,
} from './refusals.ts';
import {
  type Edges,
  edgesOf,
  firstToExpire,
  inheritedHolds,
  inputLines,
  type LotsById,
  newLot,
  type OutputLine,
  outputLots,
  outputsField,
} from './run.ts';

const amount = { quantityAmount: quantityAmount(), quantityUnit: unitField() };
const consumed = { insteadOf: optional(id()), reason: optionalLines() };
const wasteLines = () => optional(list(form({ ...amount, reason: optionalLines() }), LINES_MAX));

/** What was read of a batch for an answer. */
interface BatchRead {
  readonly batch: BatchState;
  readonly plan: BatchPlan;
  readonly edges: Edges;
  readonly lots: LotsById;
}

/** The batch and what the ledger has of it, as they were at one moment. Refuses an unknown one. */
async function readBatch({ reader, runs }: Ports, batchId: string): Promise<BatchRead> {
  for (;;) {
    const batch = await reader.get(Batches, batchId);
    const rows = await runs.rows(batch.id);
    const again = await reader.get(Batches, batchId);
    // Completed or reopened in between: what is said of the outputs would not fit the outputs.
    if (again.status !== batch.status || again.completions !== batch.completions) continue;
    const edges = edgesOf(rows);
    const lots = await runs.lots([...edges.inputs, ...edges.outputs].map(({ lotId }) => lotId));
    return {
      batch,
      plan: batch.plan ?? (await readPlan(reader, batch)),
      edges,
      lots: new Map(lots.map((lot) => [lot.id, lot])),
    };
  }
}

async function readPlan(reader: Reader, batch: BatchState): Promise<BatchPlan> {
  const recipe = await reader.get(Recipes, batch.recipeId);
  const articleIds = new Set(recipe.ingredients.map(({ articleId }) => articleId));
  return planFrom(recipe, batch, await reader.whereIn(Articles, 'id', [...articleIds]));
}

export const getExecution = query({
  name: 'batch.execution',
  summary: 'How a batch goes: what is to go in and what did, what came out, and what that comes to',
  permission: 'BATCH_READ',
  input: form({ id: pathId() }),
  async run(ports, input) {
    const { batch, plan, edges, lots } = await readBatch(ports, input.id);
    return executionOf(batch, plan, edges, lots);
  },
});

export const proposeInputs = query({
  name: 'batch.propose',
  summary: 'Which lots to take for what a batch still needs: first expired, first out. It reserves nothing',
  permission: 'BATCH_READ',
  input: form({ id: pathId(), storageLocationId: several(id()) }),
  async run(ports, { id: batchId, storageLocationId }) {
    const { plan, inputs, supplies } = await suppliesFor(ports, batchId, storageLocationId);
    return proposalOf(plan, inputs, supplies);
  },
});

/** What there is not enough of. */
export interface Lack extends Pick<ComponentProposal, 'articleId' | 'articleName' | 'missing' | 'uom'> {}

/** What there is not enough of for what a batch still needs, wherever it lies; each batch as if it were the only one. */
export async function lacksOf(
  ports: Ports,
  { id, status }: Pick<BatchState, 'id' | 'status'>,
): Promise<readonly Lack[]> {
  if (status !== 'PLANNED' && status !== 'IN_PROGRESS') return [];
  const { plan, inputs, supplies } = await suppliesFor(ports, id, undefined);
  return proposalOf(plan, inputs, supplies).components.filter(({ stocked, missing }) => stocked && missing !== '0');
}

/** Of these places; of all where none is named. */
async function suppliesFor(ports: Ports, batchId: string, places: readonly string[] | undefined) {
  const { batch, plan, edges, lots } = await readBatch(ports, batchId);
  const inputs = inputsOf(batch, edges, lots);
  const today = shopDay(ports.clock.now(), ports.settings);
  const supplies = await ports.runs.supplies(needsOf(plan, inputs), {
    today,
    storageLocationIds: places?.length ? places : undefined,
  });
  return { plan, inputs, supplies };
}

export const consumeIntoBatch = command({
  name: 'batch.consume',
  summary: 'Put lots into a batch: those that are named, or what is still needed by first expired, first out',
  permission: 'BATCH_WRITE',
  refuses: [
    StockBatches.unknown,
    StorageLocations.unknown,
    invalidStatusTransition,
    notAnIngredient,
    notSubstitutable,
    componentsShort,
    ...TAKING_OUT,
    lotExpired,
  ],
  input: form(
    {
      id: pathId(),
      inputs: optional(stockLines(consumed)),
      fefo: optional(boolean()),
      storageLocationIds: optional(list(id(), LINES_MAX)),
    },
    (values, fault) => {
      // One that has a fault of its own is missing here: it was given.
      if (!('inputs' in values && 'fefo' in values)) return;
      if ((values.inputs !== undefined) === (values.fefo === true)) {
        fault('inputs', say`must be given, or fefo as true: one of the two`);
      }
    },
  ),
  // Looking for goods takes locks of nothing: what was found is locked and looked at again in the unit of work.
  async prepare(ports, { id: batchId, fefo, storageLocationIds }) {
    if (!fefo) return undefined;
    const { supplies } = await suppliesFor(ports, batchId, storageLocationIds);
    await checkKnown(ports.reader, storageLocationIds ?? []);
    return supplies;
  },
  async run(unit, { id: batchId, inputs = [] }, caller, supplies: readonly Supply[] | undefined) {
    const work = await BatchAtWork.lock(unit, batchId, caller, inputs, 'locked');
    if (supplies) await consumeByFefo(unit, work, supplies);
    else await work.consume(inputs);
    return work.execution();
  },
});

/** Refuses a place that there is not: in a body an id is no filter. */
async function checkKnown(reader: Reader, storageLocationIds: readonly string[]): Promise<void> {
  const wanted = new Set(storageLocationIds);
  const known = await reader.whereIn(StorageLocations, 'id', [...wanted]);
  if (known.length < wanted.size) throw unknownId(StorageLocations);
}

/** Takes what is open of every component, all or nothing; a component whose article has no stock is left out. */
async function consumeByFefo(unit: UnitPorts, work: BatchAtWork, supplies: readonly Supply[]): Promise<void> {
  const { components } = work.batch.feeding();
  const inputs = await work.inputs();
  const open = components
    .map((component, at) => ({ component, open: openOf(component, inputs), supply: supplies[at] }))
    .filter((each) => !each.open.isZero());
  const wanted = open.flatMap(({ supply, ...each }) => (supply?.stocked ? [{ ...each, supply }] : []));
  const picks = await lockedPicks(unit, work, wanted);
  const skipped = open.filter(({ supply }) => !supply?.stocked).map(({ component }) => component);
  const moved = await work.warehouse.takeOut(
    'CONSUMED',
    picks.map((pick) => ({ at: '', ...pick })),
    work.document,
  );
  work.booked(moved.map(({ movement }) => movement));
  work.batch.skip(
    skipped.map(({ articleId, articleName }) => ({ articleId, articleName })),
    unit.now,
  );
}

interface Wanted {
  readonly component: Component;
  readonly open: Quantity;
  readonly supply: Supply;
}

/**
 * What to take from which stock batches, all of them locked. A candidate may have changed since it was found: it is locked,
 * looked at as it is, and the split is made again, until nothing in it is unlocked. Refuses with INSUFFICIENT_STOCK, naming
 * all that is missing.
 */
async function lockedPicks(
  unit: UnitPorts,
  { warehouse: { today } }: BatchAtWork,
  wanted: readonly Wanted[],
): Promise<readonly { readonly stockBatchId: string; readonly quantity: Quantity }[]> {
  const locked = new Map<string, UsableBatch['quantityBase']>();
  for (;;) {
    const splits = wanted.map(({ component, open, supply }) => {
      const candidates = supply.candidates.map((each) => ({
        ...each,
        quantityBase: locked.get(each.id) ?? each.quantityBase,
      }));
      return { component, open, supply, ...splitByFefo(open.inBase(), candidates) };
    });
    const picks = splits.flatMap(({ picks, open }) =>
      picks.map(({ from, base }) => ({
        stockBatchId: from.id,
        quantity: Quantity.fromBase(base.toText(), open.unit),
      })),
    );
    const unlocked = picks.map(({ stockBatchId }) => stockBatchId).filter((each) => !locked.has(each));
    if (unlocked.length === 0) {
      refuseShort(splits);
      return picks;
    }
    for (const { state } of await unit.of(StockBatches).getAll(unlocked)) {
      locked.set(state.id, meets(state, USABLE, today) ? state.quantityBase : '0');
    }
  }
}

function refuseShort(splits: readonly (Wanted & ReturnType<typeof splitByFefo>)[]): void {
  const short = splits.filter(({ missing }) => !missing.isZero());
  if (short.length === 0) return;
  // Others took what was found, and there was more: look again.
  if (short.every(({ supply }) => supply.more)) throw new ConcurrentChange('The goods that were found are gone');
  throw componentsShort({
    components: short.map(({ component, missing }): Message => {
      const lacking = Quantity.fromBase(missing.toText(), component.uom);
      return say`${component.articleName} lacks ${lacking.amount.ceil(6).toText()} ${component.uom}`;
    }),
  });
}

export const returnFromBatch = command({
  name: 'batch.return',
  summary: 'Give unused goods of a batch back to the stock batches they came from',
  permission: 'BATCH_WRITE',
  refuses: [StockBatches.unknown, invalidStatusTransition, moreThanConsumed],
  input: form({ id: pathId(), inputs: stockLines({}) }),
  async run(unit, { id: batchId, inputs }, caller) {
    const work = await BatchAtWork.lock(unit, batchId, caller, inputs);
    work.batch.feeding();
    const moved = await work.warehouse.giveBack(inputLines(inputs), work.document);
    work.booked(moved.map(({ movement }) => movement));
    return work.execution();
  },
});

const outputLine = form(
  {
    stockId: id(),
    ...amount,
    role: defaulted(oneOf(OUTPUT_ROLES), 'MAIN'),
    lotNumber: optional(lotNumberField()),
    expiryDate: optional(date()),
  },
  (values, fault) => {
    if ('expiryDate' in values && values.role !== undefined && values.role !== 'MAIN' && !values.expiryDate) {
      fault('expiryDate', say`is required, but for a MAIN output`);
    }
  },
);

export const completeBatch = command({
  name: 'batch.complete',
  summary: 'End a batch with what came out of it, and what was wasted; a last input may go in with it',
  permission: 'BATCH_COMPLETE',
  refuses: [
    StockBatches.unknown,
    Stocks.unknown,
    invalidStatusTransition,
    notAnIngredient,
    notSubstitutable,
    componentsShort,
    ...TAKING_OUT,
    lotExpired,
    nothingProduced,
    nothingConsumed,
    outputArticleMismatch,
    outlivesRecipe,
    ...OPENING_LOTS,
  ],
  input: form({
    id: pathId(),
    inputs: optional(distinctBy('stockBatchId', list(form({ ...stockLine, ...consumed }), LINES_MAX))),
    outputs: optional(outputsField(list(outputLine, LINES_MAX))),
    waste: wasteLines(),
    holdOutputs: optionalLines(),
  }),
  async run(unit, { id: batchId, inputs = [], outputs = [], waste = [], holdOutputs }, caller) {
    const work = await BatchAtWork.lock(unit, batchId, caller, inputs);
    const stocks = await work.warehouse.stocks(outputs.map(({ stockId }) => stockId));
    const end = work.batch.ending();
    const shelfLife = shelfLifeOf(end, unit);
    const outputLines = outputs.map(({ quantityAmount: of, quantityUnit, ...line }) => ({
      ...line,
      articleId: stocks.get(line.stockId)?.articleId ?? '',
      lotNumber: line.lotNumber ?? end.lotNumber,
      expiryDate: line.expiryDate ?? shelfLife.usual,
      quantity: Quantity.of(of, quantityUnit),
    }));
    const lotsOut = outputLots(outputLines, ['expiryDate', 'role']);
    if (outputs.length === 0 && waste.length === 0) {
      throw nothingProduced();
    }
    const before = work.edges.inputs;
    if (before.length === 0 && inputs.length === 0) {
      throw nothingConsumed();
    }
    refuseForeign(outputLines, end.plan);
    refuseTooLate(outputLines, shelfLife.latest);

    const lotIds = [...before, ...work.named.values()].map(({ lotId }) => lotId);
    const lotsIn = await unit.of(Lots).getAll(lotIds);
    work.know(lotsIn);
    const postingId = unit.newId();
    await work.consume(inputs, { id: postingId });
    const holds: NewHold[] = [...(await inheritedHolds(unit, lotsIn))];
    if (holdOutputs) holds.push({ cause: 'MANUAL', reason: holdOutputs });
    const opened = await work.warehouse.openLots(
      'PRODUCED',
      lotsOut.map((lot) => newLot(lot, { holds })),
      { id: postingId, ...work.document },
    );
    work.know(opened.map(({ lot }) => ({ state: lot })));
    work.booked(opened.flatMap(({ places }) => places.map(({ movement }) => movement)));
    work.batch.complete(
      {
        postingId,
        outputs: opened.map(({ lot }, at) => ({ lotId: lot.id, role: lotsOut[at]?.first.role ?? 'MAIN' })),
        waste: waste.map(({ quantityAmount: of, quantityUnit, reason }) => ({
          ...{ quantityAmount: of.toText(), quantityUnit, reason: reason || null },
        })),
        warnings: outliving(outputLines, firstToExpire(lotsIn.map(({ state }) => state))),
      },
      caller.username,
      unit.now,
    );
    return work.execution();
  },
});

/** Until when a MAIN output lasts unless told, and until when it may last at most; undefined: however long. */
interface ShelfLife {
  readonly usual: CalendarDate;
  readonly latest: CalendarDate | undefined;
}

const LAST_DATE = dateOf('9999-12-31');

function shelfLifeOf({ plan, startedAt, bestBeforeDate }: BatchEnd, { settings }: UnitPorts): ShelfLife {
  const { shelfLifeDays } = plan.recipe;
  if (shelfLifeDays === null) return { usual: bestBeforeDate, latest: undefined };
  const start = shopDay(startedAt, settings);
  const latest = shelfLifeDays > daysBetween(start, LAST_DATE) ? LAST_DATE : addDays(start, shelfLifeDays);
  return { usual: bestBeforeDate < latest ? bestBeforeDate : latest, latest };
}

type BatchOutput = OutputLine & { readonly role: OutputRole };

function refuseForeign(outputs: readonly BatchOutput[], { recipe }: BatchPlan): void {
  const foreign = outputs.filter(({ role, articleId }) => role === 'MAIN' && articleId !== recipe.articleId);
  if (foreign.length === 0) return;
  throw outputArticleMismatch({ lots: lotsIn(foreign) });
}

function refuseTooLate(outputs: readonly BatchOutput[], latest: CalendarDate | undefined): void {
  if (latest === undefined) return;
  const late = outputs.filter(({ role, expiryDate }) => role === 'MAIN' && expiryDate > latest);
  if (late.length === 0) return;
  throw outlivesRecipe({ latest, lots: lotsIn(late) });
}

const lotsIn = (outputs: readonly OutputLine[]): readonly Message[] =>
  [...new Set(outputs.map(({ lotNumber }) => lotNumber))].map((lotNumber) => say`lot ${lotNumber}`);

type Expiring = { readonly lotNumber: string; readonly expiryDate: CalendarDate };

/** No refusal: cooking begins a shelf life anew. */
const outliving = (outputs: readonly OutputLine[], first: Expiring | undefined): readonly RunWarning[] =>
  outputs.flatMap(({ lotNumber, expiryDate }, at) =>
    first && expiryDate > first.expiryDate
      ? [
          {
            code: RUN_WARNINGS[0],
            values: { lotNumber, expiryDate, inputLot: first.lotNumber, inputExpiry: first.expiryDate },
            line: at + 1,
          },
        ]
      : [],
  );

export const reopenBatch = command({
  name: 'batch.reopen',
  summary: 'Undo the completion of a batch: what came out is taken back, and it goes on',
  permission: 'BATCH_COMPLETE',
  refuses: [invalidStatusTransition, laterMovements, goodsGone, stockBatchBlocked],
  input: form({ id: pathId(), reason: lines() }),
  async run(unit, { id: batchId, reason }, caller) {
    const work = await BatchAtWork.lock(unit, batchId, caller);
    const { postingId } = work.batch.reopening();
    const rows = await unit.of(StockMovements).peekWhere({ postingId });
    // Waste alone books nothing.
    if (rows.length > 0) work.booked(await work.warehouse.undo(rows, reason));
    work.batch.reopen(reason, unit.now);
    return work.execution();
  },
});

export const cancelBatch = command({
  name: 'batch.cancel',
  summary: 'Cancel a batch into which nothing went, or nothing that was not given back',
  permission: 'BATCH_DELETE',
  refuses: [invalidStatusTransition, batchHasConsumption],
  input: form({ id: pathId(), reason: lines() }),
  async run(unit, { id: batchId, reason }, caller) {
    const work = await BatchAtWork.lock(unit, batchId, caller);
    work.batch.cancel(reason, work.edges.inputs.length > 0, unit.now);
    return work.execution();
  },
});
