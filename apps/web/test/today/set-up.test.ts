import { DEMO_ROLES } from '@cleaver/demo';
import { ROLE_NAMES } from '@cleaver/domain/identity';
import { test } from 'tap';
import { SCREENS } from '../../src/shell/navigation/routes.ts';
import { isWord, type SetUpCounts, stepAfter, stepAt, stepsOf } from '../../src/today/set-up.ts';

const NOTHING: SetUpCounts = {
  ...{ shop: 0, places: 0, categories: 0, vat: 0, articles: 0, suppliers: 0, customers: 0, stock: 0, recipes: 0 },
  users: 1,
};

const left = (counts: Partial<SetUpCounts>) =>
  stepsOf({ ...NOTHING, ...counts })
    .filter(({ isDone }) => !isDone)
    .map(({ name }) => name);

test('each set-up step is done with its first record, and the step for users with the second user', (t) => {
  t.same(left({}), Object.keys(NOTHING), 'the first administrator alone');
  t.same(left({ places: 3, articles: 1, users: 2 }), [
    ...['shop', 'categories', 'vat', 'suppliers', 'customers', 'stock', 'recipes'],
  ]);
  t.same(left(Object.fromEntries(Object.keys(NOTHING).map((name) => [name, 2]))), []);
  t.match(stepsOf({ ...NOTHING, places: 3 })[1], { name: 'places', count: 3, isDone: true });
  const screens = SCREENS.map(({ path }) => path);
  t.same(
    stepsOf(NOTHING).filter(({ to }) => !screens.includes(to)),
    [],
    'each leads to a screen',
  );
  t.end();
});

test('a page of a step leads to the next step that is not done, and after the last one to the first', (t) => {
  const steps = stepsOf({ ...NOTHING, places: 1, vat: 1 });
  const after = (name: keyof SetUpCounts) => stepAfter(steps, { name })?.name;
  t.equal(after('places'), 'categories');
  t.equal(after('categories'), 'articles', 'a step that is done is skipped');
  t.equal(after('users'), 'shop');
  const all = stepsOf(Object.fromEntries(Object.keys(NOTHING).map((name) => [name, 2])) as unknown as SetUpCounts);
  t.equal(stepAfter(all, { name: 'users' }), undefined);
  t.match(stepAt(steps, 'places', '/storage-locations'), { name: 'places' });
  t.match(stepAt(steps, 'places', '/storage-locations/new'), { name: 'places' });
  t.match(stepAt(steps, 'vat', '/settings'), { name: 'vat' }, 'two steps have this page');
  t.equal(stepAt(steps, 'places', '/stocks'), undefined, 'the user left the page of the step');
  t.equal(stepAt(steps, undefined, '/articles'), undefined);
  t.end();
});

test('isWord accepts the word for the demo shop in any case; the demo shop has a user for each role', (t) => {
  t.ok(isWord(' vorführbetrieb ', 'Vorführbetrieb'));
  t.notOk(isWord('', 'Vorführbetrieb'));
  t.notOk(isWord('ja', 'Vorführbetrieb'));
  t.same(DEMO_ROLES, ROLE_NAMES, 'it has a user for each role');
  t.end();
});
