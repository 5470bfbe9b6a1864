import { test } from 'tap';
import { GERMAN } from '../../src/german.ts';
import { CONTEXTS } from '../../src/index.ts';
import { invalidStatusTransition, Refusal, stateMachine } from '../../src/kernel/index.ts';

const door = stateMachine(
  'door',
  ['OPEN', 'SHUT', 'GONE'],
  {
    shut: { from: ['OPEN'], to: 'SHUT' },
    open: { from: ['SHUT'], to: 'OPEN' },
    remove: { from: ['OPEN', 'SHUT'], to: 'GONE' },
  },
  {
    actions: { 'door.shut': 'shut a door', 'door.open': 'open a door', 'door.remove': 'take an old door out' },
    choices: { GONE: 'Taken out' },
  },
);

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
    message: 'Cannot take an old door out with the status Taken out: it must be Open or Shut',
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

/** Returns the English and German refusals of each verb in each status that does not allow the verb. */
function refusals(): readonly (readonly [english: string, german: string])[] {
  const german = (text: string) =>
    text === invalidStatusTransition.english ? invalidStatusTransition.german : GERMAN[text];
  return CONTEXTS.flatMap(({ machines }) => machines).flatMap((machine) =>
    Object.keys(machine.transitions).flatMap((verb) =>
      machine.statuses
        .filter((status) => !machine.allows(status, verb))
        .map((status) => {
          try {
            machine.move(status, verb);
          } catch (refused) {
            if (refused instanceof Refusal) return [refused.message, refused.said.in(german)] as const;
          }
          throw new Error(`${machine.subject} allows ${verb} in the status ${status}`);
        }),
    ),
  );
}

test('refusals of all state machines have the right article and name the action in the words of the pages', async (t) => {
  const all = new Map(refusals());
  t.equal(all.size, 102);
  t.same(
    [...all.keys()].filter((english) => /\ba [aeio]/.test(english) || /\ban [^aeio]/.test(english)),
    [],
  );
  t.same(
    [...all].filter(([english, german]) => !/^\p{Lu}.* ist nicht möglich: Status /u.test(german) || german === english),
    [],
  );
  for (const [english, german] of [
    [
      'Cannot approve a count with the status Open: it must be Submitted',
      'Inventur genehmigen ist nicht möglich: Status Offen, nötig ist Zur Freigabe',
    ],
    [
      'Cannot enter lines in a count with the status Submitted: it must be Open',
      'Positionen einer Inventur erfassen ist nicht möglich: Status Zur Freigabe, nötig ist Offen',
    ],
    [
      'Cannot put goods into a batch with the status Planned: it must be In progress',
      'Ware in eine Produktion einsetzen ist nicht möglich: Status Geplant, nötig ist In Arbeit',
    ],
    [
      'Cannot give goods back from a batch with the status Completed: it must be In progress',
      'Ware aus einer Produktion zurückgeben ist nicht möglich: Status Fertig, nötig ist In Arbeit',
    ],
    [
      'Cannot note a contact for a recall with the status Closed: it must be Open',
      'Kontakt zu einem Rückruf festhalten ist nicht möglich: Status Abgeschlossen, nötig ist Offen',
    ],
    [
      'Cannot deactivate a customer with the status Inactive: it must be Active',
      'Kunden deaktivieren ist nicht möglich: Status Inaktiv, nötig ist Aktiv',
    ],
  ] as const) {
    t.equal(all.get(english), german, english);
  }
});
