import { test } from 'tap';
import { CONTEXTS } from '../../src/index.ts';
import { stateMachine } from '../../src/kernel/index.ts';

const door = stateMachine('door', ['OPEN', 'SHUT', 'GONE'], {
  shut: { from: ['OPEN'], to: 'SHUT' },
  open: { from: ['SHUT'], to: 'OPEN' },
  remove: { from: ['OPEN', 'SHUT'], to: 'GONE' },
});

test('move returns the status that the table names for the verb', async (t) => {
  t.equal(door.move('OPEN', 'shut'), 'SHUT');
  t.equal(door.move('SHUT', 'open'), 'OPEN');
  t.equal(door.move('OPEN', 'remove'), 'GONE');
  t.equal(door.move('SHUT', 'remove'), 'GONE');
});

test('move refuses a transition outside the table, and lists the statuses that allow the verb', async (t) => {
  const refused = { kind: 'conflict', code: 'INVALID_STATUS_TRANSITION' };
  for (const [from, verb] of [
    ['OPEN', 'open'],
    ['SHUT', 'shut'],
    ['GONE', 'open'],
    ['GONE', 'shut'],
    ['GONE', 'remove'],
  ] as const) {
    t.throws(() => door.move(from, verb), refused, `${verb} from ${from}`);
  }
  t.throws(() => door.move('GONE', 'remove'), {
    message: 'Cannot remove a door that is Gone: it must be Open or Shut',
  });
});

test('every state machine of the core names only statuses it has', async (t) => {
  const machines = CONTEXTS.flatMap((context) => context.machines);
  t.ok(machines.length > 2, 'machines are found');
  for (const { subject, statuses, transitions } of machines) {
    for (const [verb, { from, to }] of Object.entries(transitions)) {
      t.ok(from.length > 0, `${subject}: ${verb}`);
      for (const status of [...from, to]) t.ok(statuses.includes(status), `${subject}: ${verb}, ${status}`);
    }
  }
});
