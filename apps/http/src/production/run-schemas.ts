/** What production batches and cuttings show of what went in and what came out. */
import type { CuttingView, Execution } from '@cleaver/domain/production';
import { CUTTING_STATUSES, OUTPUT_ROLES, RUN_WARNINGS, runWarningText } from '@cleaver/domain/production';
import { type Static, Type } from 'typebox';
import type { Words } from '../operation-route.ts';
import { CalendarDay, Int32, listOf, nullable, object, oneOf, Timestamp } from '../schemas.ts';
import { BatchResponse } from './batch-schemas.ts';
import { Amount, UnitName } from './recipe-schemas.ts';

/** A decimal text: exact where it ends within six places. */
const Shown = Type.String({
  description: 'Exact where it ends within six decimal places, else rounded half up',
  examples: ['8.5'],
});
const BaseUnit = Type.String({ description: 'KG, L, M, PIECE, or the packaging unit itself', examples: ['KG'] });
const Percent = Type.String({ description: 'Two decimal places, half up', examples: ['97.5'] });

const lotMembers = {
  stockBatchId: Type.String(),
  lotId: Type.String(),
  lotNumber: Type.String({ examples: ['L-2026-11-21-001'] }),
  articleId: Type.String(),
  quantity: Shown,
  unit: BaseUnit,
};

const WasteResponse = object('WasteResponse', {
  quantityAmount: Amount,
  quantityUnit: UnitName,
  reason: nullable(Type.String()),
});

const NamedArticleResponse = object('NamedArticleResponse', {
  articleId: Type.String(),
  articleName: Type.String(),
});

const PickResponse = object('PickResponse', {
  stockBatchId: Type.String(),
  lotId: Type.String(),
  lotNumber: Type.String(),
  expiryDate: CalendarDay,
  storageLocationId: Type.String(),
  quantity: Type.String({ description: 'In `uom`, never more than the batch holds', examples: ['2.5'] }),
});

const component = {
  articleId: Type.String(),
  articleName: Type.String(),
  quantity: Type.String({ description: 'Rounded towards more to six decimal places', examples: ['9.8'] }),
  uom: UnitName,
  consumed: Shown,
};

export const ProposalResponse = object('ProposalResponse', {
  components: listOf(
    object('ComponentProposalResponse', {
      ...component,
      open: Type.String({ description: 'What is still to be consumed', examples: ['7.3'] }),
      picks: listOf(PickResponse),
      missing: Type.String({ description: 'What the picks lack of what is open', examples: ['0'] }),
      stocked: Type.Boolean({ description: 'Whether the article has a stock at all' }),
    }),
  ),
});

const ExecutionInputResponse = object('ExecutionInputResponse', {
  ...lotMembers,
  insteadOf: nullable(Type.String({ description: 'The article of the component in whose place it was taken' })),
  reason: nullable(Type.String()),
});

const ExecutionOutputResponse = object('ExecutionOutputResponse', {
  ...lotMembers,
  role: oneOf(OUTPUT_ROLES),
  expiryDate: CalendarDay,
  onHold: Type.Boolean(),
});

const WarningResponse = object('RunWarningResponse', {
  code: oneOf(RUN_WARNINGS),
  message: Type.String(),
  line: nullable(Type.Integer({ description: 'Of the outputs, from 1' })),
});

export const ExecutionResponse = object('ExecutionResponse', {
  batch: BatchResponse,
  recipe: object('ExecutionRecipeResponse', {
    name: Type.String(),
    version: Int32,
    yieldPercentage: Int32,
    shelfLifeDays: nullable(Int32),
  }),
  components: listOf(
    object('ExecutionComponentResponse', {
      ...component,
      deviation: Type.String({ description: 'Consumed less planned', examples: ['-1.3'] }),
    }),
  ),
  inputs: listOf(ExecutionInputResponse),
  outputs: listOf(ExecutionOutputResponse),
  waste: listOf(WasteResponse),
  yieldPercent: nullable(Percent),
  massBalance: {
    ...object('MassBalanceResponse', {
      input: Shown,
      output: Shown,
      waste: Shown,
      difference: nullable(Shown),
    }),
    description: 'In kilograms, of what is mass; no difference before the end',
  },
  warnings: listOf(WarningResponse),
  skipped: listOf(NamedArticleResponse),
  startedAt: nullable(Timestamp),
  startedBy: nullable(Type.String()),
  completedAt: nullable(Timestamp),
  completedBy: nullable(Type.String()),
});

export const presentExecution = (
  { warnings, ...execution }: Execution,
  words: Words,
): Static<typeof ExecutionResponse> => ({
  ...execution,
  warnings: warnings.map((one) => ({ code: one.code, message: words(runWarningText(one)), line: one.line })),
});

const CutInputResponse = object('CutInputResponse', lotMembers);

const CutOutputResponse = object('CutOutputResponse', {
  ...lotMembers,
  expiryDate: CalendarDay,
  expiryReason: nullable(Type.String()),
  costShare: nullable(Type.Number({ description: 'In per cent; all of them together are 100' })),
  onHold: Type.Boolean(),
});

export const CuttingResponse = object('CuttingResponse', {
  id: Type.String(),
  cuttingNumber: Type.String({ examples: ['C-2026-11-21-001'] }),
  status: oneOf(CUTTING_STATUSES),
  inputs: listOf(CutInputResponse),
  outputs: listOf(CutOutputResponse),
  waste: listOf(WasteResponse),
  loss: nullable(object('LossResponse', { quantityAmount: Amount, quantityUnit: UnitName })),
  massBalance: {
    ...object('CuttingBalanceResponse', { input: Shown, output: Shown, waste: Shown, loss: Shown, difference: Shown }),
    description: 'In kilograms',
  },
  yieldPercent: Percent,
  note: Type.String(),
  createdBy: Type.String(),
  createdAt: Timestamp,
});

export const presentCutting = (cutting: CuttingView): Static<typeof CuttingResponse> => ({
  ...cutting,
  outputs: cutting.outputs.map((output) => ({
    ...output,
    costShare: output.costShare === null ? null : Number(output.costShare),
  })),
});
