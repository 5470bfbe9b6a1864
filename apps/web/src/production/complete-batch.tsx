/** Completes a batch: outputs, their places, and waste, with yield and balance while typing. */

import { say } from '@cleaver/domain/kernel';
import { OUTPUT_ROLES } from '@cleaver/domain/production';
import { completeBatch } from '@cleaver/domain/production/contracts';
import { useId } from 'preact/hooks';
import { AmountField } from '../floor/amount.tsx';
import { type Intent, sentence, useIntent } from '../floor/intent.ts';
import { IntentForm } from '../floor/intent-form.tsx';
import { StockField } from '../inventory/stock-field.tsx';
import { call, type Of } from '../shell/api.ts';
import { shownDate, shownNumber, shownQuantity } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { Button } from '../ui/button.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { decimalText } from '../ui/form-values.ts';
import { Notice } from '../ui/notice.tsx';
import { Section } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { wordText } from '../ui/words.ts';
import { balanceOf } from './balance.ts';
import { BalanceBar, YieldBar } from './balance.tsx';
import styles from './make.module.css';
import { yieldOf } from './making.ts';
import { More } from './more.tsx';
import { type WasteRow, WasteRows, wasteOf } from './waste-rows.tsx';

type Execution = Of<'ExecutionResponse'>;

interface OutputRow {
  readonly role: string;
  readonly articleId: string;
  readonly stockId: string;
  readonly amount: string;
  readonly lotNumber: string;
  readonly expiryDate: string;
}

interface Values {
  readonly outputs: readonly OutputRow[];
  readonly waste: readonly WasteRow[];
  readonly holdOutputs: string;
}

const MAIN: OutputRow = { role: 'MAIN', articleId: '', stockId: '', amount: '', lotNumber: '', expiryDate: '' };
const OTHER_ROLES = OUTPUT_ROLES.filter((role) => role !== 'MAIN');

interface CompleteBatchProps {
  readonly execution: Execution;
  readonly recipe: Of<'RecipeResponse'> | undefined;
}

export function CompleteBatch({ execution, recipe }: CompleteBatchProps) {
  const { batch, components, massBalance } = execution;
  const path = { id: batch.id };
  const unitOf = ({ role }: OutputRow): string => (role === 'MAIN' ? batch.plannedQuantityUnit.toUpperCase() : 'KG');
  const intent = useIntent<Values, Execution>({
    name: `complete ${batch.id}`,
    first: { outputs: [MAIN], waste: [], holdOutputs: '' },
    form: completeBatch.input,
    raw: ({ outputs, waste, holdOutputs }) => ({
      id: batch.id,
      outputs: outputs.map((row) => ({
        stockId: row.stockId,
        quantityAmount: decimalText(row.amount),
        quantityUnit: unitOf(row),
        role: row.role,
        lotNumber: row.lotNumber,
        expiryDate: row.expiryDate,
      })),
      waste: waste.map(wasteOf),
      holdOutputs,
    }),
    send: ({ id: _, ...body }, key) => call(completeBatch, { ...path, ...body }, { key }),
    done: () => {
      toast(say`Completed`);
    },
  });
  const { values, set } = intent;
  const amountsOf = (rows: readonly OutputRow[]) => rows.map((row) => ({ amount: row.amount, unit: unitOf(row) }));
  const balance = balanceOf({
    input: [{ amount: massBalance.input, unit: 'KG' }],
    output: amountsOf(values.outputs),
    waste: values.waste.map(({ amount }) => ({ amount, unit: 'KG' })),
    loss: [],
  });
  const percent = yieldOf(amountsOf(values.outputs.filter(({ role }) => role === 'MAIN')), {
    amount: batch.plannedQuantity,
    unit: batch.plannedQuantityUnit,
  });
  const short = components.filter(({ deviation }) => deviation.startsWith('-'));
  const change = (at: number, changes: Partial<OutputRow>): void =>
    set((now) => ({ outputs: now.outputs.map((row, index) => (index === at ? { ...row, ...changes } : row)) }));
  return (
    <IntentForm intent={intent} label={say`Complete`}>
      {execution.inputs.length === 0 && (
        <Notice tone="warn">{t`Nothing went in yet: put in first what it was made of.`}</Notice>
      )}
      {execution.inputs.length > 0 && short.length > 0 && (
        <Notice tone="warn">
          {t`Less went in than the recipe asks for: ${short
            .map(({ articleName, deviation, uom }) => `${articleName} ${shownQuantity(deviation, uom)}`)
            .join(', ')}`}
        </Notice>
      )}
      {values.outputs.map((row, at) => (
        <Output
          key={at}
          row={row}
          at={at}
          unit={unitOf(row)}
          intent={intent}
          mainArticleId={recipe?.articleId ?? ''}
          change={(changes) => change(at, changes)}
          batch={batch}
        />
      ))}
      <div class={styles['begin']}>
        <Button icon="plus" act={() => set((now) => ({ outputs: [...now.outputs, MAIN] }))}>{t`Another place`}</Button>
        <Button
          icon="plus"
          act={() => set((now) => ({ outputs: [...now.outputs, { ...MAIN, role: 'BY_PRODUCT' }] }))}
        >{t`Something else came out`}</Button>
      </div>
      <WasteRows rows={values.waste} faults={intent.faults} set={(waste) => set({ waste })} />
      <Section title={t`Yield against plan`}>
        {percent !== null && (
          <>
            <p>
              <strong>{`${shownNumber(percent)} %`}</strong>{' '}
              {t`of ${shownQuantity(batch.plannedQuantity, batch.plannedQuantityUnit)}`}
            </p>
            <YieldBar percent={percent} label={t`${shownNumber(percent)} % of the plan`} />
          </>
        )}
        <BalanceBar of={{ ...balance, loss: undefined, yieldPercent: undefined }} />
        {balance.difference.startsWith('-') && (
          <Notice tone="warn">{t`More came out than went in: is everything put in that is in it?`}</Notice>
        )}
      </Section>
      <HoldField intent={intent} />
    </IntentForm>
  );
}

interface OutputProps {
  readonly row: OutputRow;
  readonly at: number;
  readonly unit: string;
  readonly intent: Intent<Values>;
  readonly mainArticleId: string;
  readonly change: (changes: Partial<OutputRow>) => void;
  readonly batch: Execution['batch'];
}

function Output({ row, at, unit, intent, mainArticleId, change, batch }: OutputProps) {
  const id = useId();
  const isMain = row.role === 'MAIN';
  const faultOf = (member: string) => sentence(intent.faults.get(`outputs[${at}].${member}`));
  const expiryFault = faultOf('expiryDate');
  const lotFault = faultOf('lotNumber');
  const { outputs } = intent.values;
  return (
    <fieldset class={styles['line']}>
      <legend>{isMain ? t`What the recipe makes` : t`Something else`}</legend>
      {!isMain && (
        <div class={styles['fields']}>
          <div class={styles['field']}>
            <label for={`${id}-role`}>{t`Role`}</label>
            <select
              id={`${id}-role`}
              value={row.role}
              onChange={(event) => change({ role: event.currentTarget.value })}
            >
              {OTHER_ROLES.map((role) => (
                <option key={role} value={role}>
                  {wordText(role)}
                </option>
              ))}
            </select>
          </div>
          <div class={styles['field']}>
            <label for={`${id}-article`}>{t`Article`}</label>
            <Combobox
              id={`${id}-article`}
              kind="article"
              value={row.articleId}
              chosen={(articleId) => change({ articleId, stockId: '' })}
            />
          </div>
        </div>
      )}
      <AmountField
        label={isMain ? t`How much came out?` : t`How much of it?`}
        unit={unit}
        value={row.amount}
        onValue={(amount) => change({ amount })}
        fault={faultOf('quantityAmount') ?? faultOf('quantityUnit')}
      />
      <StockField
        label={say`Where does it go?`}
        articleId={isMain ? mainArticleId : row.articleId}
        value={row.stockId}
        chosen={(stockId) => change({ stockId })}
        path={`outputs[${at}].stockId`}
        setting={{ id, faults: intent.faults }}
      />
      <More isOpen={!isMain || lotFault !== undefined || expiryFault !== undefined}>
        <div class={styles['field']}>
          <label for={`${id}-lot`}>{t`Lot number`}</label>
          <input
            id={`${id}-lot`}
            type="text"
            placeholder={batch.batchNumber}
            value={row.lotNumber}
            aria-invalid={lotFault === undefined ? undefined : 'true'}
            onInput={(event) => change({ lotNumber: event.currentTarget.value })}
          />
          {lotFault !== undefined && <p class={styles['fault']}>{lotFault}</p>}
        </div>
        <div class={styles['field']}>
          <label for={`${id}-expiry`}>{t`Expires`}</label>
          <input
            id={`${id}-expiry`}
            type="date"
            max="9999-12-31"
            value={row.expiryDate}
            aria-invalid={expiryFault === undefined ? undefined : 'true'}
            onInput={(event) => change({ expiryDate: event.currentTarget.value })}
          />
          {isMain && <p class={styles['soft']}>{t`Left empty: ${shownDate(batch.bestBeforeDate)} at most`}</p>}
          {expiryFault !== undefined && <p class={styles['fault']}>{expiryFault}</p>}
        </div>
      </More>
      {(outputs.length > 1 || intent.values.waste.length > 0) && (
        <div>
          <Button
            look="plain"
            icon="close"
            act={() => intent.set({ outputs: outputs.filter((_, index) => index !== at) })}
          >{t`Remove`}</Button>
        </div>
      )}
    </fieldset>
  );
}

function HoldField({ intent: { values, set } }: { readonly intent: Intent<Values> }) {
  const id = useId();
  return (
    <div class={styles['field']}>
      <label for={id}>{t`Hold what came out, because`}</label>
      <input
        id={id}
        type="text"
        value={values.holdOutputs}
        onInput={(event) => set({ holdOutputs: event.currentTarget.value })}
      />
      <p class={styles['soft']}>{t`Left empty: it is free at once.`}</p>
    </div>
  );
}
