/** Operations that create, change and read control points. */

import { storageLocationSubject } from '../../inventory/contracts.ts';
import { command, query, type Tag } from '../../kernel/contract/contract.ts';
import {
  clearableId,
  distinct,
  id,
  NAME_MAX,
  oneOf,
  optionalLines,
  pathId,
  text,
} from '../../kernel/contract/fields.ts';
import { defaulted, described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { SEARCH } from '../../kernel/contract/search.ts';
import { articleSubject, PRODUCT_KINDS } from '../../masterdata/contracts.ts';
import { MEASURES, POINT_KINDS, POINT_SCOPES } from '../check/check.ts';
import {
  checkTexts,
  limitsField,
  scheduleField,
  sensorField,
  toleratedField,
  versionedMembers,
  versionOutput,
} from '../check/check-form.ts';
import { channelInUse, controlPointExists } from '../refusals.ts';
import { CHECK_STATUSES, controlPointSubject, deviceSubject } from '../subjects.ts';
import { pointFaults } from './point-rules.ts';

/** Maximum number of product kinds and of articles of a control point. */
const APPLIES_MAX = 100;

const pointMembers = {
  id: out.text(),
  name: out.text(),
  kind: out.oneOf(POINT_KINDS),
  scope: out.oneOf(POINT_SCOPES),
  measure: out.oneOf(MEASURES),
  storageLocationId: out.nullable(out.text()),
  productKinds: out.listOf(out.oneOf(PRODUCT_KINDS)),
  articleIds: out.listOf(out.text()),
  ...versionedMembers,
  responsible: out.text(),
  instructions: out.text(),
  correctiveAction: out.text(),
  createdAt: out.timestamp(),
  updatedAt: out.timestamp(),
};

/** A control point without its versions. The limits, the schedule and the sensor are those of now. */
export const listedPointOutput = out.object('ControlPointSummaryResponse', pointMembers);
export type ListedPoint = out.GivenBy<typeof listedPointOutput>;

const pointOutput = out.object('ControlPointResponse', {
  ...pointMembers,
  versions: out.listOf(versionOutput, { description: 'Oldest first' }),
});

/** The members that a change may set, too. */
const pointFields = {
  kind: optional(oneOf(POINT_KINDS)),
  storageLocationId: described(clearableId(), 'Of the scope SHOP alone. An empty text clears it'),
  productKinds: described(
    optional(distinct(oneOf(PRODUCT_KINDS), APPLIES_MAX)),
    'Of the scope BATCH alone: the batches whose article is of these kinds, or one of `articleIds`; both empty: all',
  ),
  articleIds: described(optional(distinct(id(), APPLIES_MAX)), 'Of the scope BATCH alone'),
  limits: limitsField(),
  toleratedMinutes: toleratedField(),
  schedule: scheduleField(),
  sensor: sensorField(),
  ...checkTexts,
  correctiveAction: optionalLines(),
};

export const listControlPoints = query({
  name: 'control-point.list',
  subject: controlPointSubject,
  address: 'GET /api/quality/control-points',
  summary: 'List control points',
  permission: 'TEMPERATURE_LOG_READ',
  floor: true,
  input: listForm(controlPointSubject.sortable, {
    ...SEARCH,
    scope: optional(oneOf(POINT_SCOPES)),
    measure: optional(oneOf(MEASURES)),
    storageLocationId: optional(pathId()),
    status: optional(oneOf(CHECK_STATUSES)),
  }),
  output: out.page(listedPointOutput, ['name', 'kind', 'measure', 'limits.min', 'limits.max', 'status']),
});

export const getControlPoint = query({
  name: 'control-point.get',
  subject: controlPointSubject,
  address: 'GET /api/quality/control-points/{id}',
  summary: 'Read one control point with its versions',
  permission: 'TEMPERATURE_LOG_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: pointOutput,
  givesVersion: true,
});

const refuses = [
  controlPointExists,
  channelInUse,
  storageLocationSubject.unknown,
  articleSubject.unknown,
  deviceSubject.unknown,
];

export const createControlPoint = command({
  name: 'control-point.create',
  subject: controlPointSubject,
  address: 'POST /api/quality/control-points',
  summary: 'Create an active control point',
  description:
    'Of the scope SHOP: by a schedule, a sensor, or when needed. Of the scope BATCH: measured for each production batch to which it applies. TEMPERATURE in °C (-273.15 to 1000), PH (0 to 14), CHECK (in order or not).',
  permission: 'HACCP_WRITE',
  refuses,
  input: form(
    {
      name: text(NAME_MAX),
      scope: defaulted(oneOf(POINT_SCOPES), 'SHOP'),
      measure: oneOf(MEASURES),
      ...pointFields,
    },
    (given, fault) => {
      if (!given.scope || !given.measure) return;
      // Faulty limits are not among the given members: they are not reported as missing, too.
      const faults = pointFaults({ scope: given.scope, measure: given.measure }, given, 'limits' in given);
      for (const { field, message } of faults) fault(field, message);
    },
  ),
  output: pointOutput,
});

export const updateControlPoint = command({
  name: 'control-point.update',
  subject: controlPointSubject,
  address: 'PUT /api/quality/control-points/{id}',
  summary: 'Change a control point: its scope and measure stay',
  description:
    'Replaces `limits`, `schedule` and `sensor` as a whole. A change of these, or of `toleratedMinutes`, makes a new version from now on: earlier readings keep their verdicts.',
  permission: 'HACCP_WRITE',
  refuses,
  input: form({ id: pathId(), name: optional(text(NAME_MAX)), ...pointFields }),
  output: pointOutput,
  comparesVersion: true,
});

const switched = (verb: 'activate' | 'deactivate', summary: string) =>
  command({
    name: `control-point.${verb}`,
    subject: controlPointSubject,
    address: `POST /api/quality/control-points/{id}/${verb}`,
    summary,
    permission: 'HACCP_WRITE',
    refuses: [invalidStatusTransition, ...(verb === 'activate' ? [channelInUse] : [])],
    input: form({ id: pathId() }),
    output: pointOutput,
    comparesVersion: true,
  });

export const activateControlPoint = switched('activate', 'Activate a control point');
export const deactivateControlPoint = switched('deactivate', 'Deactivate a control point: nothing of it is planned');

export const controlPointTag: Tag = {
  title: 'Control points',
  description: 'What is checked, how often and within which limits, in dated versions',
  contracts: [
    listControlPoints,
    createControlPoint,
    getControlPoint,
    updateControlPoint,
    activateControlPoint,
    deactivateControlPoint,
  ],
};
