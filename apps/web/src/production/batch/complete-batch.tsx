/** Completes a batch. Shows outputs and waste as rows. Shows yield and balance while the user types. */

import { type AnswerOf, Decimal, say } from '@cleaver/domain/kernel';
import { isDone, recipeYield, type Unusual, unusualOf } from '@cleaver/domain/production';
import { completeBatch, type getRecipe } from '@cleaver/domain/production/contracts';
import { useId } from 'preact/hooks';
import { booked, type Intent, useIntent } from '../../floor/booking/intent.ts';
import { IntentForm } from '../../floor/booking/intent-form.tsx';
import { Critical } from '../../hygiene/batch/batch-points.tsx';
import type { PointNow } from '../../hygiene/batch/batch-stops.ts';
import { useScaleSteps } from '../../settings/scale-steps.ts';
import { shownNumber, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { decimalText } from '../../ui/control/amount-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { NoteField, useAsking } from '../run/note-field.tsx';
import { type Balance, balanceOf } from '../run/run-balance.ts';
import { isSent, isWeighed } from '../run/sent-rows.ts';
import { wasteOf } from '../run/waste-rows.tsx';
import { WeighDock } from '../run/weigh-dock.tsx';
import { firstRows, MAIN, type OutputRow, outputsOf, type Values } from './complete-rows.ts';
import { CompleteTable } from './complete-table.tsx';
import styles from './make.module.css';
import { inputWithSkipped, plannedKg, yieldOf } from './open-amounts.ts';

type Execution = AnswerOf<typeof completeBatch>;

interface CompleteBatchProps {
  readonly execution: Execution;
  readonly recipe: AnswerOf<typeof getRecipe> | undefined;
  /** The last completed batch of the recipe. The form proposes its further outputs and its reasons for waste. */
  readonly last: Execution | undefined;
  /** The storage location of the main output of `last`. */
  readonly near: string | undefined;
  readonly points: readonly PointNow[];
  /** Opens the entry of a control point. */
  readonly measure: ((point: PointNow) => void) | undefined;
}

const KG = 'KG';

export function CompleteBatch({ execution, recipe, last, near, points, measure }: CompleteBatchProps) {
  const { batch } = execution;
  const id = useId();
  const unitOf = ({ role }: OutputRow): string => (role === 'MAIN' ? batch.plannedQuantityUnit.toUpperCase() : KG);
  const intent = useCompletion(execution, last, unitOf);
  const { values, set } = intent;
  const { balance, percent } = standing(execution, values, unitOf);
  const unusual = isWeighed(values.outputs) ? unusualIn(execution, balance, percent) : [];
  const asking = useAsking(intent, unusual);
  const weights = [...values.outputs, ...values.waste].map((_, at) => `${id}-${at}`);
  const add = (row: OutputRow): void => set((now) => ({ outputs: [...now.outputs, row] }));
  return (
    <IntentForm
      intent={asking.intent}
      label={say`Complete`}
      isFocused
      beside={
        <WeighDock balance={balance} weights={weights}>
          {percent !== null && (
            <p>
              <strong>{`${shownNumber(percent)} %`}</strong>{' '}
              {t`of ${shownQuantity(batch.plannedQuantity, batch.plannedQuantityUnit)}`}
            </p>
          )}
          <p>{t`Not accounted for: ${shownQuantity(balance.difference, KG)}`}</p>
        </WeighDock>
      }
    >
      {values.holdOutputs.trim() === '' && (
        <Critical points={points} measure={measure} hold={(holdOutputs) => set({ holdOutputs })} />
      )}
      <WentIn of={execution} />
      <CompleteTable
        intent={intent}
        weights={weights}
        mainArticleId={recipe?.articleId ?? ''}
        batch={batch}
        unitOf={unitOf}
        near={near}
      />
      <div class={styles['begin']}>
        <Button icon="plus" act={() => add(MAIN)}>{t`Another storage location`}</Button>
        <Button icon="plus" act={() => add({ ...MAIN, role: 'BY_PRODUCT' })}>{t`Something else came out`}</Button>
        <Button
          icon="plus"
          act={() => set((now) => ({ waste: [...now.waste, { amount: '', reason: '' }] }))}
        >{t`Waste`}</Button>
      </div>
      <HoldField intent={intent} />
      <NoteField
        id={`${id}-note`}
        note={values.note}
        set={(note) => set({ note })}
        unusual={unusual}
        asked={asking.asked}
      />
    </IntentForm>
  );
}

function useCompletion(
  { batch }: Execution,
  last: Execution | undefined,
  unitOf: (row: OutputRow) => string,
): Intent<Values> {
  return useIntent({
    name: 'complete',
    first: { ...firstRows(batch, last), holdOutputs: '', note: '' },
    form: completeBatch.input,
    raw: ({ outputs, waste, holdOutputs, note }) => ({
      id: batch.id,
      outputs: outputsOf(outputs, unitOf),
      waste: waste.filter(isSent).map(wasteOf),
      holdOutputs,
      note,
    }),
    send: (input, key) =>
      booked<unknown>({
        booking: 'complete',
        input,
        key,
      }),
    done: (answer) => {
      toast(answer === undefined ? t`${batch.batchNumber} is waiting to be sent` : say`Completed`);
    },
  });
}

/** Returns the balance, and the main output as a percentage of the plan. */
function standing({ batch, massBalance }: Execution, { outputs, waste }: Values, unitOf: (row: OutputRow) => string) {
  const amountsOf = (rows: readonly OutputRow[]) =>
    rows.map((row) => ({ amount: decimalText(row.amount), unit: unitOf(row) }));
  return {
    balance: balanceOf({
      input: [{ amount: massBalance.input, unit: KG }],
      output: amountsOf(outputs),
      waste: waste.map(({ amount }) => ({ amount: decimalText(amount), unit: KG })),
      loss: [],
    }),
    percent: yieldOf(amountsOf(outputs.filter(({ role }) => role === 'MAIN')), {
      amount: batch.plannedQuantity,
      unit: batch.plannedQuantityUnit,
    }),
  };
}

function unusualIn(execution: Execution, balance: Balance, ofPlan: string | null): readonly Unusual[] {
  const { yieldPercentage } = execution.recipe;
  const input = inputWithSkipped(execution);
  const plannedInput = plannedKg(execution.components);
  return unusualOf({
    input,
    output: Decimal.of(balance.input).minus(Decimal.of(balance.difference)),
    yieldPercent: ofPlan === null ? null : recipeYield({ ofPlan, yieldPercentage, plannedInput, input }),
    usualPercent: Decimal.of(String(yieldPercentage)),
  });
}

function WentIn({ of: { inputs, components, massBalance } }: { readonly of: Execution }) {
  const steps = useScaleSteps();
  const short = components.filter(
    ({ deviation, quantity, uom }) =>
      deviation.startsWith('-') && !isDone({ quantity, open: deviation.slice(1), uom }, steps),
  );
  if (inputs.length === 0 && massBalance.input === '0')
    return <Notice tone="warn">{t`Nothing has gone in yet: put in the ingredients first.`}</Notice>;
  if (short.length === 0) return null;
  return (
    <Notice tone="warn">
      {t`Less went in than the recipe requires: ${short
        .map(({ articleName, deviation, uom }) => `${articleName} ${shownQuantity(deviation, uom)}`)
        .join(', ')}`}
    </Notice>
  );
}

function HoldField({ intent: { values, set } }: { readonly intent: Intent<Values> }) {
  const id = useId();
  return (
    <div class={styles['field']}>
      <label for={id}>{t`Reason to hold the outputs`}</label>
      <input
        id={id}
        type="text"
        value={values.holdOutputs}
        onInput={(event) => set({ holdOutputs: event.currentTarget.value })}
      />
      <p class={styles['soft']}>{t`If empty: available at once.`}</p>
    </div>
  );
}
