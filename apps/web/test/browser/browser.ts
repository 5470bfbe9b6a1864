/// <reference lib="dom" />
/** Opens a browser on a shop, and records the faults on its pages. */
import { isDeepStrictEqual } from 'node:util';
import { chromiumPath } from '@cleaver/testing/machine/chromium';
import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Request } from 'playwright-core';
import { t as file, type Test } from 'tap';
import { openShop, PASSWORD, type Shop } from './shop.ts';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const SILENCE = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

export interface Look {
  readonly language?: 'de' | 'en';
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  /**
   * True to use the service worker. By default, the context blocks it, because tests cannot route the requests that it
   * handles.
   */
  readonly keepsPages?: boolean;
  /** The path of the first screen after the log-in. The default is Today, also for users whose work has another page. */
  readonly at?: string;
}

/** Maximum wait of `becomes` and `drawn` in milliseconds, sufficient for a slow machine. */
const LONGEST_MS = 30_000;

const HEIGHTS: Readonly<Record<number, number>> = { 1280: 900, 768: 1024, 390: 844, 320: 640 };

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * Returns errors and warnings of the console, uncaught errors, requests to other hosts, and responses with an error
   * status. Empties the list.
   */
  taken(): string[];
  /** Opens another tab from this page, as a link does. It gets the key of the session. */
  tab(): Promise<Page>;
  /** Opens another tab as a user does who types an address. It has the cookie of the session, but not its key. */
  typedTab(): Promise<Page>;
}

export interface Browsing {
  readonly shop: Shop;
  /** Opens a new browser context without a session. */
  visit(look?: Look): Promise<Visit>;
  /** Logs in as the user on the first screen, and waits for the screen. */
  as(username: string, look?: Look): Promise<Visit>;
}

/** The requests of each page that have no response yet. */
const asked = new WeakMap<Page, ReadonlySet<Request>>();

/** The browser of all tests of a file. Each visit has its own context, so visits share no state. */
let launched: Promise<Browser> | undefined;
file.teardown(async () => (await launched)?.close());

function launch(): Promise<Browser> {
  const executablePath = chromiumPath();
  launched ??= chromium.launch({ ...(executablePath && { executablePath }), args: [...FLAGS, ...SILENCE] });
  return launched;
}

export async function browsing(t: Pick<Test, 'teardown'>): Promise<Browsing> {
  const [shop, browser] = await Promise.all([openShop(), launch()]);
  const contexts: BrowserContext[] = [];
  t.teardown(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await shop.close();
  });
  const visit: Browsing['visit'] = async ({
    language = 'de',
    theme = 'light',
    width = 1280,
    keepsPages = false,
  } = {}) => {
    const viewport = { width, height: HEIGHTS[width] ?? 900 };
    const context = await browser.newContext({
      viewport,
      locale: language === 'de' ? 'de-DE' : 'en-GB',
      baseURL: shop.url,
      hasTouch: width < 1000,
      // Reduces motion, because Playwright clicks an element only after the element stops moving.
      reducedMotion: 'reduce',
      serviceWorkers: keepsPages ? 'allow' : 'block',
    });
    contexts.push(context);
    await context.addInitScript(
      ([name, colours]) => {
        // A new tab has a blank address without an origin, so it has no storage.
        if (location.protocol === 'about:') return;
        localStorage.setItem('cleaver.language', name as string);
        localStorage.setItem('cleaver.theme', colours as string);
      },
      [language, theme],
    );
    const faults: string[] = [];
    const note = (page: Page): void => {
      const open = new Set<Request>();
      asked.set(page, open);
      // After a new document is loaded, requests of the previous one no longer count. A link of the pages loads none.
      let loads = false;
      page.on('framenavigated', (frame) => {
        if (!loads || frame !== page.mainFrame()) return;
        loads = false;
        open.clear();
      });
      page.on('requestfinished', (request) => open.delete(request));
      page.on('requestfailed', (request) => open.delete(request));
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads = true;
        open.add(request);
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${shop.url}/`))
          faults.push(`asks ${request.url()}`);
      });
      page.on('response', (answer) => {
        if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
      });
      page.on('console', (message) => {
        if (message.text().includes('Service Worker registration blocked by Playwright')) return;
        if (['error', 'warning'].includes(message.type())) faults.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    };
    context.on('page', note);
    const page = await context.newPage();
    const tab = async (): Promise<Page> => {
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        page.evaluate(() => void window.open('about:blank')),
      ]);
      return opened;
    };
    return { page, context, taken: () => faults.splice(0), tab, typedTab: () => context.newPage() };
  };
  return {
    shop,
    visit,
    async as(username, look) {
      const visited = await visit(look);
      await visited.page.goto(look?.at ?? '/');
      await logIn(visited.page, username);
      // The pages open on the page of the user's work.
      if (!look?.at && new URL(visited.page.url()).pathname !== '/') await follow(visited.page, '/');
      return visited;
    },
  };
}

const passwordOf = (username: string): string => (username === 'admin' ? PASSWORD : `password of ${username}`);

export async function logIn(page: Page, username: string, password = passwordOf(username)): Promise<void> {
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill(password);
  await page.keyboard.press('Enter');
  // Waits until the page removes the field for the user name, because the log-in page also has a heading.
  await page.locator('[name=username]').waitFor({ state: 'detached' });
  await page.locator('main h1').waitFor();
}

/** Moves the mouse, so that the page loads its remaining code. Waits until the service worker has stored the pages. */
export async function keptPages(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
}

const COUNT_TAPS = (): void => {
  const page = globalThis as { countsTaps?: boolean };
  if (page.countsTaps) return;
  page.countsTaps = true;
  const count = (): void => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1));
  addEventListener('click', ({ isTrusted }) => isTrusted && count(), true);
};

/** Counts the taps in the tab from now on, also over reloads. Returns a function that reads the count. */
export async function countedTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(COUNT_TAPS);
  await page.evaluate(COUNT_TAPS);
  await page.evaluate(() => sessionStorage.setItem('taps', '0'));
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps')));
}

/** Waits until this element has the focus, because a page sets the focus after it has rendered. */
export const focused = (at: Locator): Promise<void> => at.and(at.page().locator(':focus')).waitFor();

/**
 * Waits until the read value equals the expected value, or matches the pattern. Fails with the last value after 30 s.
 * Use this function for values that an action changes with a delay.
 */
export async function becomes<T>(
  t: Pick<Test, 'same' | 'match'>,
  read: () => Promise<T>,
  expected: T | RegExp,
  message = '',
): Promise<void> {
  const isIt = (value: T): boolean =>
    expected instanceof RegExp ? expected.test(String(value)) : isDeepStrictEqual(value, expected);
  const end = Date.now() + LONGEST_MS;
  let value = await read();
  while (!isIt(value) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    value = await read();
  }
  if (expected instanceof RegExp) t.match(value, expected, message);
  else t.same(value, expected, message);
}

/**
 * Waits until the page is rendered: all responses have arrived, and rendering them sends no more requests. Throws with
 * the open requests after 30 s.
 */
export async function drawn(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  const end = Date.now() + LONGEST_MS;
  for (let quiet = 0; quiet < 3; ) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          // A tab in the background may get no frames for a while.
          const late = setTimeout(resolve, 1000);
          requestAnimationFrame(() => {
            clearTimeout(late);
            requestIdleCallback(resolve, { timeout: 1000 });
          });
        }),
    );
    const open = asked.get(page);
    quiet = open?.size === 0 ? quiet + 1 : 0;
    if (Date.now() > end) throw new Error(`No response: ${[...(open ?? [])].map((one) => one.url())}`);
  }
}

/** Waits until the form proposes a storage location, which is required, for each row. */
export async function placed(page: Page): Promise<void> {
  const place = page.getByLabel(/^Lagerort /);
  await place.first().waitFor();
  await place.locator('option:checked[value=""]').first().waitFor({ state: 'detached' });
}

/** Runs the work for all items, at most three at a time. */
export async function sideBySide<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const inTurn = async (): Promise<void> => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all([inTurn(), inTurn(), inTurn()]);
}

/** Follows a link to the address without a reload, as from a menu. Waits until the screen is rendered. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await drawn(page);
}

/**
 * Opens the dialogs of the screen one after another. Opens only one dialog for buttons with the same name. Closes each
 * dialog after the work, and waits until its button has the focus again. `opened`: the dialogs to skip, by screen and
 * name. Adds each opened dialog to `opened`.
 */
export async function eachDialog(
  page: Page,
  path: string,
  opened: Set<string>,
  work: (what: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const openers = page.locator('main button[aria-haspopup=dialog]');
  for (const [index, name] of (await openers.allTextContents()).entries()) {
    const what = `${path}: ${name}`;
    if (opened.has(what)) continue;
    opened.add(what);
    await openers.nth(index).click();
    await page.getByRole('dialog').waitFor();
    await drawn(page);
    await work(what);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await focused(openers.nth(index));
  }
}

/**
 * Sends the keys of a scanner at a fixed speed, ended by Enter. `␝` means FNC1, sent as Ctrl+]. One script sends all
 * keys, because a busy machine delivers single keys too late for a scanner. `every`: the time between keys in ms.
 * `target`: the CSS selector of the element that receives the keys. `pauses`: the positions of keys before which the
 * scanner pauses for 700 ms.
 */
export const scan = (
  page: Page,
  text: string,
  every = 5,
  target = 'document.activeElement',
  pauses: readonly number[] = [],
): Promise<void> =>
  page.evaluate(
    ([typed, gap, at, stops]) => {
      const field =
        at === 'document.activeElement' ? (document.activeElement ?? document.body) : document.querySelector(at);
      let now = performance.now();
      for (const [index, key] of [...typed, 'Enter'].entries()) {
        const code = key === '␝' ? 'BracketRight' : '';
        const event = new KeyboardEvent('keydown', {
          key: key === '␝' ? ']' : key,
          code,
          ctrlKey: key === '␝',
          bubbles: true,
          cancelable: true,
        });
        now += stops.includes(index) ? 700 : gap;
        Object.defineProperty(event, 'timeStamp', { value: now });
        const isLet = field?.dispatchEvent(event) ?? false;
        if (isLet && key.length === 1 && field instanceof HTMLInputElement) {
          field.value += key;
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      }
    },
    [text, every, target, pauses] as const,
  );

/** Sends the keys of a scanner, with no field focused. */
export async function scanBeside(page: Page, text: string, pauses?: readonly number[]): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await scan(page, text, 5, undefined, pauses);
}

/** Waits until the header shows that `count` bookings wait in the outbox. */
export const waiting = (page: Page, count: number): Promise<void> =>
  page.getByRole('link', { name: count === 1 ? '1 wartet' : `${count} warten`, exact: true }).waitFor();

/** Waits until the page has sent all pending bookings by itself. */
export const sent = (page: Page): Promise<void> =>
  page.getByRole('link', { name: /^\d+ warte[nt]$/ }).waitFor({ state: 'detached', timeout: 60_000 });
