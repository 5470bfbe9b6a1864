/** Books a cutting. The user scans the lots to cut, then weighs the parts. Shows the balance while the user weighs. */

import { type AnswerOf, Decimal, kindOf, say, unitOf } from '@cleaver/domain/kernel';
import { type Unusual, unusualCutting } from '@cleaver/domain/production';
import { cut } from '@cleaver/domain/production/contracts';
import { useId } from 'preact/hooks';
import { AmountField } from '../../floor/booking/amount.tsx';
import { BatchText } from '../../floor/booking/batch-button.tsx';
import { type OnLabel, PickBatch } from '../../floor/booking/choose-stock-batch.tsx';
import { focusAmount } from '../../floor/booking/focus-amount.ts';
import { booked, type Intent, useIntent } from '../../floor/booking/intent.ts';
import { IntentForm } from '../../floor/booking/intent-form.tsx';
import { lineOf } from '../../floor/booking/request-amount.ts';
import { WaitingList } from '../../floor/outbox/waiting-list.tsx';
import { allTaken, type FoundBatch, isFine } from '../../scanner/found-batch.ts';
import { type Text, t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { decimalText, fieldAmount } from '../../ui/control/amount-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { toRaw } from '../../ui/form/form-values.ts';
import { Page } from '../../ui/page/page.tsx';
import { sentence } from '../../ui/text/words.ts';
import styles from '../batch/make.module.css';
import { offerOf } from '../batch/open-amounts.ts';
import { changedAt } from '../run/changed-at.ts';
import { NoteField, useAsking } from '../run/note-field.tsx';
import { type Balance, balanceOf } from '../run/run-balance.ts';
import { isSent, isWeighed } from '../run/sent-rows.ts';
import { wasteOf } from '../run/waste-rows.tsx';
import { WeighDock } from '../run/weigh-dock.tsx';
import { useCuttable } from './cuttable-goods.ts';
import { EMPTY, inKg, partsSoFar, rowsOf, usualYield, type Values } from './cutting-rows.ts';
import { SchemeChoice } from './cutting-scheme-choice.tsx';
import { SaveAsScheme } from './cutting-scheme-form.tsx';
import { CuttingStanding, useFits } from './cutting-standing.tsx';
import { CuttingTable, useCuttingPlaces } from './cutting-table.tsx';

const FIRST: Values = { inputs: [], outputs: [], waste: [], loss: '', note: '' };
const NUMBER = { type: 'number' };

export default function NewCutting() {
  const intent = useCutting();
  const { values, set } = intent;
  const { inputs, outputs, waste } = values;
  const id = useId();
  const balance = standing(values);
  const fits = useFits(balance);
  // The service refuses weights that do not match, even with a note. So the page does not ask for a note in this case.
  const isAsked = fits !== false && outputs.some(isSent) && isWeighed(outputs);
  const unusual = isAsked ? unusualIn(values, balance) : [];
  const asking = useAsking(intent, unusual);
  const weights = [...outputs, ...waste, 'loss'].map((_, at) => `${id}-${at}`);
  const [first] = inputs;
  const parts = partsSoFar(values);
  const placeOf = useCuttingPlaces({ intent, weights });
  const cuttable = useCuttable();
  return (
    <Page
      title={say`Cut`}
      up={{ to: '/cuttings', title: say`Cuttings` }}
      actions={first && parts.length > 0 && <SaveAsScheme articleId={first.batch.articleId} parts={parts} />}
    >
      <WaitingList of={({ booking }) => booking === 'cut'} />
      <PickBatch
        label={t`What goes on the table?`}
        picked={(batch, onLabel, isByHand) => {
          set(({ inputs: now }) => ({ inputs: [...now, inputOf(batch, onLabel)] }));
          if (isByHand) focusAmount(`[data-cut="${batch.id}"]`);
        }}
        hasPlaces
        proposed={{
          title: say`Articles with a cutting scheme`,
          goods: cuttable.filter((batch) => refusalOf(batch, values) === undefined),
        }}
        refuses={(batch) => refusalOf(batch, values)}
        otherScan={placeOf}
      />
      <IntentForm
        intent={asking.intent}
        label={say`Book the cutting`}
        beside={
          <WeighDock balance={balance} weights={weights}>
            <CuttingStanding of={balance} fits={fits} toLoss={() => set({ loss: restOf(balance) })} />
          </WeighDock>
        }
      >
        <Faults intent={intent} />
        {first && (
          <SchemeChoice
            articleId={first.batch.articleId}
            chosen={(parts) => {
              set((now) => rowsOf(parts, now));
              requestAnimationFrame(() => document.getElementById(weights[0] ?? '')?.focus());
            }}
          />
        )}
        {inputs.map((_, at) => (
          <Input key={at} intent={intent} at={at} />
        ))}
        <CuttingTable intent={intent} weights={weights} inputKg={balance.input} />
        <div class={styles['begin']}>
          <Button
            icon="plus"
            act={() => set((now) => ({ outputs: [...now.outputs, EMPTY] }))}
          >{t`Another piece`}</Button>
          <Button
            icon="plus"
            act={() => set((now) => ({ waste: [...now.waste, { amount: '', reason: '' }] }))}
          >{t`Waste`}</Button>
        </div>
        <NoteField
          id={`${id}-note`}
          note={values.note}
          set={(note) => set({ note })}
          unusual={unusual}
          asked={asking.asked}
        />
      </IntentForm>
    </Page>
  );
}

function useCutting(): Intent<Values> {
  const { go } = useAddress();
  return useIntent({
    name: 'cutting',
    first: FIRST,
    form: cut.input,
    raw: ({ inputs, outputs, waste, loss, note }) => ({
      inputs: inputs.map(({ batch, amount }) => ({
        stockBatchId: batch.id,
        ...lineOf(batch, decimalText(amount), 'KG'),
      })),
      outputs: outputs.filter(isSent).map(({ articleId, storageLocationId, amount, costShare, ...more }) => ({
        articleId,
        storageLocationId,
        ...inKg(amount),
        lotNumber: more.lotNumber,
        expiryDate: more.expiryDate,
        expiryReason: more.expiryReason,
        costShare: toRaw(NUMBER, costShare) ?? '',
      })),
      waste: waste.filter(isSent).map(wasteOf),
      ...(loss !== '' && { loss: inKg(loss) }),
      note,
    }),
    send: (input, key, { inputs }) =>
      booked<AnswerOf<typeof cut>>({
        booking: 'cut',
        input,
        key,
        lotId: inputs[0]?.batch.lotId,
      }),
    done: (cutting) => {
      toast(cutting ? say`Cut as ${cutting.cuttingNumber}` : say`The cutting is waiting to be sent`);
      go(cutting ? `/cuttings/${cutting.id}` : '/cuttings/new', { replace: true });
    },
  });
}

/** Returns the row of an input. Fills in the amount only if the goods need no attention. */
const inputOf = (batch: FoundBatch, onLabel: OnLabel) => {
  const { amount } = offerOf(batch, { open: '0', uom: 'KG' }, onLabel);
  return { batch, amount: isFine(batch) ? fieldAmount(amount) : '' };
};

function refusalOf(batch: FoundBatch, { inputs }: Values): Text | undefined {
  if (batch.status === 'BLOCKED') return t`${batch.lotNumber} is blocked.`;
  if (batch.status === 'EXPIRED') return t`${batch.lotNumber} has expired.`;
  if (kindOf(unitOf(batch.unit)) !== 'mass') return t`${batch.lotNumber} is not kept by weight.`;
  if (inputs.some((one) => one.batch.id === batch.id)) return t`${batch.lotNumber} is already on the table.`;
  return allTaken(batch);
}

const kg = (amount: string) => ({ amount: decimalText(amount), unit: 'KG' });

const standing = ({ inputs, outputs, waste, loss }: Values): Balance =>
  balanceOf({
    input: inputs.map(({ amount }) => kg(amount)),
    output: outputs.map(({ amount }) => kg(amount)),
    waste: waste.map(({ amount }) => kg(amount)),
    loss: [kg(loss)],
  });

/** Returns the sum of the entered loss and the missing weight, as text for the field. */
const restOf = ({ loss, difference }: Balance): string =>
  fieldAmount(Decimal.of(loss).plus(Decimal.of(difference)).toText());

function unusualIn({ outputs }: Values, { input, output }: Balance): readonly Unusual[] {
  const usual = usualYield(outputs);
  return unusualCutting({
    input: Decimal.of(input),
    output: Decimal.of(output),
    usualPercent: usual === undefined ? null : Decimal.of(usual),
  });
}

/** The faults of the list of outputs and of the list of inputs. */
function Faults({ intent: { faults, values } }: { readonly intent: Intent<Values> }) {
  const isEmpty = !values.outputs.some(isSent);
  if (!faults.has('outputs') && !faults.has('inputs')) return null;
  return (
    <div data-faulty="" tabIndex={-1}>
      {faults.has('outputs') && (
        <Notice tone="bad">
          {isEmpty
            ? t`Nothing has been weighed yet: choose how it is cut, or add a piece.`
            : t`Each piece has its share of the cost, together exactly 100 %, or none has one.`}
        </Notice>
      )}
      {faults.has('inputs') && <Notice tone="bad">{t`Nothing is on the table yet: scan the goods to cut.`}</Notice>}
    </div>
  );
}

function Input({ intent: { values, set, faults }, at }: { readonly intent: Intent<Values>; readonly at: number }) {
  const row = values.inputs[at];
  if (!row) return null;
  const { batch, amount } = row;
  return (
    <fieldset class={styles['line']} data-cut={batch.id}>
      <legend>{t`Goes on the table`}</legend>
      <BatchText batch={batch} />
      <AmountField
        label={t`How much of ${batch.lotNumber}?`}
        unit="KG"
        value={amount}
        onValue={(next) => set((now) => ({ inputs: changedAt(now.inputs, at, { amount: next }) }))}
        all={offerOf(batch, { open: '0', uom: 'KG' }).all}
        fault={sentence(faults.get(`inputs[${at}].quantityAmount`))}
      />
      <div>
        <Button
          look="plain"
          icon="close"
          act={() => set({ inputs: values.inputs.filter((_, index) => index !== at) })}
        >{t`Remove ${batch.lotNumber}`}</Button>
      </div>
    </fieldset>
  );
}
