import { test } from 'tap';
import { listFileKinds } from '../../src/files/index.ts';
import { deactivateSupplier, listCustomers, listSuppliers, updateSupplier } from '../../src/masterdata/index.ts';
import { withMasterdata } from '../masterdata/with-masterdata.ts';
import { aCaller } from '../with-core.ts';
import { faultsIn, fetched, send } from './sent.ts';

const TWO = 'name,phone,city,country\nHuber,0981 1,Ansbach,DE\nMaier,0981 2,Lehrberg,DE\n';

test('a file creates its records in one entry of the audit log that names the file', async (t) => {
  const { ask, ports } = withMasterdata();
  const done = await send(ask, 'suppliers', TWO);
  t.match(done, { kind: 'suppliers', dryRun: false, rows: 2, created: 2, changed: 0, unchanged: 0, faultCount: 0 });
  t.match(done, { encoding: 'UTF_8', delimiter: ',', faults: [], warnings: [] });
  t.match(done.columns, [
    { heading: 'name', member: 'name' },
    { heading: 'phone', member: 'phone' },
  ]);
  t.match(done.sample, [
    { row: 2, name: 'Huber', city: 'Ansbach' },
    { row: 3, name: 'Maier' },
  ]);
  t.strictSame(
    (await ask(listSuppliers, {})).content.map(({ name }) => name),
    ['Huber', 'Maier'],
  );
  const entries = ports.audit.filter(({ operation }) => operation === 'file.import');
  t.equal(entries.length, 1);
  const [file, ...records] = entries[0]?.changes ?? [];
  t.match(file, {
    entity: 'file',
    before: null,
    after: { kind: 'suppliers', name: 'a.csv', rows: 2, sha256: /^[0-9a-f]{64}$/ },
  });
  t.strictSame(
    records.map(({ entity }) => entity),
    ['supplier', 'supplier'],
  );
});

test('a row that is stored already is unchanged, and the same file again changes nothing', async (t) => {
  const { ask, ports } = withMasterdata();
  await send(ask, 'suppliers', TWO);
  t.match(await send(ask, 'suppliers', TWO), { created: 0, changed: 0, unchanged: 2 });
  const entry = ports.audit.at(-1);
  t.strictSame(
    entry?.changes.map(({ entity }) => entity),
    ['file'],
    'only the file is noted',
  );
});

test('another value is a fault, and changes the record with update; empty cells leave it as it is', async (t) => {
  const { ask } = withMasterdata();
  await send(ask, 'suppliers', 'name,phone,city,email\nHuber,1,Ansbach,a@example.org\n');
  const other = 'name,phone,city,email\nHuber,2,Ansbach,\n';
  const refused = await send(ask, 'suppliers', other);
  t.equal(refused.code, 'FILE_FAULTY');
  t.match(faultsIn(refused), [/^2 phone is stored as “1”/]);
  t.match(await send(ask, 'suppliers', other, { update: true }), { changed: 1, unchanged: 0 });
  t.match((await ask(listSuppliers, {})).content, [{ contactInfo: { phone: '2', email: 'a@example.org' } }]);
});

test('a file with faults names all of them by row and heading, and writes nothing', async (t) => {
  const { ask, ports } = withMasterdata();
  const refused = await send(
    ask,
    'customers',
    'Name;Art;Telefon;Straße;PLZ;Ort;Land\nKrone;B2B;1;Hauptstr.;1067;Dresden;DE\n;B2X;1;Hauptstr.;91522;Ansbach;DE\nPost;B2C;1;Ring;91522;Ansbach;DE\nPost;B2C;2;Ring;91522;Ansbach;DE\n',
  );
  t.match(faultsIn(refused), [/^2 PLZ .*01067\?/, /^3 Name /, /^3 Art must be one of/, /^5 Name is in row 4 already/]);
  t.match(refused, { faultCount: 4, rows: 4 });
  t.equal(refused.faults[0]?.value, '1067');
  t.strictSame((await ask(listCustomers, {})).content, []);
  t.strictSame(ports.audit, []);
});

test('a dry run reports what a file would do, and writes nothing', async (t) => {
  const { ask, ports } = withMasterdata();
  t.match(await send(ask, 'suppliers', TWO, { dryRun: true }), { dryRun: true, created: 2 });
  t.strictSame((await ask(listSuppliers, {})).content, []);
  t.strictSame(ports.audit, []);
});

test('what a file out has, the same kind reads as unchanged, in both formats and languages', async (t) => {
  const { ask, supplier, customer, category } = withMasterdata();
  const { id } = await supplier({ city: 'Ansbach', paymentDueDays: 14, paymentDescription: 'bar\noder Karte' });
  await ask(deactivateSupplier, { id });
  await supplier({ name: '=Summe', phone: '+49 7071 1', city: 'Ulm' });
  await ask(updateSupplier, { id, contactPerson: "O'Neill; & Söhne" });
  await customer({ preferences: ['ORGANIC'] });
  await category('Brühwurst');
  for (const kind of ['suppliers', 'customers', 'categories']) {
    for (const [format, isGerman] of [
      ['CSV', false],
      ['EXCEL', false],
      ['EXCEL', true],
    ] as const) {
      const text = await fetched(ask, kind, { format }, isGerman);
      const again = await send(ask, kind, text);
      t.match(again, { faults: [], created: 0, changed: 0, unchanged: again.rows }, `${kind} ${format} ${isGerman}`);
      t.ok(again.rows > 0);
    }
  }
});

test('a row that repeats an earlier one says nothing new', async (t) => {
  const { ask } = withMasterdata();
  const twice = 'name,phone\nHuber,1\nHuber,1\n';
  t.match(await send(ask, 'suppliers', twice), { created: 1, unchanged: 1 });
  t.match(await send(ask, 'suppliers', twice), { created: 0, unchanged: 2 });
  t.equal((await ask(listSuppliers, {})).content.length, 1);
});

test('records of one key are told apart by their other values', async (t) => {
  const { ask, supplier } = withMasterdata();
  await supplier({ name: 'Huber', phone: '1' });
  await supplier({ name: 'Huber', phone: '2' });
  const text = await fetched(ask, 'suppliers');
  t.match(await send(ask, 'suppliers', text), { faults: [], unchanged: 2 });
  t.match(await send(ask, 'suppliers', 'name,phone\nHuber,2\n'), { unchanged: 1 });
  t.match(await send(ask, 'suppliers', 'name,phone\nHuber,2\nHuber,3\n', { update: true }), {
    changed: 1,
    unchanged: 1,
  });
  t.same((await ask(listSuppliers, {})).content.map(({ contactInfo }) => contactInfo.phone).sort(), ['2', '3']);
});

test('texts of digits are compared exactly, and the type of a customer never changes', async (t) => {
  const { ask } = withMasterdata();
  await send(ask, 'suppliers', 'name,phone\nHuber,7071123\n');
  t.match(faultsIn(await send(ask, 'suppliers', 'name,phone\nHuber,07071123\n')), [/^2 phone is stored as “7071123”/]);
  t.match(await send(ask, 'suppliers', 'name,phone\nHuber,07071123\n', { update: true }), { changed: 1 });
  const customer = (type: string) =>
    `name,type,phone,street,postalCode,city,country\nPost,${type},1,Ring,91522,Ansbach,DE\n`;
  await send(ask, 'customers', customer('B2C'));
  const refused = await send(ask, 'customers', customer('B2B'), { update: true });
  t.match(faultsIn(refused), [/^2 type is stored as “.*”, and an import does not change that/]);
});

test('a file has at most 20,000 rows', async (t) => {
  const { ask } = withMasterdata();
  const rows = (count: number) => `name,phone\n${'Huber,1\n'.repeat(count)}`;
  await t.rejects(send(ask, 'suppliers', rows(20_001)), { code: 'FILE_TOO_LONG', kind: 'too_large' });
});

test('kinds say what the caller may do; the permission is that of the records', async (t) => {
  const { ask } = withMasterdata();
  const reader = aCaller(['MASTERDATA_READ']);
  const { kinds } = await ask(listFileKinds, {}, reader);
  t.match(
    kinds.find(({ kind }) => kind === 'suppliers'),
    { read: true, write: false },
  );
  await t.rejects(
    send((o, i) => ask(o, i, reader), 'suppliers', TWO),
    { code: 'ACCESS_DENIED' },
  );
  await t.rejects(
    fetched((o, i) => ask(o, i, aCaller([])), 'suppliers'),
    { code: 'ACCESS_DENIED' },
  );
  await t.rejects(send(ask, 'boats', TWO), { code: 'FILE_NOT_FOUND' });
});

test('a file of customers has consumers without an address, and reads what it writes', async (t) => {
  const { ask } = withMasterdata();
  const rows = ['Meier,B2C,1,,,,', 'Post,B2B,2,Markt,91522,Ansbach,DE', 'Huber,B2C,3,Markt,91522,Ansbach,DE'];
  const file = (...some: string[]) => ['name,type,phone,street,postalCode,city,country', ...some, ''].join('\n');
  t.match(await send(ask, 'customers', file(...rows)), { created: 3 });
  t.match((await ask(listCustomers, { sort: 'name' })).content, [
    { billingAddress: { city: 'Ansbach' } },
    { billingAddress: null },
    {},
  ]);
  t.match(await send(ask, 'customers', await fetched(ask, 'customers')), { created: 0, changed: 0, unchanged: 3 });
  t.match(await send(ask, 'customers', 'name,type,phone\nMeier,B2C,1\n'), { created: 0, unchanged: 1 });
  t.match(await send(ask, 'customers', file('Meier,B2C,1,,,,DE')), { created: 0, unchanged: 1 });
  t.match(faultsIn(await send(ask, 'customers', file('Wirt,B2B,1,,91522,,', 'Eva,B2C,1,,,Ansbach,DE'))), [
    '2 street is required',
    '2 city is required',
    '2 country is required',
    '3 street is required with the other parts of the address',
    '3 postalCode is required with the other parts of the address',
  ]);
});
