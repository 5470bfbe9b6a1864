/** Operations on planned production batches (docs/contract.md, section 9). */

import { again, command, query } from '../../kernel/contract/contract.ts';
import { allOptional } from '../../kernel/contract/edit.ts';
import { date, id, oneOf, pathId, quantityAmount, unit as unitField } from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { DAYS, SEARCH } from '../../kernel/contract/search.ts';
import { amountOutput } from '../recipe/recipe-outputs.ts';
import { recipeNotActive } from '../refusals.ts';
import { batchSubject, recipeSubject } from '../subjects.ts';
import { BATCH_STATUSES } from './batch-status.ts';
import { checkDays } from './plan-days.ts';

export const batchOutput = out.object('BatchResponse', {
  id: out.text(),
  batchNumber: out.text({ examples: ['P-2026-11-21-001'] }),
  recipeId: out.text(),
  status: out.oneOf(BATCH_STATUSES),
  plannedQuantity: amountOutput,
  plannedQuantityUnit: out.unit(),
  productionDate: out.day(),
  bestBeforeDate: out.day(),
  createdAt: out.timestamp(),
  updatedAt: out.timestamp(),
});

export const listBatches = query({
  name: 'batch.list',
  subject: batchSubject,
  address: 'GET /api/production/batches',
  summary: 'List production batches',
  permission: 'BATCH_READ',
  floor: true,
  input: listForm(batchSubject.sortable, {
    ...SEARCH,
    ...DAYS,
    status: optional(oneOf(BATCH_STATUSES)),
    recipeId: optional(pathId()),
    productionDate: optional(date()),
  }),
  output: out.page(batchOutput, [
    'batchNumber',
    'recipeId',
    'plannedQuantity',
    'plannedQuantityUnit',
    'productionDate',
    'bestBeforeDate',
    'status',
  ]),
});

export const getBatch = query({
  name: 'batch.get',
  subject: batchSubject,
  address: 'GET /api/production/batches/{id}',
  summary: 'Read one production batch',
  permission: 'BATCH_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: batchOutput,
  givesVersion: true,
});

const planFields = {
  plannedQuantity: quantityAmount({ unitIn: 'plannedQuantityUnit' }),
  plannedQuantityUnit: unitField(),
  productionDate: date(),
  bestBeforeDate: date(),
};

export const planBatch = command({
  name: 'batch.plan',
  subject: batchSubject,
  address: 'POST /api/production/batches',
  summary: 'Plan a production batch from an active recipe',
  permission: 'BATCH_WRITE',
  refuses: [recipeSubject.unknown, recipeNotActive],
  input: form({ recipeId: id(), ...planFields }, checkDays),
  output: batchOutput,
});

export const updateBatch = command({
  name: 'batch.update',
  subject: batchSubject,
  address: 'PUT /api/production/batches/{id}',
  summary: 'Change the planned quantity or the days of a batch that has not started',
  description: 'The batch keeps its number.',
  permission: 'BATCH_WRITE',
  refuses: [invalidStatusTransition],
  input: form({ id: pathId(), ...allOptional(planFields) }, checkDays),
  output: batchOutput,
  comparesVersion: true,
});

export const startBatch = command({
  name: 'batch.start',
  subject: batchSubject,
  address: 'POST /api/production/batches/{id}/start',
  summary: 'Start a planned batch; its planned ingredients no longer change',
  description:
    'A production date that lies ahead moves to today, and the best-before date by as many days. The batch keeps its number.',
  permission: 'BATCH_WRITE',
  floor: true,
  again: again(getBatch),
  refuses: [invalidStatusTransition],
  input: form({ id: pathId() }),
  output: batchOutput,
});
