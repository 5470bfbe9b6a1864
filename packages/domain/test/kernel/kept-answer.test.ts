import fc from 'fast-check';
import { test } from 'tap';
import { KeptAnswer, type KeptAnswerState, type Message, say } from '../../src/kernel/index.ts';

const kept = (answer: unknown): KeptAnswer =>
  KeptAnswer.keep({ id: 'k', request: 'r', answer, expiresAt: new Date('2026-01-06T11:00:00.000Z') });

/** Returns the response after a round trip through a store that supports only JSON. */
const stored = ({ state }: KeptAnswer): KeptAnswer =>
  KeptAnswer.restore({ ...(state as KeptAnswerState), answer: JSON.parse(JSON.stringify(state.answer)) });

test('replay returns the response to the same request, and refuses another request', async (t) => {
  t.strictSame(kept({ id: 'c1' }).replay('r'), { id: 'c1' });
  t.throws(() => kept({ id: 'c1' }).replay('another'), { kind: 'mismatch', code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('replay restores any plain data, including dates, from a store that supports only JSON', async (t) => {
  const leaf = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
  );
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('data')),
      fc.dictionary(fc.string(), tie('data'), { noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(data, (answer) => t.strictSame(stored(kept(answer)).replay('r'), answer)),
    { numRuns: 200 },
  );
});

test('replay restores a message as a message, which can be translated', async (t) => {
  const answer = { message: say`${say`Beef`} is called off by ${1} ${'KG'}` };
  const { message } = stored(kept(answer)).replay('r') as { readonly message: Message };
  const german = { '{0} is called off by {1} {2}': '{0} wird um {1} {2} abgerufen', Beef: 'Rind' };
  t.equal(
    message.in((pattern) => german[pattern as keyof typeof german]),
    'Rind wird um 1 KG abgerufen',
  );
});

test('replay returns null for an undefined response and for undefined members', async (t) => {
  t.equal(stored(kept(undefined)).replay('r'), null);
  t.strictSame(stored(kept({ a: undefined })).replay('r'), { a: null });
});

test('KeptAnswer.keep throws a TypeError for values that are not plain data', async (t) => {
  for (const odd of [new Map(), new Set([1]), /x/, Object.create({ a: 1 })]) {
    t.throws(() => kept({ inside: [odd] }), TypeError);
  }
});
