/** The open line of a goods receipt. The focus moves to the next empty field automatically. */
import { listStocks, listStorageLocations } from '@cleaver/domain/inventory/contracts';
import type { JsonSchema } from '@cleaver/domain/kernel';
import { listGoodsReceipts } from '@cleaver/domain/procurement/contracts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { PlaceField } from '../inventory/storage-location/place-field.tsx';
import { ALL_PLACES, MOST_PLACES } from '../inventory/storage-location/places-ahead.ts';
import { useAnswer } from '../shell/data/query.ts';
import { t } from '../shell/language/language.ts';
import { useOne } from '../shell/navigation/references.ts';
import { may } from '../shell/session/session.ts';
import { fieldAmount } from '../ui/control/amount-text.ts';
import { Button } from '../ui/control/button.tsx';
import { Combobox } from '../ui/control/combobox.tsx';
import { FieldOf } from '../ui/form/field.tsx';
import { emptyValue, type Value } from '../ui/form/form-values.ts';
import { Labelled, type Setting } from '../ui/form/labelled-field.tsx';
import { fieldText } from '../ui/text/words.ts';
import { isUsualLimit } from './limit-choices.ts';
import styles from './receive.module.css';
import { Limit } from './receive-limit.tsx';
import type { Row } from './receive-lines.ts';
import { type Article, Expiry, Measures, type PartProps, Rejection } from './receive-measures.tsx';
import { type Usual, usualOf } from './receive-usual.ts';

export interface LineProps {
  readonly row: Row;
  readonly items: JsonSchema;
  readonly path: string;
  readonly setting: Setting;
  readonly title: string;
  /** The number of requested focus moves. Each change may move the focus to the next empty field of this line. */
  readonly moves: number;
  readonly takeMove: () => boolean;
  /** True for a line in one row, at the desk. */
  readonly isDense: boolean;
  readonly remove: () => void;
  readonly close: () => void;
  /** Adds a line after the last one. */
  readonly more: () => void;
}

export function Line({ row, items, path, setting, title, isDense, remove, close, more, ...move }: LineProps) {
  const element = useRef<HTMLFieldSetElement>(null);
  const articleId = String(row['articleId'] ?? '');
  const article = useOne('article', articleId) as Article | null | undefined;
  const usual = useUsual(article, articleId, path, setting);
  const next = (): boolean => toNext(element.current, (name) => setting.now(`${path}.${name}`) === '');
  const go = useNext(articleId, usual.isKnown, next);
  useEffect(() => {
    if (move.takeMove()) go();
  }, [move.moves]);
  const part: PartProps = { row, path, setting, article, usual, next };
  const given = { row, items, path, setting };
  return (
    <fieldset
      ref={element}
      class={isDense ? styles['dense'] : styles['line']}
      onKeyDown={(event) => {
        const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
        if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.metaKey || !isField) return;
        event.preventDefault();
        if (!next() && isDense) more();
      }}
    >
      <legend class={isDense ? 'visually-hidden' : undefined}>{title}</legend>
      <Goods {...part} chosen={go} />
      <Measures {...part} />
      {isDense ? (
        <>
          <Expiry {...part} />
          <Button look="plain" icon="close" label={t`Remove this line`} act={remove} />
          <div class={styles['rest']}>
            <Limit {...part} />
            <Rejection {...part} />
            <More {...given} />
          </div>
        </>
      ) : (
        <>
          <Limit {...part} />
          <Rejection {...part} />
          <Expiry {...part} />
          <More {...given} />
          <div class={styles['actions']}>
            <Button act={() => setting.isGood(path) && close()}>{t`Done with this line`}</Button>
            <Button look="plain" icon="close" act={remove}>{t`Remove this line`}</Button>
          </div>
        </>
      )}
    </fieldset>
  );
}

/**
 * Focuses the next empty field, starting after the focused one. Without an empty field, removes the focus for the
 * scanner, and returns false.
 */
function toNext(line: HTMLElement | null, isEmpty: (name: string) => boolean): boolean {
  const steps = [...(line?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
  const at = steps.findIndex((one) => one.contains(document.activeElement));
  const step = [...steps.slice(at + 1), ...steps.slice(0, at + 1)].find(({ dataset }) =>
    isEmpty(dataset['step'] ?? ''),
  );
  const field = step?.querySelector<HTMLElement>('input, select');
  if (field) field.focus();
  else (document.activeElement as HTMLElement | null)?.blur();
  return field !== undefined && field !== null;
}

/** Maximum wait in ms for the storage location that the page proposes. */
const PATIENCE_MS = 400;

/**
 * Returns a function that moves the focus after the article was chosen. It waits until the storage location is proposed,
 * so that the focus stops at the location only if the user must choose it.
 */
function useNext(articleId: string, isUsualKnown: boolean, next: () => boolean): () => void {
  const locations = useAnswer(listStorageLocations, ALL_PLACES);
  const stocks = useAnswer(listStocks, { articleId, size: MOST_PLACES }, { enabled: articleId !== '' });
  const [wanted, setWanted] = useState(0);
  const isSettled = isUsualKnown && !locations.isLoading && !stocks.isLoading;
  useEffect(() => {
    if (wanted === 0) return undefined;
    const move = (): void => {
      setWanted(0);
      next();
    };
    const timer = setTimeout(move, isSettled ? 0 : PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, isSettled]);
  return () => setWanted((count) => count + 1);
}

/**
 * Returns the usual values of the article, and whether they are known. Fills in its temperature limit once if no limit is
 * entered, unless the limit of its product kind is as strict. Fills in its unit once if no amount is entered.
 */
function useUsual(
  article: Article | null | undefined,
  articleId: string,
  path: string,
  setting: Setting,
): Usual & { readonly isKnown: boolean } {
  const { data, isLoading } = useAnswer(
    listGoodsReceipts,
    { articleId, size: 5, sort: 'createdAt,desc' },
    { enabled: articleId !== '' && may('GOODS_RECEIPT_READ') },
  );
  const usual = usualOf(articleId, data?.content ?? []);
  const isKnown = data !== undefined && article !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const { limit, unit } = usual;
    const now = (name: string) => setting.now(`${path}.${name}`);
    if (limit !== undefined && isUsualLimit(article, limit) && now('temperatureLimit') === '')
      setting.set(`${path}.temperatureLimit`, fieldAmount(String(limit)));
    if (unit !== undefined && now('quantityAmount') === '') setting.set(`${path}.quantityUnit`, unit.toUpperCase());
  }, [articleId, isKnown]);
  return { ...usual, isKnown: !isLoading && article !== undefined };
}

const PLACE = 'storageLocationId';

/** The article and its storage location. */
function Goods({ row, path, setting, usual, chosen }: PartProps & { readonly chosen: () => void }) {
  const articleId = String(row['articleId'] ?? '');
  const articleField = `${path}.articleId`;
  // The limit and the place of the former article do not apply to the new article.
  const choose = (one: string): void => {
    if (one === articleId) return;
    setting.set(path, { ...row, articleId: one, storageLocationId: '', temperatureLimit: '' } as Value);
    if (one !== '') chosen();
  };
  return (
    <div class={styles['pair']}>
      <div data-step="articleId">
        <Labelled
          id={`${setting.id}-${articleField}`}
          label={fieldText('articleId')}
          isRequired
          path={articleField}
          setting={setting}
        >
          <Combobox
            id={`${setting.id}-${articleField}`}
            kind="article"
            value={articleId}
            chosen={choose}
            aria-invalid={setting.faults.has(articleField) ? 'true' : undefined}
          />
        </Labelled>
      </div>
      <div data-step={PLACE}>
        <PlaceField
          label={fieldText(PLACE)}
          articleId={articleId}
          value={String(row[PLACE] ?? '')}
          chosen={(one) => setting.set(`${path}.${PLACE}`, one)}
          lastStockId={usual.stockId}
          line={path}
          setting={setting}
        />
      </div>
    </div>
  );
}

const OWN_LOT = ['lotNumber', 'batchType'];

/** The rarely used fields, folded: the origin of the animals, and the shop's own lot number. */
function More({ row, items, path, setting }: Pick<LineProps, 'row' | 'items' | 'path' | 'setting'>) {
  const members = (items['properties'] ?? {}) as Record<string, JsonSchema>;
  const own: Setting = {
    ...setting,
    options: { ...setting.options, lotNumber: { hint: t`If empty: assigned by the service` } },
  };
  const field = (name: string) => (
    <FieldOf
      key={name}
      path={`${path}.${name}`}
      name={name}
      schema={members[name] as JsonSchema}
      isRequired={false}
      value={row[name] ?? emptyValue(members[name] as JsonSchema)}
      setting={own}
    />
  );
  const isFaulty = (names: readonly string[]): boolean =>
    [...setting.faults.keys()].some((one) => names.some((name) => one.startsWith(`${path}.${name}`)));
  return (
    <>
      <details open={isFaulty(['facts'])}>
        <summary>{fieldText('facts')}</summary>
        {field('facts')}
      </details>
      <details open={isFaulty(OWN_LOT)}>
        <summary>{t`Own lot number`}</summary>
        <div class={styles['fields']} data-fields>
          {OWN_LOT.map(field)}
        </div>
      </details>
    </>
  );
}
