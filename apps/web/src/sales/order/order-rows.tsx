/** The rows of an order during entry: amount, price with its source, remaining contract amount and free amount. */
import { findPrices, listAvailability, listFrameContracts } from '@cleaver/domain/sales/contracts';
import { useId } from 'preact/hooks';
import { useAll } from '../../shell/data/all-pages.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { NONE, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may, me } from '../../shell/session/session.ts';
import { Reading } from '../../ui/control/amount-hint.tsx';
import { Combobox } from '../../ui/control/combobox.tsx';
import { Price } from '../../ui/text/price.tsx';
import { sentence, wordText } from '../../ui/text/words.ts';
import { Free } from '../availability/free.tsx';
import type { Editor } from './order-editor.ts';
import { type Entry, type EntryPrice, isWeight, keptPrice, partsOfEntry } from './order-entry.ts';
import styles from './order-rows.module.css';

/** Reads the customer's prices and contracts, and the free amounts, for the day. */
function useTerms({ draft: { customerId, requestedDate: day, entries } }: Editor) {
  const articleId = [...new Set(entries.map((entry) => entry.articleId))];
  const isKnown = customerId !== '' && day !== '';
  const enabled = isKnown && articleId.length > 0 && may('ORDER_READ');
  const prices = useAnswer(findPrices, { customerId, articleId, day }, { enabled, keep: true });
  const contracts = useAll(listFrameContracts, { id: customerId }, { enabled: isKnown && may('CUSTOMER_READ') });
  // A past day has no free amounts.
  const isAhead = day >= (me.get()?.today ?? day);
  const free = useAll(listAvailability, { date: day }, { enabled: enabled && isAhead, keep: true });
  const contract = contracts.data?.find(
    ({ validFrom, validUntil }) => (validFrom ?? '') <= day && day <= (validUntil ?? '9999'),
  );
  return {
    priceOf: (entry: Entry, byWeight: boolean): EntryPrice | null | undefined => {
      const kept = keptPrice(entry, byWeight);
      if (kept) return kept;
      const found = prices.data?.articles.find((one) => one.articleId === entry.articleId);
      return found && (byWeight ? found.byWeight : found.inPieces);
    },
    freeOf: (entry: Entry) => free.data?.find((one) => one.articleId === entry.articleId),
    restOf: (entry: Entry) => contract?.lineItems.find((item) => item.articleId === entry.articleId),
  };
}

/** The CSS selector of the amount fields and of the field for a new row, which comes last. */
export const AMOUNTS = 'main [data-amount], main [data-new-row] input';
const amounts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(AMOUNTS)];

/** Moves the focus by Enter and the arrow keys between the amounts. The field for a new row comes last. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  if (event.ctrlKey || event.metaKey || event.isComposing) return;
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = amounts();
  const next = all[all.indexOf(event.currentTarget) + step];
  next?.focus();
  // A typed amount replaces the one that is there.
  if (next?.matches('[data-amount]')) (next as HTMLInputElement).select();
}

export function OrderRows({ editor }: { readonly editor: Editor }) {
  const id = useId();
  const { draft, add } = editor;
  const terms = useTerms(editor);
  const added = (articleId: string): void => {
    if (articleId === '') return;
    add(articleId);
    // The last amount field belongs to the new row. The field for a further row comes after it.
    requestAnimationFrame(() => amounts().at(-2)?.focus());
  };
  return (
    <div class={styles['rows']}>
      {draft.entries.length > 0 && (
        <div class={styles['head']} aria-hidden="true">
          <span>{t`Article`}</span>
          <span>{t`Quantity`}</span>
          <span>{t`Price`}</span>
          <span>{t`Rest`}</span>
          <span>{t`Free`}</span>
        </div>
      )}
      {draft.entries.map((entry) => (
        <Row key={entry.id} editor={editor} entry={entry} terms={terms} />
      ))}
      <div class={styles['new']}>
        <label for={id}>{t`Another article: number, PLU or name`}</label>
        <div data-new-row>
          <Combobox id={id} kind="article" value="" chosen={added} />
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  readonly editor: Editor;
  readonly entry: Entry;
  readonly terms: ReturnType<typeof useTerms>;
}

function Row({ editor, entry, terms }: RowProps) {
  const { articleOf, faults, type } = editor;
  const article = articleOf(entry.articleId);
  const fault = faults.get(entry.id);
  const isFixed = entry.line !== undefined && entry.line.status !== 'OPEN';
  const price = terms.priceOf(entry, isWeight(entry, article));
  const rest = terms.restOf(entry);
  const free = terms.freeOf(entry);
  const parts = partsOfEntry(entry, article);
  const name = article?.name ?? '';
  const id = `amount-${entry.id.replaceAll(' ', '-')}`;
  return (
    <div class={styles['row']} data-price-row data-typed={entry.text.trim() === '' ? undefined : ''}>
      <label for={id} class={styles['article']}>
        {name} <small>{article?.articleNumber}</small>
        {entry.note && <small>{entry.note}</small>}
      </label>
      <div class={styles['amount']}>
        <input
          id={id}
          type="text"
          inputMode="text"
          autoComplete="off"
          data-amount
          readOnly={isFixed}
          value={entry.text}
          placeholder={entry.last && shownQuantity(entry.last.quantityAmount, entry.last.quantityUnit)}
          aria-invalid={fault === undefined ? undefined : 'true'}
          aria-describedby={fault === undefined ? `${id}-reading` : `${id}-fault`}
          onInput={(event) => type(entry.id, event.currentTarget.value)}
          onKeyDown={walk}
        />
        {fault === undefined && parts && (
          <Reading id={`${id}-reading`} typed={parts.number} measure={{ unit: parts.unit }} />
        )}
        {fault !== undefined && (
          <p id={`${id}-fault`} class={styles['fault']}>
            {sentence(fault)}
          </p>
        )}
      </div>
      <PriceText price={price} />
      <span class={styles['fact']} data-title={t`Rest`} data-none={rest?.rest ? undefined : ''}>
        {rest && rest.rest !== null ? shownQuantity(rest.rest, rest.restUnit) : NONE}
      </span>
      <span class={styles['fact']} data-title={t`Free`} data-none={free ? undefined : ''}>
        {free ? <Free of={free} /> : NONE}
      </span>
    </div>
  );
}

/**
 * Shows a price and its source: `17,66 € / kg`, `Rahmenvertrag`, or `Preis von Hand · Reklamation`. `null`: the article
 * has no price, and the service refuses to confirm the order.
 */
function PriceText({ price }: { readonly price: EntryPrice | null | undefined }) {
  if (price === null) return <span class={styles['none']}>{t`No price`}</span>;
  return (
    <span class={styles['fact']} data-title={t`Price`}>
      {price && <Price amount={price.amount} per={price.per} />}
      {price && <small>{[wordText(price.source), price.reason].filter(Boolean).join(' · ')}</small>}
    </span>
  );
}
