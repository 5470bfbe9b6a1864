import { test } from 'tap';
import { differing, nameOf } from '../../src/ui/differences.ts';

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
    { name: 'address.city', was: 'Ansbach', is: 'Bonn' },
    { name: 'roles', was: ['ADMIN'], is: ['ADMIN', 'SALES_STAFF'] },
  ]);
  t.end();
});

test('differing leaves out empty values of a new record, and compares list entries one by one', (t) => {
  t.same(differing({}, { name: 'Huber', email: '', rating: null, certificates: [] }), [
    { name: 'name', was: undefined, is: 'Huber' },
  ]);
  t.same(differing({ units: [{ price: 1 }] }, { units: [{ price: 2 }] }), [{ name: 'units.0.price', was: 1, is: 2 }]);
  t.end();
});

test('nameOf returns the name of a record, or else its number', (t) => {
  t.equal(nameOf({ articleNumber: 'BW-040', name: 'Lyoner' }), 'Lyoner');
  t.equal(nameOf({ price: 1, articleNumber: 'BW-040' }), 'BW-040');
  t.equal(nameOf({ name: '', lotNumber: 'L-1' }), 'L-1');
  t.equal(nameOf({ houseNumber: '12a' }), undefined);
  t.end();
});
