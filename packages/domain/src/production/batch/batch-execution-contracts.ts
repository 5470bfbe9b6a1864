/**
 * Operations on the execution of production batches: read it, propose inputs, consume, return, complete, reopen, cancel.
 */

import { stockBatchSubject, storageLocationSubject } from '../../inventory/contracts.ts';
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
} from '../../inventory/index.ts';
import { type Again, command, query } from '../../kernel/contract/contract.ts';
import {
  boolean,
  date,
  decimalNumber,
  id,
  lines,
  list,
  measured,
  oneOf,
  optionalLines,
  pathId,
  pathNumber,
  quantityAmount,
  several,
  unit as unitField,
} from '../../kernel/contract/fields.ts';
import { defaulted, described, form, optional } from '../../kernel/contract/form.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { articleSubject } from '../../masterdata/contracts.ts';
import {
  batchHasConsumption,
  componentsShort,
  criticalLimitNotMet,
  notAnIngredient,
  nothingConsumed,
  nothingProduced,
  notSubstitutable,
  outlivesRecipe,
  outputArticleMismatch,
  stepUnknown,
} from '../refusals.ts';
import { outputsField } from '../run/run.ts';
import { type Execution, executionOutput, proposalOutput } from '../run/run-outputs.ts';
import { OUTPUT_ROLES } from '../run/run-parts.ts';
import { batchSubject } from '../subjects.ts';

const amount = { quantityAmount: quantityAmount(), quantityUnit: unitField() };

const consumed = { insteadOf: optional(id()), reason: optionalLines() };

const wasteLines = () => optional(list(form({ ...amount, reason: optionalLines() }), LINES_MAX));

export const getExecution = query({
  name: 'batch.execution',
  subject: batchSubject,
  address: 'GET /api/production/batches/{id}/execution',
  summary: 'Read the execution of a batch: planned and actual inputs, outputs, yield and mass balance',
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
  summary: 'Propose the lots for the open ingredients of a batch, first expired first out; reserves nothing',
  description:
    'Ordered by expiry date, then by arrival. Contains only goods that are not blocked and last to the production date of the batch, or to today if that is later; at the given storage locations or at all. Also available for a planned batch.',
  permission: 'BATCH_READ',
  floor: true,
  input: form({ id: pathId(), storageLocationId: several(id()) }),
  output: proposalOutput,
});

export const consumeIntoBatch = command({
  name: 'batch.consume',
  subject: batchSubject,
  address: 'POST /api/production/batches/{id}/consume',
  summary: 'Consume lots in a batch: the given ones, or the open ingredients by first expired first out',
  description:
    'Takes either `inputs` or `fefo: true`. Quantities may differ from the plan. An article that is not a component needs a `reason`, or `insteadOf` with the article of a substitutable component. FEFO takes the open quantity of every component, all or nothing. A component whose article has no stock record is omitted and listed in `skipped`.',
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
      // Skips the check if a member is faulty, because `values` omits faulty members.
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
  summary: 'Return unused goods of a batch to their stock batches or to another storage location',
  description:
    'With `storageLocationId`, the same booking returns the goods to their stock batch and moves them there.',
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
    oneTargetOfArticle(values, fault, values.role === 'MAIN');
    if ('expiryDate' in values && values.role !== undefined && values.role !== 'MAIN' && !values.expiryDate) {
      fault('expiryDate', say`is required, but for a MAIN output`);
    }
  },
);

/** The temperatures in °C that a thermometer of the kitchen measures, from the freezer to the oven. */
const STEP_TEMPERATURE = { min: Decimal.of('-50'), max: Decimal.of('300') };

export const tickStep = command({
  name: 'batch.tick',
  subject: batchSubject,
  address: 'POST /api/production/batches/{id}/steps/{stepNumber}',
  summary: "Tick a step of the batch's recipe as done, with its measured temperature, or untick it",
  description:
    'Only while the batch is in progress. Ticking again replaces temperature, user and time. With `done: false` the step is open again; no temperature may be given then.',
  permission: 'BATCH_WRITE',
  floor: true,
  again: EXECUTION,
  refuses: [stepUnknown, invalidStatusTransition],
  input: form(
    {
      id: pathId(),
      stepNumber: described(pathNumber(), 'The number of the production step'),
      temperature: optional(measured(decimalNumber(STEP_TEMPERATURE.min, STEP_TEMPERATURE.max), 'celsius')),
      done: defaulted(boolean(), true),
    },
    ({ done, temperature }, fault) => {
      if (done === false && temperature !== undefined) {
        fault('temperature', say`must not be given when a step is unticked`);
      }
    },
  ),
  output: executionOutput,
});

export const completeBatch = command({
  name: 'batch.complete',
  subject: batchSubject,
  address: 'POST /api/production/batches/{id}/complete',
  summary: 'Complete a batch with its outputs and its waste, optionally with last inputs',
  description:
    'Runs in one transaction. A MAIN output has the article of the recipe. Its default expiry is the `bestBeforeDate` of the batch, or the end of the shelf life after the start if that is earlier; other outputs have no default. The default lot number is the number of the batch. If an input is on hold, every output is on hold. A critical control point that is not met stops the completion, unless `holdOutputs` is given or there are no outputs.',
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
    criticalLimitNotMet,
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
  summary: 'Undo the completion of a batch and its outputs; the batch is in progress again',
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
  summary: 'Cancel a batch without inputs, or whose inputs were all returned',
  permission: 'BATCH_DELETE',
  again: EXECUTION,
  refuses: [invalidStatusTransition, batchHasConsumption],
  input: form({ id: pathId(), reason: lines() }),
  output: executionOutput,
});
