/** Operations on cuttings: lots cut into other lots. */

import { stockBatchSubject } from '../../inventory/contracts.ts';
import {
  LINES_MAX,
  lotExpired,
  lotNumber,
  OPENING_LOTS,
  oneTargetOfArticle,
  stockLines,
  TAKING_OUT,
  TARGET_UNKNOWN,
  targetOfArticle,
} from '../../inventory/index.ts';
import { again, command, query, type Tag } from '../../kernel/contract/contract.ts';
import {
  date,
  list,
  oneOf,
  optionalLines,
  pathId,
  percentage,
  quantityAmount,
  unit as unitField,
} from '../../kernel/contract/fields.ts';
import { described, type Field, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { INSTANTS, SEARCH } from '../../kernel/contract/search.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import type { Unit } from '../../kernel/values/quantity.ts';
import { articleSubject } from '../../masterdata/contracts.ts';
import { amountOutput } from '../recipe/recipe-outputs.ts';
import { massBalance, originMixed, outlivesInput } from '../refusals.ts';
import { isMass, outputsField } from '../run/run.ts';
import { lotEntryMembers, percentOutput, shownAmount, wasteOutput } from '../run/run-outputs.ts';
import { cuttingSubject } from '../subjects.ts';
import { CUTTING_STATUSES } from './cutting-status.ts';

const massUnit = (): Field<Unit> => {
  const field = unitField();
  return {
    ...field,
    read(raw, at, faults) {
      const before = faults.length;
      const unit = field.read(raw, at, faults);
      if (faults.length === before && !isMass(unit)) {
        faults.push({ field: at, message: say`must be a unit of mass, like KG` });
      }
      return unit;
    },
  };
};

const mass = { quantityAmount: quantityAmount(), quantityUnit: massUnit() };

const output = form(
  {
    ...targetOfArticle,
    ...mass,
    lotNumber: optional(lotNumber()),
    expiryDate: optional(date()),
    expiryReason: optionalLines(),
    costShare: optional(percentage(Decimal.ZERO, Decimal.HUNDRED)),
  },
  oneTargetOfArticle,
);

const cutOutputOutput = out.object('CutOutputResponse', {
  ...lotEntryMembers,
  expiryDate: out.day(),
  expiryReason: out.nullable(out.text()),
  costShare: out.nullable(
    out.madeFrom(out.number({ description: 'In per cent; all of them together are 100' }), (text: string) =>
      Number(text),
    ),
  ),
  onHold: out.boolean(),
});

const cuttingOutput = out.object('CuttingResponse', {
  id: out.text(),
  cuttingNumber: out.text({ examples: ['C-2026-11-21-001'] }),
  status: out.oneOf(CUTTING_STATUSES),
  inputs: out.listOf(out.object('CutInputResponse', lotEntryMembers)),
  outputs: out.listOf(cutOutputOutput),
  waste: out.listOf(wasteOutput),
  loss: out.nullable(out.object('LossResponse', { quantityAmount: amountOutput, quantityUnit: out.unit() })),
  massBalance: out.object(
    'CuttingBalanceResponse',
    { input: shownAmount, output: shownAmount, waste: shownAmount, loss: shownAmount, difference: shownAmount },
    {},
    { description: 'In kilograms' },
  ),
  yieldPercent: percentOutput,
  note: out.text(),
  createdBy: out.text(),
  createdAt: out.timestamp(),
});
export type CuttingView = out.GivenBy<typeof cuttingOutput>;

export const listCuttings = query({
  name: 'cutting.list',
  subject: cuttingSubject,
  address: 'GET /api/production/cuttings',
  summary: 'List cuttings',
  permission: 'BATCH_READ',
  floor: true,
  input: listForm(cuttingSubject.sortable, {
    ...SEARCH,
    ...INSTANTS,
    articleId: described(optional(pathId()), 'Only cuttings with an input of this article'),
    status: optional(oneOf(CUTTING_STATUSES)),
  }),
  output: out.page(cuttingOutput, [
    'cuttingNumber',
    'inputs.articleId',
    'outputs.articleId',
    'massBalance.input',
    'yieldPercent',
    'createdAt',
    'status',
  ]),
});

export const getCutting = query({
  name: 'cutting.get',
  subject: cuttingSubject,
  address: 'GET /api/production/cuttings/{id}',
  summary: 'Read one cutting',
  permission: 'BATCH_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: cuttingOutput,
  givesVersion: true,
});

export const cut = command({
  name: 'cutting.create',
  subject: cuttingSubject,
  address: 'POST /api/production/cuttings',
  summary: 'Cut lots into other lots; books inputs and outputs together',
  description:
    'Takes quantities of mass only. Outputs, waste and loss together may differ from the inputs by at most `cuttingTolerancePercent` of the inputs. An output expires with the input that expires first; a later date needs an `expiryReason`. Lots that differ in species, slaughterhouse, or country of birth, rearing or slaughter are not cut together; unknown facts do not count. Outputs get the facts that all inputs have in common.',
  permission: 'BATCH_COMPLETE',
  floor: true,
  again: again(getCutting),
  refuses: [
    stockBatchSubject.unknown,
    ...TARGET_UNKNOWN,
    articleSubject.unknown,
    ...TAKING_OUT,
    lotExpired,
    massBalance,
    outlivesInput,
    originMixed,
    ...OPENING_LOTS,
  ],
  input: form(
    {
      inputs: stockLines({ quantityUnit: massUnit() }),
      outputs: outputsField(list(output, LINES_MAX, 1)),
      waste: optional(list(form({ ...mass, reason: optionalLines() }), LINES_MAX)),
      loss: optional(form(mass)),
      note: optionalLines(),
    },
    ({ outputs }, fault) => {
      const shares = outputs?.flatMap(({ costShare }) => costShare ?? []) ?? [];
      if (shares.length === 0) return;
      const sum = shares.reduce((total, share) => total.plus(share), Decimal.ZERO);
      if (shares.length !== outputs?.length || !sum.equals(Decimal.HUNDRED)) {
        fault('outputs', say`must have a costShare each that come to exactly 100, or none`);
      }
    },
  ),
  output: cuttingOutput,
});

export const cuttingTag: Tag = {
  title: 'Cuttings',
  description: 'Cuttings of lots',
  contracts: [listCuttings, cut, getCutting],
};
