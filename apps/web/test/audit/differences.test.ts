import { test } from 'tap';
import { differing, type Member, nameOf } from '../../src/audit/differences.ts';

test('differing returns only the changed members, nested ones included', (t) => {
  const before = { id: 'x', name: 'Huber', address: { city: 'Ansbach', street: 'A' }, roles: ['ADMIN'], updatedAt: 1 };
  const after = {
    id: 'x',
    name: 'Huber',
    address: { city: 'Bonn', street: 'A' },
    roles: ['ADMIN', 'SALES_STAFF'],
    updatedAt: 2,
  };
  t.same(differing(before, after), [
    { name: 'city', path: ['address', 'city'], was: 'Ansbach', is: 'Bonn' },
    { name: 'roles', path: ['roles'], was: ['ADMIN'], is: ['ADMIN', 'SALES_STAFF'] },
  ]);
  t.end();
});

test('differing leaves out empty values of a new record', (t) => {
  t.same(differing({}, { name: 'Huber', email: '', rating: null, certificates: [] }), [
    { name: 'name', path: ['name'], was: undefined, is: 'Huber' },
  ]);
  t.end();
});

test('differing pairs the elements of a list by their id or number, and names them', (t) => {
  const rows = (before: readonly object[], after: readonly object[]) =>
    differing({ lines: before }, { lines: after }).map(({ path: [, step, ...rest], was, is }) => [
      ...(step as readonly Member[]).map(([, value]) => value),
      ...[...rest, was, is],
    ]);
  const line = { id: 'd', line: 4, articleName: 'Lyoner', status: 'OPEN' };
  t.same(rows([line], [{ ...line, status: 'CLOSED' }]), [[4, 'Lyoner', 'status', 'OPEN', 'CLOSED']]);
  t.same(
    rows(
      [{ id: 'b', line: 2, articleName: 'Speck', note: 'thin' }],
      [{ id: 'e', line: 5, articleName: 'Wiener', note: 'thick' }],
    ),
    [
      [2, 'Speck', 'note', 'thin', undefined],
      [5, 'Wiener', 'note', undefined, 'thick'],
    ],
    'a removed line and a new one',
  );
  const units = (price: number) => [{ id: 'u', unit: 'KG', prices: [{ validFrom: '2026-12-01', price }] }];
  t.same(rows(units(1), units(2)), [['KG', 'prices', [['validFrom', '2026-12-01']], 'price', 1, 2]]);
  const price = (validFrom: string | null) => ({ validFrom, price: 1 });
  t.same(
    rows([price(null), price('2027-01-04')], [price(null), price('2026-12-01'), price('2027-01-04')]),
    [
      ['2026-12-01', 'validFrom', undefined, '2026-12-01'],
      ['2026-12-01', 'price', undefined, 1],
    ],
    'a price between the price from the start and a later one',
  );
  const waste = (amount: string) => [{ amount }, { amount: '1' }];
  t.same(rows(waste('1'), waste('2')), [[1, 'amount', '1', '2']], 'by index without a key');
  const account = (rate: string, number: string) => ({ rate, account: number });
  t.same(
    rows([account('19', '8400'), account('7', '8300')], [account('7', '8310')]),
    [
      ['19', 'rate', '19', undefined],
      ['19', 'account', '8400', undefined],
      ['7', 'account', '8300', '8310'],
    ],
    'revenue accounts by their VAT rate',
  );
  t.end();
});

test('nameOf returns the name of a record, or else its number', (t) => {
  t.equal(nameOf({ articleNumber: 'BW-040', name: 'Lyoner' }), 'Lyoner');
  t.equal(nameOf({ price: 1, articleNumber: 'BW-040' }), 'BW-040');
  t.equal(nameOf({ name: '', lotNumber: 'L-1' }), 'L-1');
  t.equal(nameOf({ houseNumber: '12a' }), undefined);
  t.end();
});
