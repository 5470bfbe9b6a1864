/** Tests the navigation as data: the limits of jobs, the place of each screen, and what each role sees. */
import { ROLES } from '@cleaver/domain';
import { ROLE_NAMES, type RoleName } from '@cleaver/domain/identity';
import { test } from 'tap';
import { JOBS, MOST_ENTRIES, MOST_JOBS } from '../../src/contexts/jobs.ts';
import { SEARCH_WORDS } from '../../src/contexts/search-words.ts';
import { opensOn } from '../../src/contexts/work.ts';
import { shown } from '../../src/shell/language/language.ts';
import {
  aboveOf,
  addressOf,
  type Caller,
  ENTRIES,
  type Entry,
  entryAt,
  jobsOf,
  pathOf,
  placeOf,
  quickEntries,
  tabsOf,
} from '../../src/shell/navigation/places.ts';
import { SCREENS } from '../../src/shell/navigation/routes.ts';
import type { Screen } from '../../src/shell/navigation/screen.ts';
import { screenAt } from '../../src/shell/navigation/screens.ts';
import { allows } from '../../src/shell/session/session-request.ts';
import { CARDS } from '../../src/today/desk.ts';

const TODAY = '2026-11-23';
const callerWith = (...roles: readonly RoleName[]): Caller => ({
  permissions: roles.flatMap((role) => ROLES[role].permissions),
  today: TODAY,
});
const ADMIN = callerWith('ADMIN');
const at = (address: string, caller: Caller): Entry | undefined => {
  const { pathname, searchParams } = new URL(address, 'http://shop');
  return entryAt(pathname, searchParams, caller);
};

test('the rail has at most nine jobs, and a job at most seven entries, each at its own position', (t) => {
  t.ok(JOBS.length <= MOST_JOBS, `${JOBS.length} jobs`);
  t.equal(MOST_JOBS, 9);
  t.equal(MOST_ENTRIES, 7);
  for (const { name } of JOBS) {
    const entries = ENTRIES.filter(({ job }) => job === name);
    t.ok(entries.length <= MOST_ENTRIES, `${name} has ${entries.map(({ to }) => to)}`);
    t.equal(new Set(entries.map(({ at: position }) => position)).size, entries.length, `${name}: positions`);
  }
  for (const entry of ENTRIES) t.ok(screenAt(entry.path), `${entry.to} opens a screen`);
  const quick = ENTRIES.flatMap((entry) => entry.quick ?? []);
  t.equal(new Set(quick).size, quick.length, 'the importance on phones is unambiguous');
  t.end();
});

test('each screen belongs to an entry, or the header links to it', (t) => {
  for (const screen of SCREENS) {
    const place = placeOf(screen);
    if (screen.inHeader) t.equal(place, undefined, screen.path);
    else
      t.ok(
        ENTRIES.some(({ path }) => path === place),
        `${screen.path} is below ${place}`,
      );
    if (screen.below)
      t.ok(
        SCREENS.some(({ path }) => path === screen.below),
        screen.path,
      );
  }
  t.same(
    SCREENS.filter(({ inHeader }) => inHeader).map(({ path }) => path),
    ['/account', '/help'],
  );
  t.end();
});

/**
 * Returns the number of clicks from any screen of the job of this screen: one on the entry, one on a tab, and one on a
 * row or a button for a screen below a list. Screens below a record are part of it.
 */
function clicksTo(screen: Screen): number {
  if (screen.nav) return 1;
  if (screen.tab) return 2;
  return 1 + (placeOf(screen) === undefined ? 0 : clicksTo(aboveOf(screen) ?? screen));
}

test('each list and each task is reached by at most two clicks from every screen of its job', (t) => {
  // The page of labels shows the lots in its address, as the page of a record does. The cleaning plan is the paper of
  // the cleaning tasks.
  const PAPERS = ['/lots/labels', '/hygiene/cleaning/print'];
  const views = SCREENS.filter(({ path, action }) => !path.includes('/:') && !action && !PAPERS.includes(path));
  t.ok(views.length > 25, `${views.length}`);
  for (const screen of views) t.ok(clicksTo(screen) <= 2, `${screen.path}: ${clicksTo(screen)}`);
  // The tabs of the other entries are not linked, so an entry has to be a screen of its own.
  for (const { path, tab } of SCREENS) {
    if (!tab) continue;
    const entry = ENTRIES.find(({ to }) => to === tab.of);
    t.ok(entry && tabsOf(entry, ADMIN).some((one) => one.path === path), path);
  }
  t.end();
});

test('the search words are those of screens and entries', (t) => {
  const names = new Set([...SCREENS.map(({ path }) => path), ...ENTRIES.map(({ to }) => to)]);
  t.same(
    Object.keys(SEARCH_WORDS).filter((name) => !names.has(name)),
    [],
  );
  for (const { to } of ENTRIES) t.ok(SEARCH_WORDS[to], `${to} has search words`);
  t.end();
});

test('the counts of the navigation are those of cards of Today', (t) => {
  const counts = [...ENTRIES.map(({ count }) => count), ...SCREENS.map(({ tab }) => tab?.count)];
  for (const count of counts.filter((one) => one !== undefined))
    t.ok((CARDS as readonly string[]).includes(count), count);
  t.end();
});

test('each role sees what it uses, and opens on its page', (t) => {
  const navigation = (role: RoleName) =>
    Object.fromEntries(
      jobsOf(callerWith(role)).map(({ title, entries }) => [
        shown(title),
        entries.map((entry) => pathOf(entry.to) + (entry.to === entry.path ? '' : ' filtered')),
      ]),
    );
  const production = ['/batches filtered', '/batches', '/cuttings', '/recipes', '/labels'];
  const sales = ['/orders', '/deliveries', '/invoices', '/open-items', '/availability', '/customers'];
  const checks = ['/hygiene/day', '/temperatures'];
  const goods = ['/articles', '/counter'];
  const expected: Readonly<Record<Exclude<RoleName, 'ADMIN'>, readonly [Readonly<Record<string, unknown>>, string]>> = {
    SALES_STAFF: [{ Today: ['/', '/round'], Sales: sales, Quality: checks, Articles: goods }, '/orders'],
    SALES_MANAGER: [{ Today: ['/'], Sales: sales, Articles: goods, Figures: ['/figures'] }, '/orders'],
    WAREHOUSE_WORKER: [
      {
        Today: ['/', '/floor', '/scan', '/round'],
        Sales: ['/picking', '/deliveries'],
        'Goods receipts': ['/goods-receipts'],
        Stock: ['/stocks', '/transfer', '/write-off', '/counts', '/storage-locations'],
        Quality: checks,
      },
      '/',
    ],
    PRODUCTION_WORKER: [
      { Today: ['/', '/floor', '/scan', '/round'], Production: production, Stocks: ['/stocks'], Quality: checks },
      `/batches?productionDate=${TODAY}`,
    ],
    PRODUCTION_MANAGER: [
      {
        Today: ['/', '/floor', '/scan', '/round'],
        Production: production,
        Stock: ['/stocks', '/transfer', '/write-off'],
        Quality: checks,
        Figures: ['/figures'],
      },
      `/batches?productionDate=${TODAY}`,
    ],
    QUALITY_MANAGER: [
      {
        Today: ['/', '/floor', '/scan', '/round'],
        Labels: ['/labels'],
        Stocks: ['/stocks'],
        Quality: ['/goods-receipts filtered', '/holds', '/recalls', '/block', ...checks, '/hygiene/plan'],
        Office: ['/figures', '/hygiene/report'],
      },
      '/goods-receipts?inspection=DUE',
    ],
    QUALITY_INSPECTOR: [
      {
        Today: ['/', '/floor', '/scan', '/round'],
        Labels: ['/labels'],
        Stocks: ['/stocks'],
        Quality: ['/goods-receipts filtered', '/holds', '/recalls', ...checks, '/hygiene/plan'],
        'Hygiene report': ['/hygiene/report'],
      },
      '/goods-receipts?inspection=DUE',
    ],
    PROCUREMENT_MANAGER: [
      {
        Today: ['/', '/floor'],
        Buying: ['/goods-receipts', '/suppliers'],
        Stocks: ['/stocks'],
        Articles: ['/articles'],
        Figures: ['/figures'],
      },
      '/',
    ],
  };
  for (const [role, [places, page]] of Object.entries(expected)) {
    t.same(navigation(role as RoleName), places, role);
    t.equal(opensOn(callerWith(role as RoleName).permissions, TODAY), page, role);
  }
  t.equal(jobsOf(ADMIN).flatMap(({ entries }) => entries).length, ENTRIES.length, 'the owner uses everything');
  t.equal(opensOn(ADMIN.permissions, TODAY), '/', 'several fields of work open on Today');
  t.equal(opensOn([], TODAY), '/');
  t.same(
    jobsOf({ permissions: [], today: TODAY }).map(({ title }) => shown(title)),
    ['Today'],
  );
  t.end();
});

test('no entry, tab or page of a role leads to a refusal', (t) => {
  for (const role of ROLE_NAMES) {
    const caller = callerWith(role);
    const entries = jobsOf(caller).flatMap((job) => job.entries);
    const addresses = [
      ...entries.map((entry) => addressOf(entry, caller)),
      ...entries.flatMap((entry) => tabsOf(entry, caller).map(({ path }) => path)),
      opensOn(caller.permissions, TODAY),
    ];
    for (const address of addresses) {
      const need = screenAt(pathOf(address))?.screen.need;
      t.ok(need && allows(need, caller.permissions), `${role}: ${address}`);
    }
  }
  t.end();
});

test('a phone has at most four entries beside the one for everything else, the most important of the role', (t) => {
  const quick = (...roles: RoleName[]) => quickEntries(callerWith(...roles)).map(({ path }) => path);
  t.same(quick('WAREHOUSE_WORKER'), ['/', '/picking', '/goods-receipts', '/scan']);
  t.same(quick('PRODUCTION_WORKER'), ['/', '/batches', '/scan', '/stocks']);
  t.same(quick('QUALITY_INSPECTOR'), ['/', '/goods-receipts', '/scan', '/holds']);
  t.same(quick('SALES_STAFF'), ['/', '/orders', '/customers', '/articles']);
  t.same(quick('PROCUREMENT_MANAGER'), ['/', '/goods-receipts', '/stocks', '/articles']);
  t.same(quick('ADMIN'), ['/', '/orders', '/batches', '/picking']);
  t.end();
});

test('the current entry is the one of the record, of the tab, or of the filters in the address', (t) => {
  const entries: readonly (readonly [address: string, entry: string])[] = [
    ['/stocks/1', '/stocks'],
    ['/stocks/1/batches/2', '/stocks'],
    ['/expiring?withinDays=3', '/stocks'],
    ['/lots/1/trace', '/stocks'],
    ['/lots/labels?lot=1', '/stocks'],
    ['/orders/week', '/orders'],
    ['/standing-orders/new', '/orders'],
    ['/batches/1/make', '/batches'],
    ['/batches?productionDate=2026-11-23&status=PLANNED', '/batches?productionDate={today}'],
    ['/batches?productionDate=2026-11-24', '/batches'],
    ['/goods-receipts?inspection=DUE', '/goods-receipts?inspection=DUE'],
    ['/goods-receipts/1', '/goods-receipts'],
    ['/outbox', '/floor'],
  ];
  for (const [address, entry] of entries) t.equal(at(address, ADMIN)?.to, entry, address);
  t.equal(at('/help', ADMIN), undefined);
  t.equal(at('/nothing', ADMIN), undefined);
  const quality = callerWith('QUALITY_MANAGER');
  t.equal(at('/goods-receipts/1', quality)?.to, '/goods-receipts?inspection=DUE', 'of the own entries');
  const warehouse = callerWith('WAREHOUSE_WORKER');
  t.equal(at('/goods-receipts?inspection=DUE', warehouse)?.to, '/goods-receipts');
  t.end();
});

test('the navigation includes the current entry of a user who found it with the search', (t) => {
  const caller = callerWith('SALES_STAFF');
  const current = at('/suppliers/1', caller);
  t.equal(current?.to, '/suppliers');
  t.same(
    jobsOf(caller, current).map(({ title }) => shown(title)),
    ['Today', 'Sales', 'Suppliers', 'Quality', 'Articles'],
  );
  t.end();
});

test('views of the same things are tabs of one entry', (t) => {
  const tabs = Object.fromEntries(
    ENTRIES.map((entry) => [entry.to, tabsOf(entry, ADMIN).map(({ text }) => shown(text))]).filter(
      ([, texts]) => texts?.length,
    ),
  );
  t.same(tabs, {
    '/orders': ['List', 'Confirm', 'Week', 'Standing orders'],
    '/invoices': ['Invoices', 'Billing'],
    '/open-items': ['Open items', 'Bank in', 'Payments'],
    '/batches': ['List', 'Week'],
    '/cuttings': ['Cuttings', 'Cutting schemes'],
    '/stocks': ['By article', 'By lot', 'By place', 'Expiring', 'Below minimum'],
    '/hygiene/day': ['Day', 'Readings', 'Cleaning records'],
    '/temperatures': ['Rooms', 'Deviations'],
    '/hygiene/plan': ['Control points', 'Cleaning tasks', 'Devices'],
    '/articles': ['Articles', 'Categories'],
    '/users': ['Users', 'Roles and permissions'],
  });
  t.end();
});
