/** A cutting, one input and many outputs: the goods cut, the pieces, and the balance while typing. */

import { kindOf, say, unitOf } from '@cleaver/domain/kernel';
import { cut, listCuttings } from '@cleaver/domain/production/contracts';
import { AmountField } from '../floor/amount.tsx';
import type { FoundBatch } from '../floor/found-batch.ts';
import { type Intent, sentence, useIntent } from '../floor/intent.ts';
import { IntentForm } from '../floor/intent-form.tsx';
import { BatchText, type OnLabel, PickBatch } from '../floor/pick-batch.tsx';
import { useAddress } from '../shell/address.ts';
import { call, type Of } from '../shell/api.ts';
import { language, type Text, t } from '../shell/language.ts';
import { useAnswer } from '../shell/query.ts';
import { Button } from '../ui/button.tsx';
import { toRaw } from '../ui/form-values.ts';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { inKg, NUMBER, Output, type OutputRow, Rest, Standing, type Values } from './cutting-output.tsx';
import styles from './make.module.css';
import { offerOf } from './making.ts';
import { WasteRows, wasteOf } from './waste-rows.tsx';

type Cutting = Of<'CuttingResponse'>;

const EMPTY: OutputRow = {
  ...{ articleId: '', stockId: '', amount: '', lotNumber: '', expiryDate: '', expiryReason: '' },
  costShare: '',
};
const FIRST: Values = { inputs: [], outputs: [EMPTY], waste: [], loss: '', note: '' };

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

/** Fills in the pieces of the last cutting of the same article, so that only the weights are missing. */
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
