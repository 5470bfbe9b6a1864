/** One in, many out: what goes on the table, what comes off it, and the balance as it grows. */

import { kindOf, say, unitOf } from '@cleaver/domain/kernel';
import { cut, listCuttings } from '@cleaver/domain/production/contracts';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { useId } from 'preact/hooks';
import { AmountField } from '../floor/amount.tsx';
import type { FoundBatch } from '../floor/found-batch.ts';
import { type Intent, sentence, useIntent } from '../floor/intent.ts';
import { IntentForm } from '../floor/intent-form.tsx';
import { BatchText, type OnLabel, PickBatch } from '../floor/pick-batch.tsx';
import { StockField } from '../inventory/stock-field.tsx';
import { useAddress } from '../shell/address.ts';
import { call, type Of } from '../shell/api.ts';
import { shownDate, shownNumber, shownQuantity } from '../shell/format.ts';
import { language, type Text, t } from '../shell/language.ts';
import { useAnswer } from '../shell/query.ts';
import { Button } from '../ui/button.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { decimalText, toRaw } from '../ui/form-values.ts';
import { Notice } from '../ui/notice.tsx';
import { Page, Section } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { fieldText } from '../ui/words.ts';
import { balanceOf, isWithin } from './balance.ts';
import { BalanceBar } from './balance.tsx';
import styles from './make.module.css';
import { offerOf } from './making.ts';
import { More } from './more.tsx';
import { type WasteRow, WasteRows, wasteOf } from './waste-rows.tsx';

type Cutting = Of<'CuttingResponse'>;

interface InputRow {
  readonly batch: FoundBatch;
  readonly amount: string;
}

interface OutputRow {
  readonly articleId: string;
  readonly stockId: string;
  readonly amount: string;
  readonly lotNumber: string;
  readonly expiryDate: string;
  readonly expiryReason: string;
  /** In per cent. */
  readonly costShare: string;
}

interface Values {
  readonly inputs: readonly InputRow[];
  readonly outputs: readonly OutputRow[];
  readonly waste: readonly WasteRow[];
  readonly loss: string;
  readonly note: string;
}

const EMPTY: OutputRow = {
  ...{ articleId: '', stockId: '', amount: '', lotNumber: '', expiryDate: '', expiryReason: '' },
  costShare: '',
};
const FIRST: Values = { inputs: [], outputs: [EMPTY], waste: [], loss: '', note: '' };

const NUMBER = { type: 'number' };

const inKg = (amount: string) => ({ quantityAmount: decimalText(amount), quantityUnit: 'KG' });
const kg = (amount: string) => ({ amount, unit: 'KG' });

export default function NewCutting() {
  const { go } = useAddress();
  const intent = useIntent<Values, Cutting>({
    name: 'cutting',
    first: FIRST,
    form: cut.input,
    raw: ({ inputs, outputs, waste, loss, note }) => ({
      inputs: inputs.map(({ batch, amount }) => ({ stockBatchId: batch.id, ...inKg(amount) })),
      outputs: outputs.map(({ stockId, amount, lotNumber, expiryDate, expiryReason, costShare = '' }) => ({
        stockId,
        ...inKg(amount),
        ...{ lotNumber, expiryDate, expiryReason },
        costShare: toRaw(NUMBER, costShare) ?? '',
      })),
      waste: waste.map(wasteOf),
      ...(loss !== '' && { loss: inKg(loss) }),
      note,
    }),
    send: (body, key) => call(cut, body, { key }),
    done: ({ id, cuttingNumber }) => {
      toast(say`Cut as ${cuttingNumber}`);
      go(`/cuttings/${id}`, { replace: true });
    },
  });
  const { values, set, faults } = intent;
  const { inputs, outputs } = values;
  const add = (batch: FoundBatch, onLabel: OnLabel): void => {
    const point = language.get() === 'de' ? ',' : '.';
    const { amount } = offerOf(batch, { open: '0', uom: 'KG' }, onLabel);
    set((now) => ({ inputs: [...now.inputs, { batch, amount: amount.replace('.', point) }] }));
  };
  const refuses = (batch: FoundBatch): Text | undefined => {
    if (batch.status === 'BLOCKED') return t`${batch.lotNumber} is blocked.`;
    if (batch.status === 'EXPIRED') return t`${batch.lotNumber} has expired.`;
    if (kindOf(unitOf(batch.unit)) !== 'mass') return t`${batch.lotNumber} is not kept by weight.`;
    return inputs.some((one) => one.batch.id === batch.id) ? t`${batch.lotNumber} is on the table already.` : undefined;
  };
  const change = (at: number, changes: Partial<OutputRow>): void =>
    set((now) => ({ outputs: now.outputs.map((row, index) => (index === at ? { ...row, ...changes } : row)) }));
  return (
    <Page title={say`Cut`} up={{ to: '/cuttings', title: say`Cuttings` }}>
      <PickBatch label={t`What goes on the table?`} picked={add} refuses={refuses} />
      <IntentForm intent={intent} label={say`Book the cutting`}>
        {faults.has('outputs') && (
          <Notice tone="bad">{t`Each piece has its share of the cost, together exactly 100 %, or none has one.`}</Notice>
        )}
        {faults.has('inputs') && <Notice tone="bad">{t`Nothing lies on the table yet: scan what is cut.`}</Notice>}
        {inputs.map(({ batch, amount }, at) => (
          <fieldset key={batch.id} class={styles['line']}>
            <legend>{t`Goes on the table`}</legend>
            <BatchText batch={batch} />
            <AmountField
              label={t`How much of ${batch.lotNumber}?`}
              unit="KG"
              value={amount}
              onValue={(next) =>
                set((now) => ({ inputs: now.inputs.map((one, i) => (i === at ? { ...one, amount: next } : one)) }))
              }
              all={offerOf(batch, { open: '0', uom: 'KG' }).all}
              fault={sentence(faults.get(`inputs[${at}].quantityAmount`))}
            />
            <div>
              <Button
                look="plain"
                icon="close"
                act={() => set({ inputs: inputs.filter((_, index) => index !== at) })}
              >{t`Remove ${batch.lotNumber}`}</Button>
            </div>
          </fieldset>
        ))}
        {outputs.map((row, at) => (
          <Output
            key={at}
            row={row}
            at={at}
            intent={intent}
            change={(changes) => change(at, changes)}
            remove={outputs.length > 1 ? () => set({ outputs: outputs.filter((_, index) => index !== at) }) : undefined}
          />
        ))}
        <div class={styles['begin']}>
          <Button
            icon="plus"
            act={() => set((now) => ({ outputs: [...now.outputs, EMPTY] }))}
          >{t`Another piece`}</Button>
          <AsLastTime intent={intent} />
        </div>
        <WasteRows rows={values.waste} faults={faults} set={(waste) => set({ waste })} />
        <Rest intent={intent} />
        <Standing of={values} />
      </IntentForm>
    </Page>
  );
}

interface OutputProps {
  readonly row: OutputRow;
  readonly at: number;
  readonly intent: Intent<Values>;
  readonly change: (changes: Partial<OutputRow>) => void;
  readonly remove: (() => void) | undefined;
}

function Output({ row, at, intent: { values, faults }, change, remove }: OutputProps) {
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

/** The pieces that came off the same article the last time, to fill in the weights. */
function AsLastTime({ intent: { values, set } }: { readonly intent: Intent<Values> }) {
  const articleId = values.inputs[0]?.batch.articleId;
  const found = useAnswer(listCuttings, { size: 50, sort: 'createdAt,desc' }, { enabled: articleId !== undefined });
  const last = found.data?.content.find(
    ({ status, inputs }) => status === 'DONE' && inputs.some((one) => one.articleId === articleId),
  );
  if (!last || values.outputs.some((row) => row.articleId !== '')) return null;
  const articles = [...new Set(last.outputs.map((one) => one.articleId))];
  return (
    <Button
      act={() => set({ outputs: articles.map((one) => ({ ...EMPTY, articleId: one })) })}
    >{t`The pieces of last time`}</Button>
  );
}

function Rest({ intent: { values, set, faults } }: { readonly intent: Intent<Values> }) {
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

/** Where the weight is, and whether it may be booked so. */
function Standing({ of: { inputs, outputs, waste, loss } }: { readonly of: Values }) {
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
