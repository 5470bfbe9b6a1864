/** Handlers of running production batches: consumption, returns, completion and state. */
import {
  giveBackLines,
  inheritedHolds,
  Lots,
  type NewHold,
  namedLots,
  StockMovements,
  StorageLocations,
  shopDay,
  undoPosting,
} from '../../inventory/index.ts';
import { unknownId } from '../../kernel/contract/aggregate.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { Ports, UnitPorts } from '../../kernel/execution/ports.ts';
import type { Reader } from '../../kernel/execution/unit-of-work.ts';
import { addDays, type CalendarDate, dateOf, daysBetween } from '../../kernel/values/calendar.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { Articles } from '../../masterdata/index.ts';
import { Recipes } from '../recipe/recipe.ts';
import {
  criticalLimitNotMet,
  nothingConsumed,
  nothingProduced,
  outlivesRecipe,
  outputArticleMismatch,
  stepUnknown,
} from '../refusals.ts';
import { consumeByFefo } from '../run/consume-by-fefo.ts';
import {
  type Edges,
  edgesOf,
  firstToExpire,
  inputLines,
  type LotsById,
  newLot,
  type OutputLine,
  outputLots,
  placeOf,
} from '../run/run.ts';
import type { ComponentProposal } from '../run/run-outputs.ts';
import { type OutputRole, RUN_WARNINGS, type RunWarning } from '../run/run-parts.ts';
import { type BatchEnd, Batches, type BatchState } from './batch.ts';
import { BatchAtWork, planFrom } from './batch-at-work.ts';
import {
  cancelBatch,
  completeBatch,
  consumeIntoBatch,
  getExecution,
  proposeInputs,
  reopenBatch,
  returnFromBatch,
  tickStep,
} from './batch-execution-contracts.ts';
import type { BatchPlan } from './batch-plan.ts';
import { type BatchPoint, measuredText } from './batch-points.ts';
import { executionOf, inputsOf } from './execution.ts';
import { needsOf, proposalOf } from './proposal.ts';

export const batchExecutionHandlers: readonly Handler[] = [
  handle(getExecution, {
    atOneInstant: true,
    async run(ports, input) {
      const read = await readBatch(ports, input.id);
      const { articleId } = read.plan.recipe;
      const controlPoints = read.batch.completion
        ? []
        : await ports.batchChecks.points(ports, { batchId: input.id, articleId });
      return executionOf({ ...read, controlPoints });
    },
  }),
  handle(proposeInputs, {
    atOneInstant: true,
    async run(ports, { id: batchId, storageLocationId }) {
      const { plan, inputs, supplies } = await suppliesFor(ports, batchId, storageLocationId);
      return proposalOf(plan, inputs, supplies);
    },
  }),
  handle(consumeIntoBatch, {
    async prepare(ports, { id: batchId, fefo, storageLocationIds }) {
      if (!fefo) return undefined;
      const { supplies } = await ports.atOneInstant((snapshot) =>
        suppliesFor({ ...ports, ...snapshot }, batchId, storageLocationIds),
      );
      await checkKnown(ports.reader, storageLocationIds ?? []);
      return supplies;
    },
    async run(unit, { id: batchId, inputs = [] }, { caller, prepared: supplies }) {
      const work = await BatchAtWork.lock(unit, batchId, caller, inputs, 'locked');
      if (supplies) await consumeByFefo(unit, work, supplies);
      else await work.consume(inputs);
      return work.execution();
    },
  }),
  handle(returnFromBatch, {
    async run(unit, { id: batchId, inputs }, { caller }) {
      const work = await BatchAtWork.lock(unit, batchId, caller, inputs);
      await work.warehouse.checkKnown(inputs);
      work.batch.feeding('return');
      const lines = inputLines(inputs).map((line, at) => ({
        ...line,
        storageLocationId: inputs[at]?.storageLocationId,
      }));
      const moved = await giveBackLines(work.warehouse, lines, work.document);
      work.booked(moved.map(({ movement }) => movement));
      return work.execution();
    },
  }),
  handle(tickStep, {
    async run(unit, { id: batchId, stepNumber, done, temperature }, { caller }) {
      const work = await BatchAtWork.lock(unit, batchId, caller);
      const { productionSteps } = await unit.of(Recipes).peek(work.batch.state.recipeId);
      const step = productionSteps.find((one) => one.stepNumber === stepNumber);
      if (!step) throw stepUnknown();
      const { description } = step;
      const record = { stepNumber, description, temperature: temperature?.toText() ?? null };
      if (done) {
        work.batch.tick({ ...record, doneBy: caller.username, doneAt: unit.now.toISOString() }, unit.now);
      } else work.batch.untick(stepNumber, unit.now);
      return work.execution();
    },
  }),
  handle(completeBatch, {
    async run(unit, { id: batchId, inputs = [], outputs = [], waste = [], holdOutputs, note = '' }, { caller }) {
      const work = await BatchAtWork.lock(unit, batchId, caller, inputs);
      await work.warehouse.checkKnown(outputs);
      const end = work.batch.ending();
      const { articleId: main } = end.plan.recipe;
      const stocks = await work.warehouse.targets(
        outputs.map((line) => ({ ...line, articleId: line.articleId ?? main })),
      );
      const shelfLife = shelfLifeOf(end, unit);
      const outputLines = outputs.map(({ quantityAmount: of, quantityUnit, ...line }, index) => ({
        ...line,
        ...placeOf(stocks[index]),
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
      const controlPoints = await work.controlPoints(end.plan);
      if (outputs.length > 0 && !holdOutputs) refuseNotMet(controlPoints);

      const lotIds = [...before, ...work.named.values()].map(({ lotId }) => lotId);
      const lotsIn = await unit.of(Lots).getAll(lotIds);
      work.know(lotsIn);
      const postingId = unit.newId();
      await work.consume(inputs, { id: postingId });
      const holds: NewHold[] = [
        ...(await inheritedHolds(
          unit,
          lotsIn.map(({ state }) => state),
        )),
      ];
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
            quantityAmount: of.toText(),
            quantityUnit,
            reason: reason || null,
          })),
          warnings: outliving(outputLines, firstToExpire(lotsIn.map(({ state }) => state))),
          note,
          controlPoints,
        },
        caller.username,
        unit.now,
      );
      return work.execution();
    },
  }),
  handle(reopenBatch, {
    async run(unit, { id: batchId, reason }, { caller }) {
      const work = await BatchAtWork.lock(unit, batchId, caller);
      const { postingId } = work.batch.reopening();
      const rows = await unit.of(StockMovements).peekWhere({ postingId });
      // A completion whose request has only waste books no rows in the ledger.
      if (rows.length > 0) work.booked(await undoPosting(work.warehouse, rows, reason));
      work.batch.reopen(reason, unit.now);
      return work.execution();
    },
  }),
  handle(cancelBatch, {
    async run(unit, { id: batchId, reason }, { caller }) {
      const work = await BatchAtWork.lock(unit, batchId, caller);
      work.batch.cancel(reason, work.edges.inputs.length > 0, unit.now);
      return work.execution();
    },
  }),
];

/** The records that a response about a batch needs. */
interface BatchRead {
  readonly batch: BatchState;
  readonly plan: BatchPlan;
  readonly edges: Edges;
  readonly lots: LotsById;
}

/** Reads the batch and its rows of the ledger. Call it in a snapshot. Refuses an unknown batch with BATCH_NOT_FOUND. */
async function readBatch({ reader, runs }: Ports, batchId: string): Promise<BatchRead> {
  const batch = await reader.get(Batches, batchId);
  const edges = edgesOf(await runs.rows(batch.id));
  const lots = await runs.lots([...edges.inputs, ...edges.outputs].map(({ lotId }) => lotId));
  return {
    batch,
    plan: batch.plan ?? (await readPlan(reader, batch)),
    edges,
    lots: new Map(lots.map((lot) => [lot.id, lot])),
  };
}

async function readPlan(reader: Reader, batch: BatchState): Promise<BatchPlan> {
  const recipe = await reader.get(Recipes, batch.recipeId);
  const articleIds = new Set(recipe.ingredients.map(({ articleId }) => articleId));
  return planFrom(recipe, batch, await reader.whereIn(Articles, 'id', [...articleIds]));
}

/** A component without enough stock. */
interface Lack extends Pick<ComponentProposal, 'articleId' | 'articleName' | 'missing' | 'uom'> {}

/**
 * Returns the components of a batch for which stock is short, across all locations. Omits components whose articles
 * have no stock record. Ignores the needs of other batches. Returns none for a batch that has ended. Call it in a
 * snapshot.
 */
export async function lacksOf(
  ports: Ports,
  { id, status }: Pick<BatchState, 'id' | 'status'>,
): Promise<readonly Lack[]> {
  if (status !== 'PLANNED' && status !== 'IN_PROGRESS') return [];
  const { plan, inputs, supplies } = await suppliesFor(ports, id, undefined);
  return proposalOf(plan, inputs, supplies).components.filter(({ stocked, missing }) => stocked && missing !== '0');
}

/**
 * Reads the supplies for the open needs of a batch: goods that last to its production date, or to today if that is
 * later. If `places` is undefined or empty, searches all locations.
 */
async function suppliesFor(ports: Ports, batchId: string, places: readonly string[] | undefined) {
  const { batch, plan, edges, lots } = await readBatch(ports, batchId);
  const inputs = inputsOf(batch, edges, lots);
  const today = shopDay(ports.clock.now(), ports.settings);
  const isAhead = batch.productionDate > today;
  const supplies = await ports.runs.supplies(needsOf(plan, inputs), {
    day: isAhead ? batch.productionDate : today,
    storageLocationIds: places?.length ? places : undefined,
  });
  return { plan, inputs, supplies };
}

/**
 * Refuses ids of unknown storage locations with STORAGE_LOCATION_NOT_FOUND. Without this check, the search for supplies
 * would ignore unknown ids, as a filter in a query does.
 */
async function checkKnown(reader: Reader, storageLocationIds: readonly string[]): Promise<void> {
  const wanted = new Set(storageLocationIds);
  const known = await reader.whereIn(StorageLocations, 'id', [...wanted]);
  if (known.length < wanted.size) throw unknownId(StorageLocations);
}

/** The default and the latest expiry date of a MAIN output. `latest` is undefined if the recipe sets no limit. */
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
  throw outputArticleMismatch({ lots: namedLots(foreign) });
}

function refuseTooLate(outputs: readonly BatchOutput[], latest: CalendarDate | undefined): void {
  if (latest === undefined) return;
  const late = outputs.filter(({ role, expiryDate }) => role === 'MAIN' && expiryDate > latest);
  if (late.length === 0) return;
  throw outlivesRecipe({ latest, lots: namedLots(late) });
}

/** Refuses with CRITICAL_LIMIT_NOT_MET if a critical control point was not within its limits or was not measured. */
function refuseNotMet(points: readonly BatchPoint[]): void {
  const open = points.filter(({ kind, state }) => kind === 'CCP' && state !== 'MET');
  if (open.length === 0) return;
  throw criticalLimitNotMet({ points: open.map(measuredText) });
}

type Expiring = { readonly lotNumber: string; readonly expiryDate: CalendarDate };

/**
 * Returns a warning for each output that expires after `first`, the input that expires first. Does not refuse the
 * output, because cooking starts a new shelf life.
 */
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
