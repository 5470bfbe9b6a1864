/** Operations on running production batches: consumption, returns, completion and state. */

import { stockBatchSubject, storageLocationSubject } from '../inventory/contracts.ts';
import {
  backTo,
  distinctBy,
  goodsGone,
  LINES_MAX,
  laterMovements,
  lotExpired,
  lotNumber as lotNumberField,
  moreThanConsumed,
  OPENING_LOTS,
  oneTargetOfArticle,
  stockBatchBlocked,
  stockLine,
  stockLines,
  TAKING_OUT,
  TARGET_UNKNOWN,
  targetOfArticle,
} from '../inventory/index.ts';
import { type Again, command, query } from '../kernel/contract.ts';
import {
  boolean,
  date,
  defaulted,
  form,
  id,
  lines,
  list,
  oneOf,
  optional,
  optionalLines,
  pathId,
  quantityAmount,
  several,
  unit as unitField,
} from '../kernel/form.ts';
import { say } from '../kernel/message.ts';
import { invalidStatusTransition } from '../kernel/refusal.ts';
import { articleSubject } from '../masterdata/contracts.ts';
import {
  batchHasConsumption,
  componentsShort,
  notAnIngredient,
  nothingConsumed,
  nothingProduced,
  notSubstitutable,
  outlivesRecipe,
  outputArticleMismatch,
} from './refusals.ts';
import { outputsField } from './run.ts';
import { type Execution, executionOutput, OUTPUT_ROLES, proposalOutput } from './run-outputs.ts';
import { batchSubject } from './subjects.ts';

const amount = { quantityAmount: quantityAmount(), quantityUnit: unitField() };

const consumed = { insteadOf: optional(id()), reason: optionalLines() };

const wasteLines = () => optional(list(form({ ...amount, reason: optionalLines() }), LINES_MAX));

export const getExecution = query({
  name: 'batch.execution',
  subject: batchSubject,
  address: 'GET /api/production/batches/{id}/execution',
  summary: 'How a batch goes: what is to go in and what did, what came out, and what that comes to',
  permission: 'BATCH_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: executionOutput,
});

const EXECUTION: Again<Execution> = { by: getExecution, idOf: ({ batch }) => batch.id };

export const proposeInputs = query({
  name: 'batch.propose',
  subject: batchSubject,
  address: 'GET /api/production/batches/{id}/proposal',
  summary: 'Which lots to take for what a batch still needs: first expired, first out. It reserves nothing',
  description:
    'By expiry date, then by when the goods came in; only what is neither blocked nor expired, at the storage locations that are named, or everywhere. A planned batch has one, too.',
  permission: 'BATCH_READ',
  floor: true,
  input: form({ id: pathId(), storageLocationId: several(id()) }),
  output: proposalOutput,
});

export const consumeIntoBatch = command({
  name: 'batch.consume',
  subject: batchSubject,
  address: 'POST /api/production/batches/{id}/consume',
  summary: 'Put lots into a batch: those that are named, or what is still needed by first expired, first out',
  description:
    'Either `inputs` or `fefo: true`. More or less than planned is fine. What is no component needs a `reason`, or `insteadOf`: the article of a component that may be substituted. By FEFO the open rest of every component is taken, all or nothing; a component whose article has no stock at all is left out and told in `skipped`.',
  permission: 'BATCH_WRITE',
  floor: true,
  again: EXECUTION,
  refuses: [
    stockBatchSubject.unknown,
    storageLocationSubject.unknown,
    invalidStatusTransition,
    notAnIngredient,
    notSubstitutable,
    componentsShort,
    ...TAKING_OUT,
    lotExpired,
  ],
  input: form(
    {
      id: pathId(),
      inputs: optional(stockLines(consumed)),
      fefo: optional(boolean()),
      storageLocationIds: optional(list(id(), LINES_MAX)),
    },
    (values, fault) => {
      // A member with a fault of its own is missing here, but it was given.
      if (!('inputs' in values && 'fefo' in values)) return;
      if ((values.inputs !== undefined) === (values.fefo === true)) {
        fault('inputs', say`must be given, or fefo as true: one of the two`);
      }
    },
  ),
  output: executionOutput,
});

export const returnFromBatch = command({
  name: 'batch.return',
  subject: batchSubject,
  address: 'POST /api/production/batches/{id}/return',
  summary: 'Give unused goods of a batch back to the stock batches they came from, or put them elsewhere',
  description:
    'With `storageLocationId` the goods go there: in the same booking they come back to their stock batch and are moved.',
  permission: 'BATCH_WRITE',
  floor: true,
  again: EXECUTION,
  refuses: [
    ...[stockBatchSubject.unknown, storageLocationSubject.unknown, invalidStatusTransition, moreThanConsumed],
    ...[stockBatchBlocked, ...OPENING_LOTS],
  ],
  input: form({ id: pathId(), inputs: stockLines(backTo) }),
  output: executionOutput,
});

const outputLine = form(
  {
    ...targetOfArticle,
    ...amount,
    role: defaulted(oneOf(OUTPUT_ROLES), 'MAIN'),
    lotNumber: optional(lotNumberField()),
    expiryDate: optional(date()),
  },
  (values, fault) => {
    oneTargetOfArticle(values, fault, values.role === 'MAIN' ? 'told' : 'untold');
    if ('expiryDate' in values && values.role !== undefined && values.role !== 'MAIN' && !values.expiryDate) {
      fault('expiryDate', say`is required, but for a MAIN output`);
    }
  },
);

export const completeBatch = command({
  name: 'batch.complete',
  subject: batchSubject,
  address: 'POST /api/production/batches/{id}/complete',
  summary: 'End a batch with what came out of it, and what was wasted; a last input may go in with it',
  description:
    'In one transaction. A MAIN output is of the recipe’s article and lasts, unless told, until the batch’s `bestBeforeDate` or until its shelf life after the start is over; no output of another role lasts by itself. Outputs are numbered as the batch unless told. Where an input is on hold, every output is.',
  permission: 'BATCH_COMPLETE',
  floor: true,
  again: EXECUTION,
  refuses: [
    stockBatchSubject.unknown,
    ...TARGET_UNKNOWN,
    articleSubject.unknown,
    invalidStatusTransition,
    notAnIngredient,
    notSubstitutable,
    componentsShort,
    ...TAKING_OUT,
    lotExpired,
    nothingProduced,
    nothingConsumed,
    outputArticleMismatch,
    outlivesRecipe,
    ...OPENING_LOTS,
  ],
  input: form({
    id: pathId(),
    inputs: optional(distinctBy('stockBatchId', list(form({ ...stockLine, ...consumed }), LINES_MAX))),
    outputs: optional(outputsField(list(outputLine, LINES_MAX))),
    waste: wasteLines(),
    holdOutputs: optionalLines(),
    note: optionalLines(),
  }),
  output: executionOutput,
});

export const reopenBatch = command({
  name: 'batch.reopen',
  subject: batchSubject,
  address: 'POST /api/production/batches/{id}/reopen',
  summary: 'Undo the completion of a batch: what came out is taken back, and it goes on',
  permission: 'BATCH_COMPLETE',
  again: EXECUTION,
  refuses: [invalidStatusTransition, laterMovements, goodsGone, stockBatchBlocked],
  input: form({ id: pathId(), reason: lines() }),
  output: executionOutput,
});

export const cancelBatch = command({
  name: 'batch.cancel',
  subject: batchSubject,
  address: 'POST /api/production/batches/{id}/cancel',
  summary: 'Cancel a batch into which nothing went, or nothing that was not given back',
  permission: 'BATCH_DELETE',
  again: EXECUTION,
  refuses: [invalidStatusTransition, batchHasConsumption],
  input: form({ id: pathId(), reason: lines() }),
  output: executionOutput,
});
