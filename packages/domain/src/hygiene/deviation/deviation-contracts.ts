/** Operations on deviations: read them, record what was done, verify it. */
import { command, query, type Tag } from '../../kernel/contract/contract.ts';
import { boolean, lines, oneOf, optionalLines, pathId } from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { getExposure, holdExposedLots } from '../exposure/exposure-contracts.ts';
import { deviationRunning } from '../refusals.ts';
import { DEVIATION_STATUSES, deviationSubject } from '../subjects.ts';
import { deviationOutput } from './deviation-output.ts';
import { GOODS_FATES } from './goods-fate.ts';

/** What people found and did about a deviation. */
export const actionFields = { cause: lines(), measure: lines(), goods: oneOf(GOODS_FATES) };

export const listDeviations = query({
  name: 'deviation.list',
  subject: deviationSubject,
  address: 'GET /api/quality/deviations',
  summary: 'List deviations',
  permission: 'TEMPERATURE_LOG_READ',
  floor: true,
  input: listForm(deviationSubject.sortable, {
    controlPointId: optional(pathId()),
    cleaningTaskId: optional(pathId()),
    storageLocationId: optional(pathId()),
    status: optional(oneOf(DEVIATION_STATUSES)),
    running: optional(boolean()),
  }),
  output: out.page(deviationOutput, ['name', 'from', 'until', 'lowest', 'highest', 'status']),
});

export const getDeviation = query({
  name: 'deviation.get',
  subject: deviationSubject,
  address: 'GET /api/quality/deviations/{id}',
  summary: 'Read one deviation',
  permission: 'TEMPERATURE_LOG_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: deviationOutput,
});

export const actOnDeviation = command({
  name: 'deviation.act',
  subject: deviationSubject,
  address: 'POST /api/quality/deviations/{id}/actions',
  summary: 'Record the cause of a deviation, what was done, and what became of the goods',
  permission: 'TEMPERATURE_LOG_WRITE',
  floor: true,
  refuses: [invalidStatusTransition],
  input: form({ id: pathId(), ...actionFields }),
  output: deviationOutput,
});

export const verifyDeviation = command({
  name: 'deviation.verify',
  subject: deviationSubject,
  address: 'POST /api/quality/deviations/{id}/verify',
  summary: 'Verify that the actions on a deviation were effective; else it is open again',
  permission: 'HACCP_WRITE',
  refuses: [invalidStatusTransition, deviationRunning],
  input: form({ id: pathId(), note: optionalLines(), effective: boolean() }),
  output: deviationOutput,
});

export const deviationTag: Tag = {
  title: 'Deviations',
  description: 'Readings in a row out of limits, with what people did about them',
  contracts: [listDeviations, getDeviation, actOnDeviation, verifyDeviation, getExposure, holdExposedLots],
};
