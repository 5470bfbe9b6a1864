import { CONTRACTS } from '@cleaver/domain/contracts';
import { inputLocationsOf } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { BOOKINGS } from '../../src/contexts/bookings.ts';

test('each booking but release is a floor command; none has query parameters or a secret response', (t) => {
  for (const [name, { operation: contract }] of Object.entries(BOOKINGS)) {
    t.ok(CONTRACTS.includes(contract), name);
    // A session by PIN may block goods, but not release them.
    const floor = name === 'release' ? undefined : true;
    t.match(contract, { kind: 'command', secretOutput: undefined, floor }, name);
    t.same(inputLocationsOf(contract).queryMembers, [], name);
  }
  t.end();
});
