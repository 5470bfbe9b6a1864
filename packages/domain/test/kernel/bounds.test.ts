/** Tests the limits on what one operation writes. */
import { own } from '@cleaver/testing';
import { test } from 'tap';
import {
  type Aggregate,
  type AuditHead,
  aggregateKind,
  checkResponse,
  closingEntry,
  ENTRY_BYTES_MAX,
  handle,
  RECORD_BYTES_MAX,
  RESPONSE_BYTES_MAX,
  Refusal,
  type State,
  type Tracked,
  WHOLE_RECORD_BYTES_MAX,
  WORK_BYTES_MAX,
  WORK_RECORDS_MAX,
} from '../../src/kernel/index.ts';
import {
  addDeliveryAddress,
  Customers,
  createCustomer,
  createProductCategory,
  getCustomer,
  ProductCategories,
  ProductCategory,
} from '../../src/masterdata/index.ts';
import { withCore } from '../with-core.ts';

interface NoteState extends State {
  readonly text: string;
  readonly productionSteps: readonly string[];
  readonly apart: string;
}

const kindOf = (audited: boolean) =>
  aggregateKind<NoteState, Aggregate<NoteState>>({
    name: 'kept_note',
    restore: (state) => ({ state }),
    unlisted: ['apart'],
    audited,
    searched: ({ id }) => [`No. ${id}`],
  });
const NOTES = kindOf(true);
const AUDIT: AuditHead = {
  ...{
    id: 'e',
    at: new Date(0),
    userId: null,
    username: null,
    operation: 'note.write',
    address: null,
    requestId: null,
  },
};

const added = (of: Partial<NoteState>, kind = NOTES): Tracked => ({
  kind,
  before: undefined,
  after: { id: '1', text: '', productionSteps: [], apart: '', ...of } as State,
});

/** Returns the code of the refusal, and its text if there is one. */
function refusalOf(tracked: readonly Tracked[], audit: AuditHead | undefined = AUDIT): readonly string[] {
  try {
    closingEntry({ audit }, tracked, undefined);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.message];
    throw error;
  }
}

test('a record above 256 KiB in UTF-8 is refused, by its name and with its largest member', async (t) => {
  const frame = JSON.stringify('').length + JSON.stringify([]).length + JSON.stringify('1').length;
  const most = RECORD_BYTES_MAX - frame;
  for (const [letter, bytes] of [
    ['x', 1],
    ['ü', 2],
    ['€', 3],
    ['🍖', 4],
  ] as const) {
    const count = Math.floor(most / bytes);
    t.strictSame(refusalOf([added({ text: letter.repeat(count) })]), [], `${count} times ${letter}`);
    t.equal(refusalOf([added({ text: letter.repeat(count + 1) })])[0], 'RECORD_TOO_LARGE');
  }
  const [, text] = refusalOf([added({ id: '7', text: 'x'.repeat(100), productionSteps: ['y'.repeat(300_000)] })]);
  t.match(text, /^The kept note No\. 7 would have 294 KiB, and at most 256 are possible\..* in: Production steps\./);
  t.strictSame(refusalOf([added({ apart: 'x'.repeat(2 * RECORD_BYTES_MAX) })]), [], 'no list reads that member');
  t.match(refusalOf([added({ apart: 'x'.repeat(WHOLE_RECORD_BYTES_MAX) })]), [
    'RECORD_TOO_LARGE',
    /at most 16384 .* in: Apart/,
  ]);
});

test('only written records count, also in an operation without an audit entry', async (t) => {
  const large = added({ text: 'x'.repeat(2 * RECORD_BYTES_MAX) });
  const { after } = large;
  t.equal(refusalOf([large], undefined)[0], 'RECORD_TOO_LARGE');
  t.strictSame(refusalOf([{ ...large, before: after }]), [], 'only read');
  t.strictSame(refusalOf([{ ...large, before: after, after: undefined }]), [], 'removed');
});

test('records of one operation are refused together above their limit, and so is their audit entry', async (t) => {
  const of = (bytes: number, kind = NOTES) =>
    Array.from({ length: Math.ceil(bytes / RECORD_BYTES_MAX) + 1 }, (_, n) =>
      added({ id: String(n), text: 'x'.repeat(RECORD_BYTES_MAX - 100) }, kind),
    );
  t.strictSame(refusalOf(of(ENTRY_BYTES_MAX - 2 * RECORD_BYTES_MAX)), []);
  t.equal(refusalOf(of(ENTRY_BYTES_MAX))[0], 'WORK_TOO_LARGE');
  t.strictSame(refusalOf(of(WORK_BYTES_MAX - 2 * RECORD_BYTES_MAX, kindOf(false))), []);
  t.match(refusalOf(of(WORK_BYTES_MAX, kindOf(false))), [
    'WORK_TOO_LARGE',
    'This changes too much at once: at most 100000 records and 64 MiB are possible. Divide it into several smaller requests',
  ]);
});

test('a response above 28 MiB in UTF-8 is refused before its text is made, and a command then changes nothing', async (t) => {
  const { refused, ports } = withCore();
  const query = { output: { isPage: undefined } } as never;
  const rows = (letter: string, bytes: number, max = RESPONSE_BYTES_MAX) =>
    Array.from({ length: Math.ceil(max / 10_000) }, () => ({ text: letter.repeat(10_000 / bytes) }));
  for (const [letter, bytes] of [
    ['x', 1],
    ['ü', 2],
    ['€', 3],
  ] as const) {
    t.doesNotThrow(() => checkResponse(query, rows(letter, bytes, RESPONSE_BYTES_MAX * 0.98)), letter);
    t.throws(() => checkResponse(query, rows(letter, bytes)), { code: 'RESPONSE_TOO_LARGE' }, letter);
  }
  t.throws(
    () =>
      checkResponse(
        query,
        Array.from({ length: RESPONSE_BYTES_MAX / 8 }, (_, n) => n),
      ),
    {
      code: 'RESPONSE_TOO_LARGE',
    },
  );
  t.doesNotThrow(
    () => checkResponse({ output: { isPage: true } } as never, rows('x', 1)),
    'pages have their own limit',
  );
  t.doesNotThrow(() => checkResponse(query, undefined));
  const download = (size: number) => ({ fileName: 'x.xml', bytes: new Uint8Array(size) });
  t.doesNotThrow(() => checkResponse(query, download(RESPONSE_BYTES_MAX - 100)), 'a byte of a download is a byte');
  t.throws(() => checkResponse(query, download(RESPONSE_BYTES_MAX)), { code: 'RESPONSE_TOO_LARGE' });
  const large = own(
    { ...createProductCategory, again: undefined as never, output: { schema: {} } as never },
    (contract) =>
      handle(contract, {
        async run(unit, { name }) {
          unit.of(ProductCategories).add(ProductCategory.create({ id: unit.newId(), name, description: '' }));
          return rows('x', 1) as never;
        },
      }),
  );
  t.equal(await refused(large, { name: 'Wurst' }), 'RESPONSE_TOO_LARGE');
  t.strictSame(await ports.reader.where(ProductCategories, {}), []);
});

test('a unit of work is refused when it has more records than the limit, before it has them all', async (t) => {
  const { ports } = withCore();
  let added = 0;
  const work = ports.transactions.run({ now: ports.clock.now() }, async (unit) => {
    for (; added < 2 * WORK_RECORDS_MAX; added++) {
      unit.of(NOTES).add({ state: { id: String(added), text: '', productionSteps: [], apart: '' } });
    }
  });
  await t.rejects(work, { code: 'WORK_TOO_LARGE' });
  t.equal(added, WORK_RECORDS_MAX);
});

test('a customer grows up to 256 KiB; the request that would exceed it changes nothing', async (t) => {
  const { ask, refusal, ports } = withCore();
  const address = { street: 'Am Markt', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  const { id } = await ask(createCustomer, { name: 'Hotel Adler', type: 'B2B', phone: '0123', ...address });
  const add = (n: number) => ({ id, label: `${n}`, ...address, deliveryNotes: '🍖'.repeat(2000) });
  let n = 0;
  while (JSON.stringify(await ports.reader.get(Customers, id)).length < 130_000)
    await ask(addDeliveryAddress, add(n++));
  const refused = await refusal(addDeliveryAddress, add(n));
  t.match(refused, { code: 'RECORD_TOO_LARGE', kind: 'conflict' });
  t.match(refused.message, /^The customer Hotel Adler would have \d+ KiB.* in: Delivery addresses/);
  t.equal((await ask(getCustomer, { id })).deliveryAddresses.length, n);
});
