import { importStockBatches } from '@cleaver/domain/inventory/contracts';
import { type AnyContract, foldText, type Message, say } from '@cleaver/domain/kernel';
import {
  importArticles,
  importCustomers,
  importPrices,
  importSuppliers,
  listProductCategories,
} from '@cleaver/domain/masterdata/contracts';
import type { Cell } from '@cleaver/tables';
import { useRef, useState } from 'preact/hooks';
import { useAddress } from '../shell/address.ts';
import { allPages } from '../shell/all-pages.ts';
import { ApiError, call, newKey, told } from '../shell/api.ts';
import { shownNumber } from '../shell/format.ts';
import { german } from '../shell/german.ts';
import { shown, t } from '../shell/language.ts';
import { changed } from '../shell/query.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { saveTable } from '../ui/csv.ts';
import { Labelled } from '../ui/labelled.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Table } from '../ui/table.tsx';
import { columnsOf, decoded, type FileFault, faultsOf, type Ids, readSheet, type Sheet } from './import-rows.ts';

interface Kind {
  readonly title: Message;
  readonly list: Message;
  /** The path of the list. */
  readonly to: string;
  /** The name of the template file. */
  readonly file: string;
  readonly contract: AnyContract;
  /** The example row of the template. */
  readonly example: Readonly<Record<string, Cell>>;
  readonly ids?: () => Promise<Ids>;
}

const ADDRESS = { street: 'Lange Zeile', houseNumber: '12 a', postalCode: '91522', city: 'Ansbach', country: 'DE' };
const CONTACT = { phone: '+49 981 5550', email: 'huber@example.org', contactPerson: 'Josef Huber' };

/** By the path of the screen. */
const KINDS: Readonly<Record<string, Kind>> = {
  '/suppliers/import': {
    ...{ title: say`Import suppliers`, list: say`Suppliers`, to: '/suppliers', file: 'suppliers' },
    contract: importSuppliers,
    example: { name: 'Viehhandel Huber', ...CONTACT, ...ADDRESS, paymentDueDays: 14 },
  },
  '/customers/import': {
    ...{ title: say`Import customers`, list: say`Customers`, to: '/customers', file: 'customers' },
    contract: importCustomers,
    example: { name: 'Gasthof Zur Post', type: 'B2B', ...CONTACT, ...ADDRESS, paymentDueDays: 14 },
  },
  '/articles/import': {
    ...{ title: say`Import articles`, list: say`Articles`, to: '/articles', file: 'articles' },
    contract: importArticles,
    example: {
      ...{ name: 'Lyoner', categoryId: 'Brühwurst', articleNumber: 'W-100' },
      ...{ unit: 'KG', priceModel: 'WEIGHT_BASED', price: 14.9 },
    },
    ids: async () => ({ categoryId: await categories() }),
  },
  '/articles/prices/import': {
    ...{ title: say`Import prices`, list: say`Articles`, to: '/articles', file: 'prices' },
    contract: importPrices,
    example: { articleNumber: 'W-100', name: 'Lyoner', unit: 'KG', priceModel: 'WEIGHT_BASED', price: 15.9 },
  },
  '/stocks/import': {
    ...{ title: say`Import opening stock`, list: say`Stocks`, to: '/stocks', file: 'stock' },
    contract: importStockBatches,
    example: {
      ...{ articleNumber: 'W-100', storageLocation: 'Kühlraum 1', batchId: 'L-2026-001', batchType: 'PRODUCED' },
      ...{ quantityAmount: 24.6, quantityUnit: 'KG', expiryDate: '2027-01-31' },
    },
  },
};

/** Returns ids by name and by id, because a file may have either. */
async function categories(): Promise<ReadonlyMap<string, string>> {
  const all = await allPages(listProductCategories, {});
  return new Map(all.flatMap(({ id, name }) => [name, id].map((text) => [foldText(text.trim()), id] as const)));
}

/** The result for the text: of a check, or of the import. */
interface Outcome {
  readonly sheet: Sheet;
  readonly faults: readonly FileFault[];
  /** The idempotency key of the import after this check, so that a second tap has no second effect. */
  readonly key: string;
  readonly isDone: boolean;
}

/** The limit of faults shown: people correct the first ones before they read more. */
const MOST_SHOWN = 200;

export default function Import() {
  const { path } = useAddress();
  return <ImportOf key={path} kind={KINDS[path] as Kind} />;
}

function ImportOf({ kind }: { readonly kind: Kind }) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | undefined>();
  const [failure, setFailure] = useState('');
  // The latest text: a response about an earlier one is ignored.
  const latest = useRef('');
  const file = useRef<HTMLInputElement>(null);
  const columns = columnsOf(kind.contract);
  const change = (next: string): void => {
    latest.current = next;
    setText(next);
    setOutcome(undefined);
    setFailure('');
  };
  const send = async (sheet: Sheet, dryRun: boolean, key: string): Promise<Outcome> => {
    let against: NonNullable<ApiError['validationErrors']> = [];
    try {
      await call(kind.contract, { dryRun, rows: sheet.rows.map(({ body }) => body) }, { key });
    } catch (error) {
      if (!(error instanceof ApiError && error.validationErrors)) throw error;
      against = error.validationErrors;
    }
    const faults = faultsOf(against, sheet, columns, (row) => t`row ${row}`);
    return { sheet, faults, key: newKey(), isDone: !dryRun && faults.length === 0 };
  };
  const work = async (of: string, outcomeOf: () => Promise<Outcome>): Promise<void> => {
    setFailure('');
    try {
      const next = await outcomeOf();
      if (latest.current === of) setOutcome(next);
      if (next.isDone) await changed();
    } catch (error) {
      if (latest.current === of) setFailure(told(error));
    }
  };
  const check = (of: string): Promise<void> =>
    work(of, async () => {
      const ids = await kind.ids?.();
      const sheet = await readSheet(of, columns, { german: await german(), ...(ids && { ids }) });
      return send(sheet, true, newKey());
    });
  const choose = async (one: File | undefined): Promise<void> => {
    if (!one) return;
    const next = decoded(new Uint8Array(await one.arrayBuffer()));
    change(next);
    await check(next);
  };
  const titles = columns.map(({ title }) => shown(title));
  const example = columns.map(({ name }) => kind.example[name]);
  const field = { path: '', setting: { id: 'import', faults: new Map() }, isRequired: true };
  return (
    <Page
      title={kind.title}
      up={{ to: kind.to, title: kind.list }}
      actions={
        <Button
          icon="download"
          act={() => saveTable(`${kind.file}.csv`, [titles, example])}
        >{t`Template (CSV)`}</Button>
      }
    >
      <Section title={t`Rows`}>
        <p>
          {t`Columns, in any order: ${columns.map(({ isRequired }, at) => `${titles[at]}${isRequired ? '*' : ''}`).join(', ')}. What has a star must be there.`}
        </p>
        <div>
          <Button
            look={text === '' ? 'primary' : 'secondary'}
            act={() => file.current?.click()}
          >{t`Choose a file (CSV)`}</Button>
          <input
            ref={file}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,text/csv"
            onChange={({ currentTarget }) => {
              const [one] = currentTarget.files ?? [];
              void choose(one);
              // Resets the input, so that the user can choose the corrected file again.
              currentTarget.value = '';
            }}
          />
        </div>
        <Labelled {...field} id="import-text" label={t`Or paste it here, with its header`}>
          <textarea
            id="import-text"
            rows={8}
            value={text}
            spellcheck={false}
            onInput={({ currentTarget }) => change(currentTarget.value)}
          />
        </Labelled>
        <div>
          <Button look={text === '' || outcome ? 'secondary' : 'primary'} act={() => check(text)}>{t`Check`}</Button>
        </div>
      </Section>
      {failure !== '' && (
        <Notice tone="bad">
          <p>{failure}</p>
        </Notice>
      )}
      <div role="status">
        {outcome?.isDone && (
          <Notice tone="good">
            <p>{t`${kind.list}: ${shownNumber(outcome.sheet.rows.length)} imported.`}</p>
          </Notice>
        )}
        {outcome && !outcome.isDone && outcome.faults.length === 0 && (
          <Notice tone="good">
            <p>{t`${shownNumber(outcome.sheet.rows.length)} rows, no faults. Nothing is saved yet.`}</p>
            <p>
              <Button look="primary" act={() => work(text, () => send(outcome.sheet, false, outcome.key))}>
                {`${shown(kind.title)} (${shownNumber(outcome.sheet.rows.length)})`}
              </Button>
            </p>
          </Notice>
        )}
      </div>
      {outcome?.isDone && (
        <div>
          <LinkButton look="primary" to={kind.to}>
            {shown(kind.list)}
          </LinkButton>
        </div>
      )}
      {outcome && outcome.faults.length > 0 && <Faults outcome={outcome} />}
    </Page>
  );
}

function Faults({ outcome: { sheet, faults } }: { readonly outcome: Outcome }) {
  const wrong = new Set(faults.map(({ row }) => row));
  const well = sheet.rows.filter(({ row }) => !wrong.has(row)).length;
  return (
    <Section title={t`Faults`}>
      <Notice tone="bad">
        <p>
          {t`${shownNumber(faults.length)} faults; ${shownNumber(well)} of ${shownNumber(sheet.rows.length)} rows have none. All or none are imported: mend the file, or the text above, and check it again.`}
        </p>
      </Notice>
      <Table<FileFault>
        caption={t`Faults`}
        rows={faults.slice(0, MOST_SHOWN)}
        columns={[
          { field: 'row', title: say`Row`, show: ({ row }) => (row === undefined ? '–' : shownNumber(row)) },
          { field: 'column', title: say`Column`, show: ({ column }) => shown(column) || '–' },
          { field: 'message', title: say`What is wrong`, show: ({ message }) => shown(message) },
        ]}
      />
      {faults.length > MOST_SHOWN && <p>{t`The first ${shownNumber(MOST_SHOWN)} of ${shownNumber(faults.length)}.`}</p>}
    </Section>
  );
}
