/**
 * Finds goods by a typed text: article name, article number, or the end of a lot number. Lists the goods below the field
 * while the user types. Codes and whole lot numbers are read as a scan.
 */
import { goodsMeantBy, isWholeLotNumber } from '@cleaver/domain/inventory';
import type { listAllStockBatches } from '@cleaver/domain/inventory/contracts';
import { type RawOf, say } from '@cleaver/domain/kernel';
import { listArticles } from '@cleaver/domain/masterdata/contracts';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { LEFT, useBatchesWith } from '../../inventory/stock-batch/batches-with.ts';
import { type FoundBatch, foundBatch } from '../../scanner/found-batch.ts';
import { deliverText } from '../../scanner/reader.ts';
import { useAll } from '../../shell/data/all-pages.ts';
import { counted } from '../../shell/language/format.ts';
import { shown, type Text, t } from '../../shell/language/language.ts';
import { mayRun } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { useMissing } from '../outbox/outbox.ts';
import { afterBookings } from '../outbox/pending-effects.ts';
import { BatchButton } from './batch-button.tsx';
import styles from './choose-stock-batch.module.css';

/** The goods to search: these goods, or the stock batches that match the filter. */
export type Scope =
  | { readonly goods: readonly FoundBatch[] }
  | {
      readonly filter: Pick<RawOf<typeof listAllStockBatches>, 'articleId' | 'storageLocationId'>;
      /** The goods on the screen, to search while the service does not respond. */
      readonly known?: readonly FoundBatch[];
    };

/** A result that is no goods, for example a line of an order. */
export interface OtherHit {
  readonly text: string;
  readonly act: () => void;
}

export interface FindGoodsProps {
  readonly label: Text;
  readonly of: Scope;
  readonly take: (batch: FoundBatch) => void;
  /** Returns results to show if the text matches no goods. */
  readonly others?: (text: string) => readonly OtherHit[];
  readonly isBlind?: boolean;
  /** Content to show while no text is typed. */
  readonly children?: ComponentChildren;
}

/** Maximum number of goods in a list. */
const MOST = 20;

/** Returns the goods of the scope as they are after the waiting bookings. Requests them only if they are `enabled`. */
export function useGoodsIn(scope: Scope, enabled: boolean) {
  const filter = 'filter' in scope ? scope.filter : {};
  const found = useBatchesWith(LEFT, filter, { enabled: enabled && 'filter' in scope });
  const entries = useMissing(found.dataUpdatedAt);
  const stored = found.data?.content.map(foundBatch).map((one) => afterBookings(one, entries));
  return { goods: 'goods' in scope ? scope.goods : (stored ?? scope.known ?? []), isLoading: found.isLoading, found };
}

/** Returns the goods that the text means. */
function useHits(text: string, scope: Scope) {
  const enabled = text !== '';
  const { goods, isLoading } = useGoodsIn(scope, enabled);
  const articles = useAll(listArticles, {}, { enabled: enabled && mayRun(listArticles) });
  const numbers = new Map(articles.data?.map(({ id, articleNumber }) => [id, articleNumber]));
  const numbered = goods.map((one) => ({ ...one, articleNumber: numbers.get(one.articleId) }));
  return { hits: goodsMeantBy(text, numbered), isLoading: isLoading || articles.isLoading };
}

export function FindGoods({ label, of, take, others = () => [], isBlind = false, children }: FindGoodsProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isAwaited, setIsAwaited] = useState(false);
  const element = useRef<HTMLElement>(null);
  const given = text.trim();
  const { hits, isLoading } = useHits(given, of);
  const instead = hits.length === 0 && given !== '' ? others(given) : [];
  const close = (act: () => void): void => {
    setText('');
    act();
  };
  /** Takes the only match. Reads a text without a match, and a whole lot number, as a scan. */
  const decide = (): void => {
    const [first, second] = hits;
    const [other, another] = instead;
    const isWhole = first !== undefined && isWholeLotNumber(given, first);
    if (first && !isWhole && !second) close(() => take(first));
    else if (other && !another) close(other.act);
    else if (isWhole || (!first && !other)) close(() => deliverText(given));
    else element.current?.querySelector<HTMLElement>('[data-goods]')?.focus();
  };
  const search = (): void => setIsAwaited(given !== '');
  useEffect(() => {
    if (!isAwaited || isLoading) return;
    setIsAwaited(false);
    decide();
  }, [isAwaited, isLoading]);
  return (
    <search ref={element} class={styles['pick']} onKeyDown={(event) => step(event, element.current)}>
      <label for={id}>{shown(label)}</label>
      <div class={styles['line']}>
        <input
          id={id}
          type="text"
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="search"
          placeholder={t`Name or number`}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.isComposing) return;
            // Enter searches, and must not send the form around the field.
            event.preventDefault();
            search();
          }}
        />
        <Button icon="search" act={search}>{t`Find`}</Button>
      </div>
      {given === '' ? (
        children
      ) : (
        <>
          <p role="status" class={styles['hits']}>
            {!isLoading && hits.length + instead.length === 0 && t`Nothing here matches “${given}”.`}
          </p>
          <GoodsList of={hits} take={(one) => close(() => take(one))} isBlind={isBlind} />
          {instead.slice(0, MOST).map((one) => (
            <button key={one.text} type="button" class={styles['batch']} data-goods onClick={() => close(one.act)}>
              {one.text}
            </button>
          ))}
        </>
      )}
    </search>
  );
}

interface GoodsListProps {
  readonly of: readonly FoundBatch[];
  readonly take: (batch: FoundBatch) => void;
  readonly isBlind?: boolean;
}

/** The first goods as buttons. */
export function GoodsList({ of, take, isBlind = false }: GoodsListProps) {
  const more = of.length - MOST;
  if (of.length === 0) return null;
  return (
    <>
      <div class={styles['goods']}>
        {of.slice(0, MOST).map((one) => (
          <BatchButton key={one.id} batch={one} isBlind={isBlind} act={() => take(one)} />
        ))}
      </div>
      {more > 0 && (
        <p class={styles['hits']}>
          {counted(more, say`${more} more: type a name or a number.`, say`${more} more: type a name or a number.`)}
        </p>
      )}
    </>
  );
}

/** Moves the focus between the field and the goods with the arrow keys. */
function step(event: KeyboardEvent, around: HTMLElement | null): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  if (by === undefined || !around || target instanceof HTMLSelectElement) return;
  const stops = [...around.querySelectorAll<HTMLElement>('input[type=text], [data-goods]')];
  const next = stops[stops.indexOf(target) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
