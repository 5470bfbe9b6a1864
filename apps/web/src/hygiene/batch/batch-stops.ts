/** The control points of a production batch as stops of a round. Runs without a browser. */
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getExecution } from '@cleaver/domain/production/contracts';
import { verdictAt } from '../round/entry.ts';
import type { Stop } from '../round/stops.ts';

export type BatchPoint = AnswerOf<typeof getExecution>['controlPoints'][number];

export type PointNow = BatchPoint & { readonly isWaiting: boolean };

/** A reading of a batch that waits in the outbox. */
interface WaitingReading {
  readonly controlPointId: string;
  readonly batchId?: string | null | undefined;
  readonly value?: number | null | undefined;
  readonly result?: 'OK' | 'NOT_OK' | 'NOT_DONE' | null | undefined;
}

/** Returns the stop at which a control point is measured for a batch. */
export const batchStop = (point: BatchPoint, batchId: string): Stop => ({
  ...{ key: point.controlPointId, controlPointId: point.controlPointId, cleaningTaskId: null, batchId },
  ...{ name: point.name, measure: point.measure, limits: point.limits, place: null },
  ...{ instructions: '', correctiveAction: '' },
});

/** Returns the control points with the readings that wait: the last reading for the batch counts. */
export const afterMeasuring = (
  points: readonly BatchPoint[],
  waiting: readonly WaitingReading[],
  batchId: string,
): readonly PointNow[] =>
  points.map((point) => {
    const last = waiting.findLast((one) => one.controlPointId === point.controlPointId && one.batchId === batchId);
    if (!last) return { ...point, isWaiting: false };
    const { value = null, result = null } = last;
    const entered = { ...(value !== null && { value: String(value) }), ...(result !== null && { result }) };
    const verdict = verdictAt(point, entered);
    const state = verdict === null ? 'NOT_MEASURED' : verdict === 'IN' ? 'MET' : 'NOT_MET';
    return { ...point, value, result, state, isWaiting: true };
  });

/** Returns the critical control points that stop a completion with outputs, unless these are held. */
export const stopping = (points: readonly PointNow[]): readonly PointNow[] =>
  points.filter(({ kind, state }) => kind === 'CCP' && state !== 'MET');
