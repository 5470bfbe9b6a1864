/** Tests that the database keeps issued documents unchanged, and that verification finds changes made without the service. */
import { connect } from '../../src/connection/index.ts';
import { prove } from '../../src/invoicing/invoice-proof.ts';
import { onEachDatabase, tamperer } from '../databases.ts';
import { desk } from './desk.ts';

/** Statements of a person with database access, and what the proof reports then. */
const TAMPERED: readonly (readonly [text: string, problem: RegExp])[] = [
  [
    'update invoice set serial = 9 where serial = 4',
    /Document \S+ \(RE-2026-00004\): numbers 4 to 8 are missing before it/,
  ],
  ['update invoice set serial = 3 where serial = 4', /number 3 of its year is given twice/],
  ['update invoice set serial = 3 where serial = 4', /its number does not end with 2026-00003/],
  ['delete from invoice where serial = 2', /RE-2026-00003\): number 2 is missing before it/],
  [
    "update invoice set issue_date = '2026-01-04' where serial = 3",
    /it was issued on 2026-01-04, the document before on/,
  ],
  ["update invoice set issue_date = '2027-01-04' where serial = 3", /numbers 1 to 2 are missing before it/],
  [
    'update number_series set last_number = 9',
    /the last number given is 9 on 2026-01-05, that of the last document 4 on/,
  ],
  ['delete from number_series', /the last number given is nothing/],
  ["update invoice set sha256 = 'x' where serial = 1", /its SHA-256 is x, that of its document [0-9a-f]{64}/],
  [
    `update invoice set document = jsonb_set(document, '{buyer,name}', '"Anna"') where serial = 1`,
    /its SHA-256 is [0-9a-f]{64}, that of its document [0-9a-f]{64}[\s\S]*its customerName is Gasthof Zur Post, in its document Anna/,
  ],
  [
    "update invoice set invoice_number = 'RE-2026-00009' where serial = 1",
    /its number is RE-2026-00009, in its document/,
  ],
  [
    `update invoice set document = jsonb_set(document, '{lines,0,amount}', '"1.00"') where serial = 1`,
    /line 1: its amount is 1\.00, not 120\.56[\s\S]*VAT S 7: net is 289\.35, its lines come to 169\.79/,
  ],
  [
    `update invoice set document = jsonb_set(document, '{vat,0,tax}', '"1.00"') where serial = 1`,
    /VAT S 7: tax is 1\.00, not/,
  ],
  [
    `update invoice set document = jsonb_set(document, '{vat,0,gross}', '"1.00"') where serial = 1`,
    /net and tax come to/,
  ],
  [`update invoice set document = jsonb_set(document, '{vat,0,rate}', '"19"') where serial = 1`, /VAT S 7: missing/],
  [
    `update invoice set document = jsonb_set(document, '{net}', '"1.00"') where serial = 3`,
    /net is 1\.00, its VAT groups come to/,
  ],
  ['update invoice set gross = gross + 1 where serial = 1', /its gross is [\d.]+, in its document [\d.]+/],
  ['update invoice set xml = null where serial = 1', /its prices are NET, and it has no XML/],
  ['update invoice set open_amount = open_amount + 1 where serial = 1', /its open amount is [\d.]+, not [\d.]+/],
  ['update invoice set open_amount = 1 where serial = 3', /its open amount is 1\.00, not 0\.00/],
  ["update invoice set status = 'SETTLED' where serial = 1", /its status is SETTLED, not OPEN/],
  ['update payment_item set amount = amount - 1', /RE-2026-00001\): its open amount is/],
  ["update payment set status = 'CANCELLED'", /RE-2026-00001\): its open amount is/],
  ["update invoice set kind = 'RETURN' where kind = 'CANCELLATION'", /its status is CANCELLED, not SETTLED/],
  [
    'update invoice_line set quantity = quantity + 1 where line = 1 and quantity = 10',
    /it bills 11 of line 1 of delivery \S+ by its line 1, which its document does not say/,
  ],
  ['update invoice_line set quantity = quantity + 1', /15 KG of its line 2 are billed, 14 KG were dispatched/],
  ['delete from invoice_line where quantity > 0', /it does not bill 10 of line 1 of delivery/],
  ['update invoice_line set quantity = -quantity', /more of line 1 of delivery \S+ is credited than billed/],
  ['update invoice_line set delivery_line = 7', /its line 7 is billed, but does not exist/],
  [
    'update delivery set settled = not settled',
    /Delivery \S+ \(D-2026-01-05-001\): nothing is due, but it is not settled/,
  ],
  ['update delivery set settled = not settled', /it is settled, but something is due/],
  ['update delivery set billable = false', /it is billed, but not billable/],
  ['update delivery_line set quantity_amount = 1', /8 KG of its line 1 are billed, 1 KG were dispatched/],
];

onEachDatabase('the database keeps documents unchanged, and the proof finds each change', async (t, open, place) => {
  const database = await open();
  const { ask, send, issue, back, credited, paid } = await desk(database);
  const first = await send('10', '14');
  const invoice = await issue([first]);
  await ask(...back(first, '2'));
  await ask(...credited(invoice.id, 'RETURN'));
  await ask(...paid(invoice.id, '5.00', { discount: '0.50' }));
  const second = await issue([await send('3')], {
    lines: [{ text: 'Anfahrt', quantityAmount: '1', price: 9, vatClass: 'STANDARD' }],
  });
  await ask(...credited(second.id, 'CANCELLATION'));
  await database.close();

  const connection = await connect(place, { patient: true });
  t.teardown(() => connection.close());
  const found = async (queried: Parameters<typeof prove>[0]) => {
    const problems: string[] = [];
    const proof = await prove(queried, (difference) =>
      problems.push(...difference.problems.map((problem) => `${difference.what}: ${problem}`)),
    );
    return { ...proof, said: problems.join('\n') };
  };
  t.strictSame(await found(connection), { documents: 4, deliveries: 2, differences: 0, said: '' });

  await t.test('every role is refused', async (t) => {
    const tamper = tamperer(connection);
    for (const column of ['invoice_number', 'sha256', 'xml', 'customer_name']) {
      const text = `update invoice set ${column} = 'x'`;
      t.match(await tamper(text), /Rows of invoice are kept unchanged/, text);
      t.match(await tamper('set local session_replication_role = replica', text), /kept unchanged/, text);
    }
    for (const text of [
      'update invoice set document = document || \'{"note": "x"}\'',
      ...['update invoice set gross = gross + 1', "update invoice set issue_date = '2025-12-31'"],
      ...['delete from invoice', 'truncate invoice cascade'],
    ])
      t.match(await tamper(text), /Rows of invoice are kept unchanged/, text);
    t.equal((await found(connection)).differences, 0);
  });

  for (const [text, problem] of TAMPERED) {
    const held = await connection.hold();
    try {
      for (const each of [
        'begin',
        'alter table invoice disable trigger all',
        'alter table invoice_line disable trigger all',
        text,
      ])
        await held.query({ text: each, values: [] });
      t.match((await found(held)).said, problem, text);
    } finally {
      await held.query({ text: 'rollback', values: [] });
      held.release();
    }
  }
  t.equal((await found(connection)).differences, 0, 'and all is well again');
});
