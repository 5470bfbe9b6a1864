import { readInput } from '@cleaver/domain';
import { test } from 'tap';
import { ROUTES } from '../src/app.ts';
import { BODY_EXAMPLES } from '../src/openapi-examples.ts';

const withBody = ROUTES.flatMap(({ routes }) => routes).filter(({ takesBody }) => takesBody);

test('every operation with a body has an example, and no example is left over', async (t) => {
  t.same(Object.keys(BODY_EXAMPLES).sort(), withBody.map(({ operation }) => operation.name).sort());
});

test('every example is what its operation accepts, member by member', async (t) => {
  for (const { operation, pathMembers, otherMembers } of withBody) {
    const example = BODY_EXAMPLES[operation.name] ?? {};
    const path = Object.fromEntries(pathMembers.map((name) => [name, 'x']));
    t.doesNotThrow(() => readInput(operation.input, { ...example, ...path }), operation.name);
    t.same(
      Object.keys(example).filter((name) => !otherMembers.includes(name)),
      [],
      `${operation.name} knows every member`,
    );
  }
});
