/** The saved filters of a list, and the export of its rows to a file. */

import type { Cell } from '@cleaver/tables';
import { useState } from 'preact/hooks';
import { CONTEXTS } from '../../contexts/contexts.ts';
import { eachOf, inListOrder } from '../../shell/data/all-pages.ts';
import { callAny, messageOf } from '../../shell/data/api.ts';
import { inOwnUnits } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { learnNames } from '../../shell/navigation/references.ts';
import { device, parsedJson } from '../../shell/session/device.ts';
import { me } from '../../shell/session/session.ts';
import { Button } from '../control/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { toast, toastBad } from '../dialog/toast.tsx';
import { fieldText, wordText } from '../text/words.ts';
import { saveFile, saveTable } from './csv.ts';
import { amountCells } from './export-cells.ts';
import styles from './list.module.css';
import type { ListProps } from './list-filter.tsx';
import type { Query } from './list-query.ts';
import type { Column } from './table.tsx';

const MOST_EXPORTED = 100_000;

/** Draws the dialog for filters that the user saves under a name on this device. */
export function Saved({ name }: { readonly name: string }) {
  const { query, path, go } = useAddress();
  const key = `filters ${me.get()?.id} ${name}`;
  const [isOpen, setIsOpen] = useState(false);
  const [title, setTitle] = useState('');
  const saved = (parsedJson(device.read(key)) ?? {}) as Record<string, string>;
  const write = (next: Record<string, string>): void => {
    device.write(key, JSON.stringify(next));
    setTitle('');
    setIsOpen(false);
  };
  const save = (): void => {
    if (title.trim() === '') return;
    write({ ...saved, [title.trim()]: query.toString() });
    toast(t`Saved as ${title.trim()}`);
  };
  return (
    <>
      <Button look="plain" icon="star" label={t`Saved filters`} opens act={() => setIsOpen(true)} />
      <Dialog title={t`Saved filters`} isOpen={isOpen} close={() => setIsOpen(false)}>
        {Object.keys(saved).length === 0 && (
          <p>{t`Save the filters of this list under a name to find them here again.`}</p>
        )}
        <ul class={styles['saved']}>
          {Object.entries(saved).map(([one, text]) => (
            <li key={one}>
              <Button
                look="plain"
                act={() => {
                  setIsOpen(false);
                  go(text === '' ? path : `${path}?${text}`);
                }}
              >
                {one}
              </Button>
              <Button
                look="plain"
                icon="close"
                label={t`Delete the filters ${one}`}
                act={() => write(Object.fromEntries(Object.entries(saved).filter(([other]) => other !== one)))}
              />
            </li>
          ))}
        </ul>
        <div class={styles['filter']}>
          <label for="saved-name">{t`Name for the current filters`}</label>
          <input
            id="saved-name"
            value={title}
            autoComplete="off"
            onInput={(event) => setTitle(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') save();
            }}
          />
        </div>
        <div>
          <Button look="primary" act={save}>{t`Save`}</Button>
        </div>
      </Dialog>
    </>
  );
}

/**
 * The button that saves the rows that match the filters as a file for spreadsheets: the file of the service, or the
 * columns of the page with at most `MOST_EXPORTED` rows.
 */
export function Export<T>({
  of,
  input,
  columns,
  name,
  file,
}: Pick<ListProps<T>, 'of' | 'columns' | 'name' | 'file'> & { readonly input: Query }) {
  const act = async (): Promise<void> => {
    const { page: _page, skip: _skip, ...filters } = input;
    const found: T[] = [];
    let isCut = false;
    try {
      const text = await fileOf(file, filters);
      if (text !== undefined) return saveFile(`${name}.csv`, text);
      for await (const one of eachOf<T>(of, filters)) {
        isCut = found.length === MOST_EXPORTED;
        if (isCut) break;
        found.push(one);
      }
      await learnNames(found as readonly object[]);
    } catch (error) {
      toastBad(messageOf(error));
      return;
    }
    await saveRows(name, columns, inListOrder(of, input, found));
    if (isCut) toast(t`The file ends after ${MOST_EXPORTED} rows. Save the others with a filter.`, { tone: 'bad' });
  };
  return <Button look="plain" icon="download" label={t`Save as a file (CSV)`} act={act} />;
}

/** Saves the rows as a file with the columns of the page. */
export async function saveRows<T>(name: string, columns: readonly Column<T>[], rows: readonly T[]): Promise<void> {
  const written = columns.filter(({ field }) => field !== 'action');
  const head = written.flatMap(({ field, title, amount }) => {
    const text = shown(title ?? fieldText(field));
    return amount ? [text, t`${text}, unit`] : text;
  });
  await saveTable(`${name}.csv`, [head, ...rows.map((row) => written.flatMap((column) => cells(column, row)))]);
}

/**
 * Returns the file of a kind with the filters of a list, as it is at one instant. Returns undefined without a kind, and
 * if files do not take one of the filters.
 */
async function fileOf(kind: string | undefined, { size: _size, sort: _sort, ...filters }: Query) {
  const query = kind === undefined ? undefined : await CONTEXTS.find(({ fileOut }) => fileOut)?.fileOut?.();
  if (!query || Object.keys(filters).some((name) => !query.input.fields[name])) return undefined;
  return callAny<string>(query, { kind, format: 'EXCEL', ...filters });
}

const cells = <T,>(column: Column<T>, row: T): readonly Cell[] =>
  column.amount ? amountCells(column.amount(row)) : [cell(column, row)];

const cell = <T,>(column: Column<T>, row: T): string | number | null | undefined => {
  if (column.text) return column.text(row);
  const content = inOwnUnits(() => column.show(row));
  if (typeof content === 'string') return content.replaceAll('\u00a0', ' ');
  if (typeof content === 'number') return content;
  const raw = (row as Record<string, unknown>)[column.field];
  return typeof raw === 'string' || typeof raw === 'number' ? wordOr(raw) : '';
};

const wordOr = (raw: string | number): string | number =>
  typeof raw === 'string' && /^[A-Z][A-Z_]+$/.test(raw) ? wordText(raw) : raw;
