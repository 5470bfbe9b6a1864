/** What production batches and cuttings show of what went in and what came out. */
import type { CuttingView, Execution } from '@cleaver/domain/production';
import { CUTTING_STATUSES, OUTPUT_ROLES, RUN_WARNINGS, runWarningText } from '@cleaver/domain/production';
import type { Words } from '../operation-route.ts';
import {
  boolean,
  CalendarDay,
  Int32,
  integer,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  Timestamp,
  type TypeOf,
  text,
} from '../schemas.ts';
import { BatchResponse } from './batch-schemas.ts';
import { Amount, UnitName } from './recipe-schemas.ts';

/** A decimal text: exact where it ends within six places. */
const Shown = text({
  description: 'Exact where it ends within six decimal places, else rounded half up',
  examples: ['8.5'],
});
const BaseUnit = text({ description: 'KG, L, M, PIECE, or the packaging unit itself', examples: ['KG'] });
const Percent = text({ description: 'Two decimal places, half up', examples: ['97.5'] });

const lotMembers = {
  stockBatchId: text(),
  lotId: text(),
  lotNumber: text({ examples: ['L-2026-11-21-001'] }),
  articleId: text(),
  quantity: Shown,
  unit: BaseUnit,
};

const WasteResponse = object('WasteResponse', {
  quantityAmount: Amount,
  quantityUnit: UnitName,
  reason: nullable(text()),
});

const NamedArticleResponse = object('NamedArticleResponse', {
  articleId: text(),
  articleName: text(),
});

const PickResponse = object('PickResponse', {
  stockBatchId: text(),
  lotId: text(),
  lotNumber: text(),
  expiryDate: CalendarDay,
  storageLocationId: text(),
  quantity: text({ description: 'In `uom`, never more than the batch holds', examples: ['2.5'] }),
});

const component = {
  articleId: text(),
  articleName: text(),
  quantity: text({ description: 'Rounded towards more to six decimal places', examples: ['9.8'] }),
  uom: UnitName,
  consumed: Shown,
};

export const ProposalResponse = object('ProposalResponse', {
  components: listOf(
    object('ComponentProposalResponse', {
      ...component,
      open: text({ description: 'What is still to be consumed', examples: ['7.3'] }),
      picks: listOf(PickResponse),
      missing: text({ description: 'What the picks lack of what is open', examples: ['0'] }),
      stocked: boolean({ description: 'Whether the article has a stock at all' }),
    }),
  ),
});

const ExecutionInputResponse = object('ExecutionInputResponse', {
  ...lotMembers,
  insteadOf: nullable(text({ description: 'The article of the component in whose place it was taken' })),
  reason: nullable(text()),
});

const ExecutionOutputResponse = object('ExecutionOutputResponse', {
  ...lotMembers,
  role: oneOf(OUTPUT_ROLES),
  expiryDate: CalendarDay,
  onHold: boolean(),
});

const WarningResponse = object('RunWarningResponse', {
  code: oneOf(RUN_WARNINGS),
  message: text(),
  line: nullable(integer({ description: 'Of the outputs, from 1' })),
});

export const ExecutionResponse = object('ExecutionResponse', {
  batch: BatchResponse,
  recipe: object('ExecutionRecipeResponse', {
    name: text(),
    version: Int32,
    yieldPercentage: Int32,
    shelfLifeDays: nullable(Int32),
  }),
  components: listOf(
    object('ExecutionComponentResponse', {
      ...component,
      deviation: text({ description: 'Consumed less planned', examples: ['-1.3'] }),
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
  startedBy: nullable(text()),
  completedAt: nullable(Timestamp),
  completedBy: nullable(text()),
});

export const presentExecution = (
  { warnings, ...execution }: Execution,
  words: Words,
): TypeOf<typeof ExecutionResponse> => ({
  ...execution,
  warnings: warnings.map((one) => ({ code: one.code, message: words(runWarningText(one)), line: one.line })),
});

const CutInputResponse = object('CutInputResponse', lotMembers);

const CutOutputResponse = object('CutOutputResponse', {
  ...lotMembers,
  expiryDate: CalendarDay,
  expiryReason: nullable(text()),
  costShare: nullable(number({ description: 'In per cent; all of them together are 100' })),
  onHold: boolean(),
});

export const CuttingResponse = object('CuttingResponse', {
  id: text(),
  cuttingNumber: text({ examples: ['C-2026-11-21-001'] }),
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
  note: text(),
  createdBy: text(),
  createdAt: Timestamp,
});

export const presentCutting = (cutting: CuttingView): TypeOf<typeof CuttingResponse> => ({
  ...cutting,
  outputs: cutting.outputs.map((output) => ({
    ...output,
    costShare: output.costShare === null ? null : Number(output.costShare),
  })),
});
