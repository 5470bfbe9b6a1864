/**
 * The control points of a production batch in responses: what is measured for the batch, and whether it was within
 * limits. Hygiene keeps and judges the points (`BatchChecks` in `ports.ts`).
 */
import * as out from '../../kernel/contract/output.ts';
import { type Message, say } from '../../kernel/values/message.ts';

/** Why a point is checked: critical control point, operational prerequisite programme, or good hygiene practice. */
export const POINT_KINDS = ['CCP', 'OPRP', 'GHP'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** TEMPERATURE in °C, PH, or CHECK: in order or not. */
export const MEASURES = ['TEMPERATURE', 'PH', 'CHECK'] as const;
export type Measure = (typeof MEASURES)[number];

/** The result of a check: OK or NOT_OK. NOT_DONE: it was not measured or checked. */
export const RESULTS = ['OK', 'NOT_OK', 'NOT_DONE'] as const;
export type Result = (typeof RESULTS)[number];

/** Whether the last reading for a batch is within limits. NOT_MEASURED: there is none, or it says NOT_DONE. */
export const BATCH_POINT_STATES = ['MET', 'NOT_MET', 'NOT_MEASURED'] as const;
export type BatchPointState = (typeof BATCH_POINT_STATES)[number];

/** Inclusive limits as decimal texts. At least one is not null, and `min` is at most `max`. */
export interface Limits {
  readonly min: string | null;
  readonly max: string | null;
}

const exactOrNone = out.nullable(out.exactNumber());

export const limitsOutput = out.object('LimitsResponse', { min: exactOrNone, max: exactOrNone }) satisfies out.Output<
  Limits,
  unknown
>;

export const batchPointOutput = out.object('BatchControlPointResponse', {
  controlPointId: out.text(),
  name: out.text(),
  kind: out.oneOf(POINT_KINDS),
  measure: out.oneOf(MEASURES),
  state: out.oneOf(BATCH_POINT_STATES),
  readingId: out.nullable(out.text({ description: 'The last reading for the batch' })),
  value: exactOrNone,
  result: out.nullable(out.oneOf(RESULTS)),
  limits: out.nullable(limitsOutput),
});
/** A control point of a batch. A completion stores it. `value` is a decimal text. */
export type BatchPoint = out.GivenBy<typeof batchPointOutput>;

/** Returns the name of a control point with what was measured last. */
export function measuredText({ name, measure, state, value }: BatchPoint): Message {
  if (state === 'NOT_MEASURED') return say`${name}: not measured`;
  if (value === null) return say`${name}: not in order`;
  return measure === 'TEMPERATURE' ? say`${name}: ${value} °C` : say`${name}: pH ${value}`;
}
