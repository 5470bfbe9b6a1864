/** Operations that record, correct and read readings of control points. */

import { command, query, type Tag } from '../../kernel/contract/contract.ts';
import { id, instant, lines, list, oneOf, optionalLines, pathId } from '../../kernel/contract/fields.ts';
import { described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import { INSTANTS } from '../../kernel/contract/search.ts';
import { DAY_MS } from '../../kernel/values/calendar.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { batchSubject } from '../../production/contracts.ts';
import { RESULTS, type Result, VERDICTS } from '../check/check.ts';
import { limitsOutput, valueField } from '../check/check-form.ts';
import { actionFields } from '../deviation/deviation-contracts.ts';
import { deviationOutput } from '../deviation/deviation-output.ts';
import {
  alreadyCorrected,
  batchNotInProgress,
  controlPointInactive,
  deviceReading,
  pointDoesNotApply,
  readingClosed,
} from '../refusals.ts';
import { controlPointSubject, readingSubject } from '../subjects.ts';

/** Maximum number of readings or records of a request by people. */
export const READINGS_MAX = 200;
/** Days after which a reading is neither recorded nor corrected. */
export const READING_DAYS_BACK = 31;
/** Minutes that the clock of a phone or a sensor may be ahead. */
export const MINUTES_AHEAD = 5;

export const readingOutput = out.object('ReadingResponse', {
  id: out.text(),
  controlPointId: out.text(),
  measuredAt: out.timestamp(),
  value: out.nullable(out.exactNumber()),
  result: out.nullable(out.oneOf(RESULTS)),
  verdict: out.nullable(out.oneOf(VERDICTS, { description: 'Null: not done' })),
  version: out.int32({ description: 'Of the control point, in force when it was measured' }),
  limits: out.nullable(limitsOutput),
  batchId: out.nullable(out.text()),
  deviceId: out.nullable(out.text({ description: 'The device whose sensor sent it' })),
  note: out.text(),
  correctsId: out.nullable(out.text({ description: 'The reading that this one corrects' })),
  correctionId: out.nullable(out.text({ description: 'The reading that corrects this one, which counts no more' })),
  recordedBy: out.nullable(out.text({ description: 'A username. Null: a device sent it' })),
  recordedAt: out.timestamp(),
});
export type ReadingView = out.GivenBy<typeof readingOutput>;

const recorded = out.object('RecordedReadingsResponse', {
  readings: out.listOf(readingOutput),
  deviations: out.listOf(deviationOutput, { description: 'Opened or changed by these readings' }),
});

/** Reports a result that needs a note without one. */
export function noteRule(
  given: { readonly result?: Result | undefined; readonly note?: string | undefined },
  fault: (at: 'note', message: Message) => void,
): void {
  if ((given.result === 'NOT_OK' || given.result === 'NOT_DONE') && 'note' in given && !given.note)
    fault('note', say`is required: say what is wrong, or why it was not done`);
}

const actionForm = form(actionFields);

export const actionField = () =>
  described(optional(actionForm), 'For the deviation that it is part of; passed over if it is in none');

const measuredFields = { value: optional(valueField()), result: optional(oneOf(RESULTS)) };

const ONE_OF_BOTH = say`must be given, and no value with it: exactly one of both`;

export const readingForm = form(
  {
    controlPointId: id(),
    ...measuredFields,
    measuredAt: described(
      optional(instant()),
      `At most ${READING_DAYS_BACK} days back and ${MINUTES_AHEAD} minutes ahead; default: now`,
    ),
    batchId: described(optional(id()), 'Of the scope BATCH alone, which requires it'),
    note: optionalLines(),
    action: actionField(),
  },
  (given, fault) => {
    if ('value' in given && 'result' in given && (given.value === undefined) === (given.result === undefined))
      fault('result', ONE_OF_BOTH);
    noteRule(given, (at, message) => fault(at, message));
  },
);

/** Returns why an instant of measurement is too far ahead or back, or undefined. */
export function instantFault(measuredAt: Date, now: Date): 'IN_FUTURE' | 'TOO_OLD' | undefined {
  const ahead = measuredAt.getTime() - now.getTime();
  if (ahead > MINUTES_AHEAD * 60_000) return 'IN_FUTURE';
  return -ahead > READING_DAYS_BACK * DAY_MS ? 'TOO_OLD' : undefined;
}

/** Returns what is wrong with an instant of measurement, or undefined. */
export function measuredAtFault(measuredAt: Date | undefined, now: Date): Message | undefined {
  const fault = measuredAt && instantFault(measuredAt, now);
  if (fault === 'IN_FUTURE') return say`must not be more than ${MINUTES_AHEAD} minutes ahead`;
  return fault === 'TOO_OLD' ? say`must not be more than ${READING_DAYS_BACK} days back` : undefined;
}

/** Reports instants of measurement that are too far back or ahead. */
export function measuredAtFaults<M extends string>(
  list: 'readings' | 'records',
  member: M,
  entries: readonly { readonly [N in M]?: Date | undefined }[],
  now: Date,
): readonly Fault[] {
  return entries.flatMap((entry, index) => {
    const message = measuredAtFault(entry?.[member], now);
    return message ? [{ field: `${list}[${index}].${member}`, message }] : [];
  });
}

export const recordReadings = command({
  name: 'reading.record',
  subject: readingSubject,
  address: 'POST /api/quality/readings',
  summary: 'Record what was measured or checked: all readings or none',
  description:
    'A CHECK takes `result` OK or NOT_OK, other measures take `value`. Each takes `result` NOT_DONE. NOT_OK and NOT_DONE need a note. `action` also acts on the deviation that the reading is part of.',
  permission: 'TEMPERATURE_LOG_WRITE',
  floor: true,
  refuses: [
    controlPointSubject.unknown,
    batchSubject.unknown,
    controlPointInactive,
    pointDoesNotApply,
    batchNotInProgress,
  ],
  input: form({ readings: list(readingForm, READINGS_MAX, 1) }),
  dateFaults: ({ readings = [] }, { now }) => measuredAtFaults('readings', 'measuredAt', readings, now),
  output: recorded,
});

export const listReadings = query({
  name: 'reading.list',
  subject: readingSubject,
  address: 'GET /api/quality/readings',
  summary: 'List readings',
  permission: 'TEMPERATURE_LOG_READ',
  floor: true,
  input: listForm(readingSubject.sortable, {
    ...INSTANTS,
    controlPointId: optional(pathId()),
    batchId: optional(pathId()),
    deviceId: optional(pathId()),
    verdict: optional(oneOf(VERDICTS)),
  }),
  output: out.page(readingOutput, ['measuredAt', 'controlPointId', 'value', 'result', 'verdict', 'note', 'recordedBy']),
});

export const correctReading = command({
  name: 'reading.correct',
  subject: readingSubject,
  address: 'POST /api/quality/readings/{id}/corrections',
  summary:
    'Correct a reading: a new reading of the same point, instant and batch; the old one stays and counts no more',
  permission: 'TEMPERATURE_LOG_WRITE',
  floor: true,
  refuses: [deviceReading, alreadyCorrected, readingClosed, batchNotInProgress],
  input: form({ id: pathId(), ...measuredFields, note: described(lines(), 'Why it is corrected') }, (given, fault) => {
    if ('value' in given && 'result' in given && (given.value === undefined) === (given.result === undefined))
      fault('result', ONE_OF_BOTH);
  }),
  output: recorded,
});

export const readingTag: Tag = {
  title: 'Readings',
  description: 'What was measured and checked, judged by the limits in force at that instant',
  contracts: [listReadings, recordReadings, correctReading],
};
