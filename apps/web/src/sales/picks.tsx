/** The lines of a delivery during picking: each takes from one lot in one place. */
import { listAllStockBatches } from '@cleaver/domain/inventory/contracts';
import { useId, useState } from 'preact/hooks';
import { AmountField } from '../floor/amount.tsx';
import { type FoundBatch, foundBatch } from '../floor/found-batch.ts';
import { sentence } from '../floor/intent.ts';
import { BatchButton, BatchText } from '../floor/pick-batch.tsx';
import { deliverText } from '../floor/reader.ts';
import { type Outcome, type ScanRead, useScan } from '../floor/scan.tsx';
import type { Of } from '../shell/api.ts';
import { shownMoney, shownQuantity } from '../shell/format.ts';
import { language, t } from '../shell/language.ts';
import { useAnswer } from '../shell/query.ts';
import { useNames, useOne } from '../shell/references.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { Combobox } from '../ui/combobox.tsx';
import type { Value, Values } from '../ui/form-values.ts';
import type { FieldProps } from '../ui/labelled.tsx';
import { Notice } from '../ui/notice.tsx';
import { fieldText, wordText } from '../ui/words.ts';
import { earlierThan, isUsable } from './picking.ts';
import styles from './picks.module.css';

type Customer = Of<'CustomerResponse'>;

/** The batch of a row. It is stored with the field values for the page alone. */
const batchOf = (row: Values): FoundBatch => row['batch'] as unknown as FoundBatch;

const SHOWN = 100;

export function Picks({ path, value, setting }: FieldProps) {
  const rows = value as readonly Values[];
  const id = useId();
  const [articleId, setArticleId] = useState(rows.at(-1) ? batchOf(rows.at(-1) as Values).articleId : '');
  const [text, setText] = useState('');
  const found = useAnswer(
    listAllStockBatches,
    { articleId, sort: 'expiryDate', size: SHOWN },
    { enabled: articleId !== '' },
  );
  const there = (): readonly Values[] => setting.now(path) as readonly Values[];
  const isFree = (one: FoundBatch): boolean => isUsable(one) && !there().some((row) => row['stockBatchId'] === one.id);
  const proposals = (found.data?.content ?? [])
    .map(foundBatch)
    .filter((one) => one.articleId === articleId && isFree(one));
  const put = (next: readonly Values[]): void => setting.set(path, next as Value);
  const add = (batch: FoundBatch, weight?: string): void => {
    const amount = weight !== undefined && batch.unit.toUpperCase() === 'KG' ? weight : '';
    put([
      ...there(),
      {
        stockBatchId: batch.id,
        quantityAmount: language.get() === 'de' ? amount.replace('.', ',') : amount,
        quantityUnit: batch.unit.toUpperCase(),
        batch: batch as unknown as Values,
      },
    ]);
    setArticleId(batch.articleId);
    setText('');
  };
  const pick = (batches: readonly FoundBatch[], wanted: string, weight?: string): Outcome => {
    const [first] = batches.filter(isFree).sort((a, b) => a.expiryDate.localeCompare(b.expiryDate));
    if (first) {
      add(first, weight);
      return { good: first.lotNumber };
    }
    const [refused] = batches;
    if (!refused) return { bad: t`There is nothing of ${wanted}.` };
    return isUsable(refused)
      ? { bad: t`${refused.lotNumber} is picked already.` }
      : { bad: `${refused.lotNumber}: ${wordText(refused.status)}` };
  };
  useScan((read: ScanRead): Outcome => {
    const { lotNumber, netWeightKg } = read.elements;
    return pick(read.stockBatches.map(foundBatch), lotNumber ?? read.text, netWeightKg ?? undefined);
  });
  const search = (): void => {
    if (text.trim() !== '') deliverText(text.trim());
  };
  return (
    <div class={styles['picks']} id={`${setting.id}-${path}`} tabIndex={-1}>
      {rows.map((row, index) => {
        const batch = batchOf(row);
        const earlier = earlierThan(batch, proposals);
        const at = `${path}[${index}]`;
        return (
          <fieldset key={batch.id} class={styles['pick']}>
            <legend class="visually-hidden">{t`Line ${index + 1}`}</legend>
            <BatchText batch={batch} />
            {earlier && (
              <Notice tone="warn">
                <p>{t`This one expires earlier:`}</p>
                <BatchButton
                  batch={earlier}
                  act={() =>
                    put(
                      rows.map((other) =>
                        other === row
                          ? { ...row, stockBatchId: earlier.id, batch: earlier as unknown as Values }
                          : other,
                      ),
                    )
                  }
                />
              </Notice>
            )}
            <AmountField
              label={fieldText('quantityAmount')}
              unit={batch.unit}
              value={String(row['quantityAmount'])}
              onValue={(typed) => setting.set(`${at}.quantityAmount`, typed)}
              all={batch.amount}
              fault={sentence(setting.faults.get(`${at}.quantityAmount`) ?? setting.faults.get(`${at}.stockBatchId`))}
            />
            <div>
              <Button
                look="plain"
                icon="close"
                act={() => put(rows.filter((other) => other !== row))}
              >{t`Remove this line`}</Button>
            </div>
          </fieldset>
        );
      })}
      {setting.faults.get(path) !== undefined && rows.length === 0 && (
        <Notice tone="bad">{t`Nothing is picked yet: scan a lot, or choose an article.`}</Notice>
      )}
      <div class={styles['ask']}>
        <div>
          <label for={`${id}-lot`}>{t`Scan, or type the lot number`}</label>
          <div class={styles['line']}>
            <input
              id={`${id}-lot`}
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.ctrlKey) return;
                // Enter searches the lot; it must not submit the form.
                event.preventDefault();
                search();
              }}
            />
            <Button icon="search" act={search}>{t`Find`}</Button>
          </div>
        </div>
        <div>
          <label for={`${id}-article`}>{fieldText('articleId')}</label>
          <Combobox id={`${id}-article`} kind="article" value={articleId} chosen={setArticleId} />
        </div>
      </div>
      <Contract customerId={String(setting.values['customerId'])} chosen={setArticleId} />
      {articleId !== '' && found.data && (
        <section class={styles['proposals']} aria-label={t`First what expires first`}>
          <h3>{t`First what expires first`}</h3>
          {proposals.length === 0 && <p>{t`Nothing more of this article can be delivered.`}</p>}
          {proposals.map((one) => (
            <BatchButton key={one.id} batch={one} act={() => add(one)} />
          ))}
        </section>
      )}
    </div>
  );
}

/** The articles of the customer's frame contract, as buttons. */
function Contract({
  customerId,
  chosen,
}: {
  readonly customerId: string;
  readonly chosen: (articleId: string) => void;
}) {
  const customer = useOne('customer', customerId) as Customer | null | undefined;
  const article = useNames('article');
  const lines = customer?.frameContract?.lineItems ?? [];
  if (lines.length === 0) return null;
  return (
    <ChoiceGroup label={t`Frame contract`}>
      {lines.map(({ articleId, agreedQuantity, agreedPrice, unit }) => (
        <Button key={articleId} act={() => chosen(articleId)}>
          {[article(articleId), agreedQuantity !== null && shownQuantity(agreedQuantity, unit), shownMoney(agreedPrice)]
            .filter(Boolean)
            .join(' · ')}
        </Button>
      ))}
    </ChoiceGroup>
  );
}
