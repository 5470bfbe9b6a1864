/** Handlers that record, correct and read readings of control points. */

import { unknownId } from '../../kernel/contract/aggregate.ts';
import { checkNoFaults, type Fault } from '../../kernel/contract/refusal.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { DAY_MS } from '../../kernel/values/calendar.ts';
import type { Decimal } from '../../kernel/values/decimal.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { Articles } from '../../masterdata/index.ts';
import { type Batch, Batches, Recipes } from '../../production/index.ts';
import type { Result } from '../check/check.ts';
import { rangeFault } from '../check/check-form.ts';
import { appliesTo, type ControlPoint, type ControlPointState, ControlPoints } from '../control-point/control-point.ts';
import { deviationView } from '../deviation/deviation-view.ts';
import { follow } from '../deviation/following.ts';
import {
  alreadyCorrected,
  batchNotInProgress,
  controlPointInactive,
  deviceReading,
  pointDoesNotApply,
  readingClosed,
} from '../refusals.ts';
import { Readings } from './reading.ts';
import {
  correctReading,
  listReadings,
  measuredAtFaults,
  READING_DAYS_BACK,
  recordReadings,
} from './reading-contracts.ts';
import { readingView } from './reading-view.ts';
import { followAll, record } from './recording.ts';

/** What a request says about one reading. */
interface Entry {
  readonly value: Decimal | undefined;
  readonly result: Result | undefined;
  readonly batchId?: string | undefined;
  readonly action?: object | undefined;
}

const pointId = ({ id }: Pick<ControlPointState, 'id'>) => ({ controlPointId: id, cleaningTaskId: null }) as const;

export const readingHandlers: readonly Handler[] = [
  handle(listReadings, {
    async run({ reader }, { controlPointId, batchId, deviceId, verdict, ...request }) {
      const filter = { controlPointId, batchId, deviceId, verdict, cleaningTaskId: null };
      const { content, page } = await reader.page(Readings, filter, request);
      const ids = [...new Set(content.flatMap((each) => each.controlPointId ?? []))];
      const points = new Map((await reader.whereIn(ControlPoints, 'id', ids)).map((point) => [point.id, point]));
      return { content: content.map((state) => readingView(state, known(points, state.controlPointId))), page };
    },
  }),
  handle(recordReadings, {
    async run(unit, { readings: entries }, { caller }) {
      checkNoFaults(measuredAtFaults('readings', 'measuredAt', entries, unit.now));
      const batches = await lockedBatches(
        unit,
        entries.map(({ batchId }) => batchId),
      );
      const points = await unit.of(ControlPoints).getAll(entries.map(({ controlPointId }) => controlPointId));
      const pairs = entries.map((entry, at) => ({ entry, point: known(points, at) }));
      checkNoFaults(pairs.flatMap(({ entry, point }, at) => entryFaults(entry, point.state, `readings[${at}].`)));
      refuseInactive(points);
      await refuseForeign(unit, pairs, batches);
      const acted = pairs.map(({ entry, point }) => ({
        reading: record(
          unit,
          {
            of: pointId(point.state),
            check: point.state,
            measuredAt: entry.measuredAt ?? unit.now,
            value: entry.value,
            result: entry.result,
            note: entry.note ?? '',
            batchId: entry.batchId ?? null,
            correctsId: null,
          },
          caller,
        ).state,
        action: entry.action,
        point: point.state,
      }));
      const followed = [...new Set(points)]
        .filter(({ state }) => state.scope === 'SHOP')
        .map(({ state }) => ({ of: pointId(state), state }));
      const deviations = await followAll(unit, followed, acted, caller);
      return { readings: acted.map(({ reading, point }) => readingView(reading, point)), deviations };
    },
  }),
  handle(correctReading, {
    async run(unit, { id, value, result, note }, { caller }) {
      const { controlPointId, batchId } = await unit.of(Readings).peek(id);
      if (controlPointId === null) throw unknownId(Readings);
      const batches = await lockedBatches(unit, [batchId ?? undefined]);
      const { state: point } = await unit.of(ControlPoints).get(controlPointId);
      const old = await unit.of(Readings).get(id);
      checkNoFaults(measureFaults({ value, result }, point, ''));
      const { deviceId, correctionId, measuredAt } = old.state;
      if (deviceId !== null) throw deviceReading();
      if (correctionId !== null) throw alreadyCorrected();
      if (unit.now.getTime() - measuredAt.getTime() > READING_DAYS_BACK * DAY_MS)
        throw readingClosed({ days: READING_DAYS_BACK });
      refuseEnded(batches);
      const given = { of: pointId(point), check: point, measuredAt, value, result, note, batchId, correctsId: id };
      const { state: reading } = record(unit, given, caller);
      old.correct(reading.id);
      const changed =
        point.scope === 'SHOP'
          ? await follow(unit, { of: pointId(point), state: point }, { added: [reading], removed: [old.state] })
          : [];
      return {
        readings: [readingView(reading, point)],
        deviations: changed.map(({ state }) => deviationView(state, unit.now)),
      };
    },
  }),
];

/** Locks the batches of readings, which their completion locks, too. Refuses an unknown one with BATCH_NOT_FOUND. */
const lockedBatches = (unit: UnitPorts, ids: readonly (string | undefined)[]): Promise<readonly Batch[]> =>
  unit.of(Batches).getAll([...new Set(ids.flatMap((id) => id ?? []))]);

/** Returns what is wrong with a reading of this control point. */
export function entryFaults(entry: Entry, point: ControlPointState, at: string): readonly Fault[] {
  const { scope } = point;
  const fault = (member: string, message: Message): Fault => ({ field: `${at}${member}`, message });
  return [
    ...measureFaults(entry, point, at),
    ...(scope === 'BATCH' && entry.batchId === undefined
      ? [fault('batchId', say`is required: the control point is measured for each batch`)]
      : []),
    ...(scope === 'SHOP' && entry.batchId !== undefined
      ? [fault('batchId', say`must be omitted: the control point is not measured for batches`)]
      : []),
    ...(scope === 'BATCH' && entry.action !== undefined
      ? [fault('action', say`must be omitted: batches have no deviations`)]
      : []),
  ];
}

/** Returns what is wrong with a value or a result of this measure. */
function measureFaults(
  { value, result }: Pick<Entry, 'value' | 'result'>,
  { measure }: Pick<ControlPointState, 'measure'>,
  at: string,
): readonly Fault[] {
  if (measure === 'CHECK')
    return value === undefined ? [] : [{ field: `${at}value`, message: say`must be omitted: a check has a result` }];
  if (result === 'OK' || result === 'NOT_OK')
    return [{ field: `${at}result`, message: say`must be NOT_DONE: what is measured has a value` }];
  const message = value && rangeFault(measure, value);
  return message ? [{ field: `${at}value`, message }] : [];
}

function refuseInactive(points: readonly ControlPoint[]): void {
  const inactive = [...new Set(points)].filter(({ state }) => state.status === 'INACTIVE');
  if (inactive.length > 0) throw controlPointInactive({ points: inactive.map(({ state }) => state.name).join(', ') });
}

/** Refuses points that do not apply to the article of the batch, then batches that are not in progress. */
async function refuseForeign(
  unit: UnitPorts,
  pairs: readonly { readonly entry: Entry; readonly point: ControlPoint }[],
  batches: readonly Batch[],
): Promise<void> {
  const recipes = await unit.of(Recipes).peekAll(batches.map(({ state }) => state.recipeId));
  const articles = await unit.of(Articles).peekAll(recipes.map(({ articleId }) => articleId));
  for (const { entry, point } of pairs) {
    const batch = batches.find(({ state }) => state.id === entry.batchId)?.state;
    const recipe = recipes.find(({ id }) => id === batch?.recipeId);
    const article = articles.find(({ id }) => id === (batch?.plan?.recipe.articleId ?? recipe?.articleId));
    if (batch && article && !appliesTo(point.state, article))
      throw pointDoesNotApply({ point: point.state.name, batch: batch.batchNumber });
  }
  refuseEnded(batches);
}

function refuseEnded(batches: readonly Batch[]): void {
  const other = batches.find(({ state }) => state.status !== 'IN_PROGRESS');
  if (other) throw batchNotInProgress({ batch: other.state.batchNumber });
}

/** Returns the entry of a map or a list that must be there. */
function known<K, V>(of: ReadonlyMap<K, V> | readonly V[], at: K | number | null): V {
  const found = Array.isArray(of) ? of[at as number] : (of as ReadonlyMap<K, V>).get(at as K);
  if (found === undefined) throw new Error(`${String(at)} was not read`);
  return found;
}
