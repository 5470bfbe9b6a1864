/** The lines of a delivery during picking. Each line takes goods from one lot in one place. */
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getCustomer } from '@cleaver/domain/masterdata/contracts';
import { useEffect, useId, useState } from 'preact/hooks';
import { BatchButton } from '../../floor/booking/batch-button.tsx';
import { type Among, BatchChoices } from '../../floor/booking/choose-stock-batch.tsx';
import { FindGoods } from '../../floor/booking/find-goods.tsx';
import { focusAmount } from '../../floor/booking/focus-amount.ts';
import { useGivenBatches } from '../../floor/booking/goods-from-address.ts';
import { missingAt, useMissing } from '../../floor/outbox/outbox.ts';
import { afterBookings } from '../../floor/outbox/pending-effects.ts';
import { useBatchesWith } from '../../inventory/stock-batch/batches-with.ts';
import {
  allTaken,
  batchName,
  type FoundBatch,
  foundBatch,
  meant,
  namesLot,
  USABLE,
} from '../../scanner/found-batch.ts';
import { nothingOf } from '../../scanner/offline-lots.ts';
import { type ScanRead, useScan } from '../../scanner/scan.tsx';
import { type Outcome, sayBad } from '../../scanner/verdict.ts';
import { shownQuantity } from '../../shell/language/format.ts';
import { shown, type Text, t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { useNames, useOne } from '../../shell/navigation/references.ts';
import { pointOf } from '../../ui/control/amount-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { Combobox } from '../../ui/control/combobox.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import type { Value } from '../../ui/form/form-values.ts';
import type { FieldProps } from '../../ui/form/labelled-field.tsx';
import { fieldText, wordText } from '../../ui/text/words.ts';
import { priceTextOf, useAgreedPrices } from '../price/agreed-price.ts';
import { PickRow } from './delivery-line-row.tsx';
import { meantAmong, onLabelOf, type PickedRow, withBatch } from './delivery-lines.ts';
import styles from './delivery-lines-form.module.css';
import { OpenOrders } from './open-orders.tsx';
import { contractLinesOn, earlierThan, isUsable } from './usable-goods.ts';

type Customer = AnswerOf<typeof getCustomer>;

export function Picks({ path, value, setting }: FieldProps) {
  // The page stores the batch of a row with the field values. The request does not contain the batch.
  const rows = value as unknown as readonly PickedRow[];
  const id = useId();
  const [articleId, setArticleId] = useState(rows.at(-1)?.batch.articleId ?? '');
  const proposals = useProposals(articleId, rows);
  const now = () => setting.now(path) as unknown as readonly PickedRow[];
  const put = (next: readonly PickedRow[]): void => setting.set(path, next as unknown as Value);
  const add = (batch: FoundBatch, label?: string): Outcome => {
    const next = withBatch(now(), batch, label, pointOf());
    put(next.rows);
    setArticleId(batch.articleId);
    return next.outcome;
  };
  const { choice, choose } = usePicking(now, add);
  /** Adds goods that the user chose without a scan. */
  const take = (batch: FoundBatch): void => {
    const outcome = isUsable(batch) ? add(batch) : { bad: refusalOf(batch) };
    if (outcome && 'bad' in outcome) sayBad(shown(outcome.bad));
    else focusAmount(`[data-picked="${batch.id}"]`);
  };
  return (
    <div
      class={styles['picks']}
      id={`${setting.id}-${path}`}
      tabIndex={-1}
      data-faulty={setting.faults.has(path) ? '' : undefined}
    >
      <OpenOrders customerId={String(setting.values['customerId'])} />
      {rows.map((row, index) => (
        <PickRow
          key={row.batch.id}
          row={row}
          index={index}
          at={`${path}[${index}]`}
          setting={setting}
          earlier={earlierThan(row.batch, proposals ?? [])}
          change={(next) => put(rows.map((one) => (one === row ? next : one)))}
          remove={() => put(rows.filter((one) => one !== row))}
        />
      ))}
      {setting.faults.get(path) !== undefined && rows.length === 0 && (
        <Notice tone="bad">{t`Nothing has been picked yet: scan a lot, or choose an article.`}</Notice>
      )}
      {choice && <BatchChoices of={choice} act={choose} />}
      <div class={styles['ask']}>
        <FindGoods label={t`Scan, or type a lot or an article`} of={{ filter: {} }} take={take} />
        <div>
          <label for={`${id}-article`}>{fieldText('articleId')}</label>
          <Combobox id={`${id}-article`} kind="article" value={articleId} chosen={setArticleId} />
        </div>
      </div>
      <Contract
        customerId={String(setting.values['customerId'])}
        day={String(setting.values['dispatchDate'])}
        chosen={setArticleId}
      />
      {articleId !== '' && proposals && (
        <section class={styles['proposals']} aria-label={t`Earliest expiry first`}>
          <h2>{t`Earliest expiry first`}</h2>
          {proposals.length === 0 && <p>{t`Nothing more of this article can be delivered.`}</p>}
          {proposals.map((one) => (
            <BatchButton key={one.id} batch={one} act={() => take(one)} />
          ))}
        </section>
      )}
    </div>
  );
}

/** Returns the goods of the article that may be delivered and are in no row, in FEFO order. */
function useProposals(articleId: string, rows: readonly PickedRow[]): readonly FoundBatch[] | undefined {
  const { data, dataUpdatedAt } = useBatchesWith(USABLE, { articleId }, { enabled: articleId !== '' });
  const entries = useMissing(dataUpdatedAt);
  return data?.content
    .map(foundBatch)
    .map((one) => afterBookings(one, entries))
    .filter(
      (one) =>
        one.articleId === articleId && isUsable(one) && !rows.some(({ stockBatchId }) => stockBatchId === one.id),
    );
}

/** Returns why these goods cannot be delivered. */
const refusalOf = (batch: FoundBatch): Text => allTaken(batch) ?? `${batchName(batch)}: ${wordText(batch.status)}`;

/** Handles scans. Adds the goods of the label. If several goods match, offers a choice. */
function usePicking(now: () => readonly PickedRow[], add: (batch: FoundBatch, label?: string) => Outcome) {
  const [choice, setChoice] = useState<Among & Partial<Pick<ScanRead, 'elements'>>>();
  const { query, set } = useAddress();
  useScan((read: ScanRead): Outcome => {
    setChoice(undefined);
    const { elements } = read;
    const entries = missingAt(read.at);
    const there = read.stockBatches.map(foundBatch).map((one) => afterBookings(one, entries));
    const found = meantAmong(now(), there.filter(isUsable), { ...elements, namesLot: namesLot(read) });
    const [refused] = there;
    if (!found) {
      return refused ? { bad: refusalOf(refused) } : { bad: nothingOf(read.isAway, elements.lotNumber ?? read.text) };
    }
    if ('one' in found) return add(found.one, onLabelOf(found.one, elements));
    setChoice({ ...found, elements });
    return { warn: found.question };
  });
  useGivenBatches((batches) => {
    const found = meant(batches.filter(isUsable), { namesLot: true });
    if (found && 'one' in found) add(found.one);
    else if (found) setChoice(found);
  });
  // Removes the code from the address. The rows survive a reload, so the code would add its goods again.
  useEffect(() => {
    if (query.has('code')) set({ code: undefined });
  }, []);
  const choose = (batch: FoundBatch): void => {
    setChoice(undefined);
    if (choice) add(batch, choice.elements && onLabelOf(batch, choice.elements));
  };
  return { choice, choose };
}

/** The articles of the customer's frame contract as buttons, if the contract is valid on the day of the delivery. */
function Contract({
  customerId,
  day,
  chosen,
}: {
  readonly customerId: string;
  readonly day: string;
  readonly chosen: (articleId: string) => void;
}) {
  const customer = useOne('customer', customerId) as Customer | null | undefined;
  const article = useNames('article');
  const lines = contractLinesOn(customer?.frameContract, day);
  const priceOf = useAgreedPrices(lines);
  if (lines.length === 0) return null;
  return (
    <ChoiceGroup label={t`Frame contract`}>
      {lines.map(({ articleId, agreedQuantity, agreedPrice, unit }) => (
        <Button key={articleId} act={() => chosen(articleId)}>
          {[
            article(articleId),
            agreedQuantity !== null && shownQuantity(agreedQuantity, unit),
            priceTextOf(priceOf({ articleId, agreedPrice, unit })),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Button>
      ))}
    </ChoiceGroup>
  );
}
