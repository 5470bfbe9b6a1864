/** What contracts and aggregates of hygiene share: subjects, statuses and the state machines. */
import { stateMachine } from '../kernel/contract/state-machine.ts';
import { subject } from '../kernel/contract/subject.ts';
import { hygieneWords } from './words.ts';

export const controlPointSubject = subject({
  name: 'control_point',
  sortable: { name: 'folded', createdAt: 'plain' },
});

export const cleaningTaskSubject = subject({
  name: 'cleaning_task',
  sortable: { name: 'folded', createdAt: 'plain' },
});

/** Readings of control points and, in the same table, records of cleaning tasks. */
export const readingSubject = subject({ name: 'reading', sortable: { measuredAt: 'plain' } });

export const cleaningRecordSubject = subject({ name: 'cleaning_record', sortable: { doneAt: 'plain' } });

/** Devices that send the readings of sensors. They are not the shared devices of PIN sessions. */
export const deviceSubject = subject({ name: 'device', sortable: { name: 'folded' } });

/** Readings that a device sends. They are readings of control points. */
export const deviceReadingSubject = subject({ name: 'device_reading' });

export const deviationSubject = subject({ name: 'deviation', sortable: { from: 'plain' } });

/** The plan: what is to be checked and cleaned. */
export const hygienePlanSubject = subject({ name: 'hygiene_plan' });

export const hygieneReportSubject = subject({ name: 'hygiene_report' });

/** The statuses of control points, cleaning tasks and devices. */
export const CHECK_STATUSES = ['ACTIVE', 'INACTIVE'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

const SWITCHED = {
  activate: { from: ['INACTIVE'], to: 'ACTIVE' },
  deactivate: { from: ['ACTIVE'], to: 'INACTIVE' },
} as const;

export const controlPointMachine = stateMachine('control point', CHECK_STATUSES, SWITCHED, hygieneWords);
export const cleaningTaskMachine = stateMachine('cleaning task', CHECK_STATUSES, SWITCHED, hygieneWords);
export const deviceMachine = stateMachine('device', CHECK_STATUSES, SWITCHED, hygieneWords);
export type SwitchVerb = keyof typeof SWITCHED;

/**
 * The statuses of deviations. OPEN: nothing was done about it yet. ACTED: an action was recorded. VERIFIED: somebody
 * found that the action worked. WITHDRAWN: corrections left no reading out of limits in it.
 */
export const DEVIATION_STATUSES = ['OPEN', 'ACTED', 'VERIFIED', 'WITHDRAWN'] as const;
export type DeviationStatus = (typeof DEVIATION_STATUSES)[number];

export const deviationMachine = stateMachine(
  'deviation',
  DEVIATION_STATUSES,
  {
    act: { from: ['OPEN', 'ACTED'], to: 'ACTED' },
    verify: { from: ['ACTED'], to: 'VERIFIED' },
    reject: { from: ['ACTED'], to: 'OPEN' },
    withdraw: { from: ['OPEN'], to: 'WITHDRAWN' },
    change: { from: ['VERIFIED'], to: 'ACTED' },
  },
  hygieneWords,
);
