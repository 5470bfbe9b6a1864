/** The lines of a goods receipt: one is open for input, each other is summed up in a sentence. */

import type { JsonSchema } from '@cleaver/domain/kernel';
import { listArticles } from '@cleaver/domain/masterdata/contracts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { AmountField } from '../floor/amount.tsx';
import { sentence } from '../floor/intent.ts';
import { type Outcome, type ScanRead, useScan } from '../floor/scan.tsx';
import { StockField } from '../inventory/stock-field.tsx';
import { useAddress } from '../shell/address.ts';
import { useAll } from '../shell/all-pages.ts';
import { shownDate, shownUnit } from '../shell/format.ts';
import { language, t } from '../shell/language.ts';
import { useNames } from '../shell/references.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { FieldOf } from '../ui/field.tsx';
import { emptyValue, type Value } from '../ui/form-values.ts';
import { type FieldProps, Labelled, type Setting } from '../ui/labelled.tsx';
import { fieldText } from '../ui/words.ts';
import styles from './receive.module.css';
import { fromLabel, merged, type Row } from './receive-lines.ts';

/**
 * The fields that are always shown; the others are folded below. The amount is last, because its numpad opens below.
 */
const FIRST = [
  'stockId',
  'supplierLot',
  'expiryDate',
  'temperature',
  'temperatureLimit',
  'quantityAmount',
  'quantityUnit',
];
const REJECTED = ['rejectedAmount', 'rejectedUnit', 'rejectReason'];
/** The number of the supplier's articles offered as buttons. */
const TAPS = 12;

export function Lines({ path, schema, value, setting }: FieldProps) {
  const rows = value as readonly Row[];
  const items = schema['items'] as JsonSchema;
  const address = useAddress();
  const article = useNames('article');
  const supplierId = String(setting.values['supplierId']);
  const active = useAll(listArticles, { status: 'ACTIVE', sort: 'name' }, { enabled: supplierId !== '' });
  const [open, setOpen] = useOpen(rows.length - 1);
  const named = (row: Row): string => article(String(row['articleId'] ?? ''));
  const add = (given: Row): void => {
    const empty = emptyValue(items) as Row;
    const there = setting.now(path) as readonly Row[];
    const before = there.at(-1);
    const facts = { ...(empty['facts'] as Row), ...(given['facts'] as Row | undefined) };
    const row = {
      ...{ ...empty, quantityUnit: 'KG' },
      ...(before?.['temperatureLimit'] && { temperatureLimit: before['temperatureLimit'] }),
      ...given,
      facts,
    };
    setting.set(path, [...there, row as Value]);
    setOpen(there.length);
  };
  const scanned = ({ elements, article: known, kind }: Pick<ScanRead, 'elements' | 'article' | 'kind'>): Outcome => {
    // Removes the code from the address, so that a reload does not scan it again.
    if (address.query.has('code')) address.set({ code: undefined });
    const label = fromLabel(elements, known?.id, language.get() === 'de' ? ',' : '.');
    if (kind === 'LOT_NUMBER' || Object.keys(label).length === 0)
      return { bad: t`This label says nothing about goods that arrive.` };
    const at = `${path}[${open()}]`;
    const current = setting.now(at) as Row | undefined;
    const both = current && merged(current, label);
    if (both) setting.set(at, both as Value);
    else add(label);
    // If the article has only one supplier, chooses that supplier.
    const [only, ...others] = known?.supplierIds ?? [];
    if (only !== undefined && others.length === 0 && setting.now('supplierId') === '') setting.set('supplierId', only);
    if (elements.gtin !== null && !known) return { bad: t`No article has the GTIN ${elements.gtin}: choose it.` };
    return { good: [known?.name, elements.lotNumber].filter(Boolean).join(' · ') };
  };
  useScan(scanned);
  const fault = setting.faults.get(path);
  const faulty = rows.findIndex((_, index) => isFaulty(setting, `${path}[${index}]`));
  // Opens the line with a fault, so that the fault is visible.
  useEffect(() => {
    if (faulty >= 0 && !isFaulty(setting, `${path}[${open()}]`)) setOpen(faulty);
  }, [faulty]);
  const own = (active.data ?? []).filter(({ supplierIds }) => supplierIds.includes(supplierId));
  return (
    <div class={styles['lines']} id={`${setting.id}-${path}`} tabIndex={-1}>
      <ol class={styles['list']}>
        {rows.map((row, index) =>
          index === open() ? (
            <li key={index}>
              <Line
                row={row}
                items={items}
                path={`${path}[${index}]`}
                setting={setting}
                title={t`Line ${index + 1}`}
                remove={() => {
                  setting.set(path, rows.filter((_, other) => other !== index) as Value);
                  setOpen(rows.length - 2);
                }}
                close={() => setOpen(-1)}
              />
            </li>
          ) : (
            <li
              key={index}
              class={styles['closed']}
              data-faulty={isFaulty(setting, `${path}[${index}]`) ? '' : undefined}
            >
              <p>
                <strong>{`${index + 1}. ${named(row) || t`Article is missing`}`}</strong>{' '}
                {[
                  row['quantityAmount'] && `${row['quantityAmount']} ${shownUnit(String(row['quantityUnit']))}`,
                  row['supplierLot'],
                  row['expiryDate'] && t`until ${shownDate(String(row['expiryDate']))}`,
                  row['temperature'] && `${row['temperature']} °C`,
                  row['rejectedAmount'] && t`rejected: ${String(row['rejectedAmount'])}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <Button act={() => setOpen(index)}>{t`Change`}</Button>
            </li>
          ),
        )}
      </ol>
      {fault !== undefined && rows.length === 0 && (
        <p class={styles['fault']}>{t`Scan a label, or add what came by hand.`}</p>
      )}
      {own.length > 0 && (
        <ChoiceGroup label={t`Articles of this supplier`}>
          {own.slice(0, TAPS).map((one) => (
            <Button key={one.id} icon="plus" act={() => add({ articleId: one.id })}>
              {one.name}
            </Button>
          ))}
        </ChoiceGroup>
      )}
      <div>
        <Button icon="plus" act={() => add({})}>{t`Add a line`}</Button>
      </div>
    </div>
  );
}

/** The open line. The function returns the current index, also before the next drawing. */
function useOpen(first: number): readonly [open: () => number, setOpen: (index: number) => void] {
  const index = useRef(first);
  const [, draw] = useState(first);
  return [
    () => index.current,
    (next) => {
      index.current = next;
      draw(next);
    },
  ];
}

const isFaulty = ({ faults }: Setting, path: string): boolean =>
  [...faults.keys()].some((one) => one.startsWith(`${path}.`));

interface LineProps {
  readonly row: Row;
  readonly items: JsonSchema;
  readonly path: string;
  readonly setting: Setting;
  readonly title: string;
  readonly remove: () => void;
  readonly close: () => void;
}

function Line({ row, items, path, setting, title, remove, close }: LineProps) {
  const members = (items['properties'] ?? {}) as Record<string, JsonSchema>;
  const articleId = String(row['articleId'] ?? '');
  const isRejected = REJECTED.some((name) => row[name]);
  const isAccepted = ['quantityAmount', 'expiryDate'].some((name) => row[name]) || !isRejected;
  const isRequired = (name: string): boolean =>
    name === 'stockId' ||
    (isAccepted && ['quantityAmount', 'quantityUnit', 'expiryDate'].includes(name)) ||
    (isRejected && REJECTED.includes(name));
  const own: Setting = {
    ...setting,
    options: {
      ...setting.options,
      stockId: {
        render: ({ path: at, value }) => (
          <StockField
            label={fieldText('storageLocationId')}
            articleId={articleId}
            path={at}
            value={String(value)}
            chosen={(one) => setting.set(at, one)}
            setting={setting}
          />
        ),
      },
      quantityAmount: {
        render: ({ path: at, value }) => (
          <div class={styles['amount']}>
            <AmountField
              label={fieldText('quantityAmount')}
              unit={String(row['quantityUnit'])}
              value={String(value)}
              onValue={(typed) => setting.set(at, typed)}
              fault={sentence(setting.faults.get(at))}
            />
          </div>
        ),
      },
      temperature: { hint: t`In °C` },
      temperatureLimit: { hint: t`In °C: meat 7, poultry 4, offal 3, minced meat 2` },
      lotNumber: { hint: t`Left empty the service gives one` },
    },
  };
  const field = (name: string) => (
    <FieldOf
      key={name}
      path={`${path}.${name}`}
      name={name}
      schema={members[name] as JsonSchema}
      isRequired={isRequired(name)}
      value={row[name] ?? emptyValue(members[name] as JsonSchema)}
      setting={own}
    />
  );
  const others = Object.keys(members).filter((name) => ![...FIRST, ...REJECTED, 'facts'].includes(name));
  const isOpen = (names: readonly string[]): boolean =>
    names.some((name) => isFaulty(setting, path) && setting.faults.has(`${path}.${name}`));
  const articleField = `${path}.articleId`;
  return (
    <fieldset class={styles['line']}>
      <legend>{title}</legend>
      <div class={styles['fields']} data-fields>
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
            // Clears the stock when the article changes, because a stock belongs to one article.
            chosen={(one) => one !== articleId && setting.set(path, { ...row, articleId: one, stockId: '' } as Value)}
          />
        </Labelled>
        {FIRST.map(field)}
      </div>
      <details open={isOpen(['facts'])}>
        <summary>{fieldText('facts')}</summary>
        {field('facts')}
      </details>
      <details open={isRejected || isOpen(REJECTED)}>
        <summary>{t`Something is rejected`}</summary>
        <div class={styles['fields']} data-fields>
          {REJECTED.map(field)}
        </div>
      </details>
      <details open={isOpen(others)}>
        <summary>{t`Own lot number`}</summary>
        <div class={styles['fields']} data-fields>
          {others.map(field)}
        </div>
      </details>
      <div class={styles['actions']}>
        <Button act={close}>{t`Done with this line`}</Button>
        <Button look="plain" icon="close" act={remove}>{t`Remove this line`}</Button>
      </div>
    </fieldset>
  );
}
