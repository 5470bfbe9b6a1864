import { test } from 'tap';
import { differing, nameOf } from '../../src/ui/differences.ts';

test('only what differs is shown, down to the last member', (t) => {
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

test('a new record has no values before, empty values are left out, and list entries are distinct', (t) => {
  t.same(differing({}, { name: 'Huber', email: '', rating: null, certificates: [] }), [
    { name: 'name', was: undefined, is: 'Huber' },
  ]);
  t.same(differing({ units: [{ price: 1 }] }, { units: [{ price: 2 }] }), [{ name: 'units.0.price', was: 1, is: 2 }]);
  t.end();
});

test('a record is known by its name, or else by its number', (t) => {
  t.equal(nameOf({ articleNumber: 'BW-040', name: 'Lyoner' }), 'Lyoner');
  t.equal(nameOf({ price: 1, articleNumber: 'BW-040' }), 'BW-040');
  t.equal(nameOf({ name: '', lotNumber: 'L-1' }), 'L-1');
  t.equal(nameOf({ houseNumber: '12a' }), undefined);
  t.end();
});
