/// <reference lib="dom" />
/** Tests that each page for a new record focuses its first field. */
import { test } from 'tap';
import { SCREENS } from '../../src/shell/routes.ts';
import { becomes, browsing, follow } from './browser.ts';
import { begins } from './checks.ts';
import { fill } from './goods.ts';

test('each page for a new record focuses its first field', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin');
  // A cutting begins with a scan, which needs no field.
  const pages = SCREENS.filter(({ path }) => path.endsWith('/new') && path !== '/cuttings/new');
  for (const { path } of pages) {
    await follow(page, path);
    await becomes(t, () => begins(page, 'main'), 'first field', path);
  }
});
