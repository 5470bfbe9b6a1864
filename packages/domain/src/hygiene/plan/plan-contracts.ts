/** Operations that read the plan of a day, and the plan to start with. */
import { query, type Tag } from '../../kernel/contract/contract.ts';
import { date } from '../../kernel/contract/fields.ts';
import { described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { aheadFaults } from '../../kernel/execution/document.ts';
import { calendarDay } from '../../kernel/values/calendar.ts';
import { PRODUCT_KINDS } from '../../masterdata/contracts.ts';
import { MEASURES, POINT_KINDS, POINT_SCOPES } from '../check/check.ts';
import { scheduleOutput } from '../check/check-form.ts';
import { hygienePlanSubject } from '../subjects.ts';
import { sensorStateOutput, slotOutput } from './slot-output.ts';

export const getDailyList = query({
  name: 'hygiene-plan.day',
  subject: hygienePlanSubject,
  address: 'GET /api/quality/daily-list',
  summary: 'Read what is to be checked and cleaned on a day, and what was done',
  description:
    'All slots that share a moment with the day, by `dueAt`, then `name`. Those of cleaning tasks only with CLEANING_RECORD_READ. Sensors as of now; none for a past day.',
  permission: 'TEMPERATURE_LOG_READ',
  floor: true,
  input: form({ date: described(optional(date()), 'At most today; default: today') }),
  dateFaults: (given, { now, settings }) => aheadFaults(given, 'date', calendarDay(now, settings.shopTimeZone)),
  output: out.object('DailyListResponse', {
    date: out.day(),
    slots: out.listOf(slotOutput),
    sensors: out.listOf(sensorStateOutput),
  }),
});

const startingTexts = { name: out.sentence(), instructions: out.sentence() };

const startingPointOutput = out.object(
  'StartingControlPoint',
  {
    ...startingTexts,
    kind: out.oneOf(POINT_KINDS),
    scope: out.oneOf(POINT_SCOPES),
    measure: out.oneOf(MEASURES),
    correctiveAction: out.sentence(),
  },
  {
    storageLocationId: out.text(),
    productKinds: out.listOf(out.oneOf(PRODUCT_KINDS)),
    limits: out.object('StartingLimits', {}, { min: out.exactNumber(), max: out.exactNumber() }),
    toleratedMinutes: out.int32(),
    schedule: scheduleOutput,
  },
);
export type StartingPoint = out.GivenBy<typeof startingPointOutput>;

const startingTaskOutput = out.object('StartingCleaningTask', {
  ...startingTexts,
  agent: out.sentence(),
  schedule: scheduleOutput,
});
export type StartingTask = out.GivenBy<typeof startingTaskOutput>;

/** Maximum number of storage locations of a type that get a control point in the starting plan. */
export const STARTING_LOCATIONS_MAX = 500;

export const getStartingPlan = query({
  name: 'hygiene-plan.starting',
  subject: hygienePlanSubject,
  address: 'GET /api/quality/starting-plan',
  summary: 'Read proposals for the control points and cleaning tasks of a butcher shop',
  description: `Bodies for the requests that create them, in German or English by Accept-Language. Leaves out names that are taken in either language. At most ${STARTING_LOCATIONS_MAX} storage locations of each type.`,
  permission: 'HACCP_READ',
  input: form({}),
  output: out.object('StartingPlanResponse', {
    controlPoints: out.listOf(startingPointOutput),
    cleaningTasks: out.listOf(startingTaskOutput),
  }),
});

export const hygienePlanTag: Tag = {
  title: 'Hygiene plan',
  description: 'What is to be checked and cleaned on a day, and proposals for a plan',
  contracts: [getDailyList, getStartingPlan],
};
