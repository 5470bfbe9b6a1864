/** The entry of a cutting's output, and the weight left of its inputs. */

import { say } from '@cleaver/domain/kernel';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { useId } from 'preact/hooks';
import { AmountField } from '../floor/amount.tsx';
import type { FoundBatch } from '../floor/found-batch.ts';
import { type Intent, sentence } from '../floor/intent.ts';
import { StockField } from '../inventory/stock-field.tsx';
import { shownDate, shownNumber, shownQuantity } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { useAnswer } from '../shell/query.ts';
import { Button } from '../ui/button.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { decimalText } from '../ui/form-values.ts';
import { Notice } from '../ui/notice.tsx';
import { Section } from '../ui/page.tsx';
import { fieldText } from '../ui/words.ts';
import { balanceOf, isWithin } from './balance.ts';
import { BalanceBar } from './balance.tsx';
import styles from './make.module.css';
import { More } from './more.tsx';
import type { WasteRow } from './waste-rows.tsx';

interface OutputProps {
  readonly row: OutputRow;
  readonly at: number;
  readonly intent: Intent<Values>;
  readonly change: (changes: Partial<OutputRow>) => void;
  readonly remove: (() => void) | undefined;
}

export function Output({ row, at, intent: { values, faults }, change, remove }: OutputProps) {
  const id = useId();
  const faultOf = (member: string) => sentence(faults.get(`outputs[${at}].${member}`));
  const [first] = values.inputs.map(({ batch }) => batch.expiryDate).sort();
  const outlives = first !== undefined && row.expiryDate > first;
  return (
    <fieldset class={styles['line']}>
      <legend>{t`Comes off`}</legend>
      <div class={styles['field']}>
        <label for={`${id}-article`}>{t`Article`}</label>
        <Combobox
          id={`${id}-article`}
          kind="article"
          value={row.articleId}
          chosen={(articleId) => change({ articleId, stockId: '' })}
          aria-invalid={row.articleId === '' && faultOf('stockId') !== undefined ? 'true' : undefined}
        />
      </div>
      <AmountField
        label={t`How much of it?`}
        unit="KG"
        value={row.amount}
        onValue={(amount) => change({ amount })}
        fault={faultOf('quantityAmount')}
      />
      <StockField
        label={say`Where does it go?`}
        articleId={row.articleId}
        value={row.stockId}
        chosen={(stockId) => change({ stockId })}
        path={`outputs[${at}].stockId`}
        setting={{ id, faults }}
      />
      <More isOpen={outlives || ['lotNumber', 'expiryDate', 'costShare'].some((name) => faultOf(name) !== undefined)}>
        <div class={styles['field']}>
          <label for={`${id}-lot`}>{t`Lot number`}</label>
          <input
            id={`${id}-lot`}
            type="text"
            placeholder={t`Number of the cutting`}
            value={row.lotNumber}
            aria-invalid={faultOf('lotNumber') === undefined ? undefined : 'true'}
            onInput={(event) => change({ lotNumber: event.currentTarget.value })}
          />
          {faultOf('lotNumber') !== undefined && <p class={styles['fault']}>{faultOf('lotNumber')}</p>}
        </div>
        <div class={styles['field']}>
          <label for={`${id}-expiry`}>{t`Expires`}</label>
          <input
            id={`${id}-expiry`}
            type="date"
            max="9999-12-31"
            value={row.expiryDate}
            aria-invalid={faultOf('expiryDate') === undefined ? undefined : 'true'}
            onInput={(event) => change({ expiryDate: event.currentTarget.value })}
          />
          {first !== undefined && <p class={styles['soft']}>{t`Left empty: ${shownDate(first)}`}</p>}
          {faultOf('expiryDate') !== undefined && <p class={styles['fault']}>{faultOf('expiryDate')}</p>}
        </div>
        <div class={styles['field']}>
          <label for={`${id}-share`}>{fieldText('costShare')}</label>
          <input
            id={`${id}-share`}
            type="text"
            inputMode="decimal"
            value={row.costShare}
            aria-invalid={faultOf('costShare') === undefined ? undefined : 'true'}
            onInput={(event) => change({ costShare: event.currentTarget.value })}
          />
          {faultOf('costShare') !== undefined && <p class={styles['fault']}>{faultOf('costShare')}</p>}
        </div>
        {outlives && (
          <div class={styles['field']}>
            <label for={`${id}-reason`}>{t`Why it lasts longer`}</label>
            <input
              id={`${id}-reason`}
              type="text"
              value={row.expiryReason}
              onInput={(event) => change({ expiryReason: event.currentTarget.value })}
            />
          </div>
        )}
      </More>
      {remove && (
        <div>
          <Button look="plain" icon="close" act={remove}>{t`Remove`}</Button>
        </div>
      )}
    </fieldset>
  );
}

export function Rest({ intent: { values, set, faults } }: { readonly intent: Intent<Values> }) {
  const id = useId();
  return (
    <div class={styles['fields']}>
      <AmountField
        label={t`Loss by drip and saw`}
        unit="KG"
        value={values.loss}
        onValue={(loss) => set({ loss })}
        fault={sentence(faults.get('loss.quantityAmount'))}
      />
      <div class={styles['field']}>
        <label for={id}>{t`Note`}</label>
        <input id={id} type="text" value={values.note} onInput={(event) => set({ note: event.currentTarget.value })} />
      </div>
    </div>
  );
}

/** The distribution of the weight, and whether the cutting may be booked. */
export function Standing({ of: { inputs, outputs, waste, loss } }: { readonly of: Values }) {
  const settings = useAnswer(getSettings, {});
  const tolerance = settings.data?.cuttingTolerancePercent;
  const balance = balanceOf({
    input: inputs.map(({ amount }) => kg(amount)),
    output: outputs.map(({ amount }) => kg(amount)),
    waste: waste.map(({ amount }) => kg(amount)),
    loss: [kg(loss)],
  });
  return (
    <Section title={t`Balance`}>
      <BalanceBar of={balance} />
      {tolerance !== undefined && inputs.length > 0 && (
        <div role="status">
          {isWithin(balance, tolerance) ? (
            <Notice tone="good">{t`The weights fit: they differ by at most ${shownNumber(tolerance)} %.`}</Notice>
          ) : balance.difference.startsWith('-') ? (
            <Notice tone="warn">
              {t`${shownQuantity(balance.difference.slice(1), 'KG')} more came off than went on the table.`}
            </Notice>
          ) : (
            <Notice tone="warn">
              {t`${shownQuantity(balance.difference, 'KG')} are missing: weigh what is left, or say what was lost.`}
            </Notice>
          )}
        </div>
      )}
    </Section>
  );
}

interface InputRow {
  readonly batch: FoundBatch;
  readonly amount: string;
}

export interface OutputRow {
  readonly articleId: string;
  readonly stockId: string;
  readonly amount: string;
  readonly lotNumber: string;
  readonly expiryDate: string;
  readonly expiryReason: string;
  /** In per cent. */
  readonly costShare: string;
}

export interface Values {
  readonly inputs: readonly InputRow[];
  readonly outputs: readonly OutputRow[];
  readonly waste: readonly WasteRow[];
  readonly loss: string;
  readonly note: string;
}

export const NUMBER = { type: 'number' };

export const inKg = (amount: string) => ({ quantityAmount: decimalText(amount), quantityUnit: 'KG' });

const kg = (amount: string) => ({ amount, unit: 'KG' });
