/** Inputs and outputs of production batches and cuttings in responses. */

import * as out from '../../kernel/contract/output.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { batchOutput } from '../batch/batch-contracts.ts';
import type { NamedArticle } from '../batch/batch-plan.ts';
import { batchPointOutput } from '../batch/batch-points.ts';
import { amountOutput } from '../recipe/recipe-outputs.ts';
import { OUTPUT_ROLES, RUN_WARNINGS, type RunWarning, type Waste } from './run-parts.ts';

/** The output of an amount: a decimal text, exact up to six places, else rounded half up. */
export const shownAmount = out.text({
  description: 'Exact if it has at most six decimal places, otherwise rounded half up',
  examples: ['8.5'],
});
export const percentOutput = out.text({ description: 'Two decimal places, half up', examples: ['97.5'] });

/** An input or output of a run: a quantity of a lot in one stock batch. */
export const lotEntryMembers = {
  stockBatchId: out.text(),
  lotId: out.text(),
  lotNumber: out.text({ examples: ['L-2026-11-21-001'] }),
  articleId: out.text(),
  quantity: shownAmount,
  unit: out.unit({ description: 'KG, L, M, PIECE, or the packaging unit itself', examples: ['KG'] }),
};

export const wasteOutput = out.object('WasteResponse', {
  quantityAmount: amountOutput,
  quantityUnit: out.unit(),
  reason: out.nullable(out.text()),
}) satisfies out.Output<Waste, unknown>;

const namedArticleOutput = out.object('NamedArticleResponse', {
  articleId: out.text(),
  articleName: out.text(),
}) satisfies out.Output<NamedArticle, unknown>;

const pickOutput = out.object('PickResponse', {
  stockBatchId: out.text(),
  lotId: out.text(),
  lotNumber: out.text(),
  expiryDate: out.day(),
  storageLocationId: out.text(),
  quantity: out.text({ description: 'In `uom`, never more than the batch holds', examples: ['2.5'] }),
});
export type ProposedPick = out.GivenBy<typeof pickOutput>;

/** The members of a component in responses. Amounts are in `uom`. */
const componentMembers = {
  ...namedArticleOutput.members,
  quantity: out.text({ description: 'Rounded up to six decimal places', examples: ['9.8'] }),
  uom: out.unit(),
  consumed: shownAmount,
};

const componentProposalOutput = out.object('ComponentProposalResponse', {
  ...componentMembers,
  open: out.text({ description: 'What is still to be consumed', examples: ['7.3'] }),
  picks: out.listOf(pickOutput),
  missing: out.text({ description: 'The open quantity that the picks do not cover', examples: ['0'] }),
  stocked: out.boolean({ description: 'Whether the article has a stock at all' }),
});
export type ComponentProposal = out.GivenBy<typeof componentProposalOutput>;

export const proposalOutput = out.object('ProposalResponse', { components: out.listOf(componentProposalOutput) });

const executionInputOutput = out.object('ExecutionInputResponse', {
  ...lotEntryMembers,
  insteadOf: out.nullable(out.text({ description: 'The article of the component in whose place it was taken' })),
  reason: out.nullable(out.text()),
});

const executionOutputOutput = out.object('ExecutionOutputResponse', {
  ...lotEntryMembers,
  role: out.oneOf(OUTPUT_ROLES),
  expiryDate: out.day(),
  onHold: out.boolean(),
});

/** Returns the warning as a sentence. A batch stores the values, so the sentence is available in any language. */
const runWarningText = ({
  values: { lotNumber = '', expiryDate = '', inputLot = '', inputExpiry = '' } = {},
}: RunWarning): Message => say`Lot ${lotNumber} lasts until ${expiryDate}, lot ${inputLot} in it until ${inputExpiry}`;

const runWarningOutput = out.object('RunWarningResponse', {
  code: out.oneOf(RUN_WARNINGS),
  message: out.sentence(),
  line: out.nullable(out.integer({ description: 'Of the outputs, from 1' })),
});

const doneStepOutput = out.object('DoneStepResponse', {
  stepNumber: out.int32(),
  description: out.text({ description: 'Of the step in the recipe' }),
  temperature: out.nullable(out.exactNumber({ description: 'Measured, in °C' })),
  doneBy: out.text(),
  doneAt: out.madeFrom(out.timestamp(), (instant: string) => new Date(instant)),
});

export const executionOutput = out.object('ExecutionResponse', {
  batch: batchOutput,
  recipe: out.object('ExecutionRecipeResponse', {
    name: out.text(),
    version: out.int32(),
    yieldPercentage: out.int32(),
    shelfLifeDays: out.nullable(out.int32()),
  }),
  components: out.listOf(
    out.object('ExecutionComponentResponse', {
      ...componentMembers,
      deviation: out.text({ description: 'Consumed less planned', examples: ['-1.3'] }),
    }),
  ),
  inputs: out.listOf(executionInputOutput),
  outputs: out.listOf(executionOutputOutput),
  waste: out.listOf(wasteOutput),
  // MAIN outputs as a percentage of the plan. Null before the completion, and if all MAIN outputs have another kind of
  // unit than the plan.
  yieldPercent: out.nullable(percentOutput),
  massBalance: out.object(
    'MassBalanceResponse',
    { input: shownAmount, output: shownAmount, waste: shownAmount, difference: out.nullable(shownAmount) },
    {},
    { description: 'In kilograms, of what is mass; no difference before the end' },
  ),
  warnings: out.listOf(
    out.madeFrom(runWarningOutput, (warning: RunWarning) => ({
      code: warning.code,
      message: runWarningText(warning),
      line: warning.line,
    })),
  ),
  note: out.text({ description: 'Of the completion' }),
  skipped: out.listOf(namedArticleOutput),
  steps: out.listOf(doneStepOutput, { description: 'The steps of the recipe that were done, by their number' }),
  controlPoints: out.listOf(batchPointOutput, {
    description: 'What is measured for the batch, by name: what applies now, from the completion on what applied then',
  }),
  startedAt: out.nullable(out.timestamp()),
  startedBy: out.nullable(out.text()),
  completedAt: out.nullable(out.timestamp()),
  completedBy: out.nullable(out.text()),
});
export type Execution = out.GivenBy<typeof executionOutput>;
