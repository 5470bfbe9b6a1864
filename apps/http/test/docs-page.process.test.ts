/// <reference lib="dom" />
/**
 * Tests the page `/docs` in a real browser. The page shows every operation with its examples, can send a request, and
 * loads nothing from other hosts. Without a Chromium the tests are skipped. `CHROMIUM_PATH` is the path of a Chromium.
 */
import { readFileSync } from 'node:fs';
import { executablePath, skip } from '@cleaver/testing/machine/chromium';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { type Test, test } from 'tap';
import { ADMIN_PASSWORD, service } from './helper.ts';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
/** Operations whose responses are files: a table, and a download. */
const FILES = ['recallSheet', 'invoiceDatev'];
const SILENCE = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly requestBody?: { readonly content: { readonly 'application/json': Content } };
  readonly responses: Readonly<Record<string, Answer>>;
}
interface Content {
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>;
}
interface Answer {
  readonly $ref?: string;
  readonly content?: { readonly 'application/json': Content };
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, Answer>>;
    readonly examples: Readonly<Record<string, { readonly value: object }>>;
  };
}
const file = new URL(import.meta.resolve('@cleaver/client/openapi.json'));
const description: Description = JSON.parse(readFileSync(file, 'utf8'));

test('the page /docs shows every operation and sends requests', { skip, timeout: 600_000 }, async (t) => {
  const { app } = await service(t);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...FLAGS, ...SILENCE] });
  t.teardown(() => browser.close());
  const { page, faults } = await openDocs(browser, url);
  await showsEverything(t, page);
  await canBeTriedOut(t, page);
  await takesAToken(t, browser, url);
  await isForKeyboards(t, page);
  await isForPhones(t, page);
  t.same(faults, [], 'no request to other hosts, none that fails, no script that is stopped, no error');
});

/** Opens the page and records every fault on it. */
async function openDocs(browser: Browser, url: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!/^data:/.test(request.url()) && !request.url().startsWith(`${url}/`)) faults.push(`asks ${request.url()}`);
  });
  page.on('requestfailed', (request) => faults.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.url()}: ${answer.status()}`);
  });
  // The console also reports resources that the Content-Security-Policy blocks.
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${url}/docs`);
  await page.locator('.opblock').first().waitFor();
  return { page, faults };
}

async function showsEverything(t: Test, page: Page): Promise<void> {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const heads = await page
    .locator('.opblock')
    .evaluateAll((blocks) => blocks.map((block) => [block.id, block.textContent] as const));
  t.equal(heads.length, operations.length, 'every operation once');
  const closed = new Map(heads);
  for (const { path, method, operation } of operations) {
    const text = squeezed(closed.get(blockId(operation)) ?? '');
    t.match(text, squeezed(`${method}${path}`), `${method.toUpperCase()} ${path}`);
    t.match(text, squeezed(operation.summary), `${method.toUpperCase()} ${path}: what it is for`);
  }
  // Opens one operation with a body and one without for each tag, because each opening takes a fifth of a second.
  // openapi-examples.test.ts checks the examples of all operations.
  const kindOf = ({ tags, requestBody }: Operation) => `${tags[0]} ${requestBody !== undefined}`;
  const first = new Map(operations.toReversed().map((one) => [kindOf(one.operation), one]));
  const opened = [...first.values(), ...operations.filter(({ operation }) => FILES.includes(operation.operationId))];
  const shown = await openAll(
    page,
    opened.map(({ operation }) => blockId(operation)),
  );
  for (const { path, method, operation } of opened) {
    const { text = '', body, examples = {} } = shown[blockId(operation)] ?? {};
    const what = `${method.toUpperCase()} ${path}`;
    t.match(squeezed(text), squeezed(operation.description.replaceAll(/[`*]/g, '')), `${what}: who may`);
    const example = firstOf(operation.requestBody?.content['application/json']);
    t.same(JSON.parse(body || '{}'), example ?? {}, `${what}: its body`);
    const expected = Object.entries(operation.responses).map(([status, answer]) => [status, firstExample(answer)]);
    // A file has no example.
    const answers = Object.entries(examples).map(([status, json]) => [
      status,
      isFile(operation.responses[status]) ? undefined : (JSON.parse(json || 'null') ?? undefined),
    ]);
    t.same(Object.fromEntries(answers), Object.fromEntries(expected), `${what}: its answers`);
  }
}

interface Shown {
  readonly text: string;
  readonly body: string | undefined;
  /** Examples by status. */
  readonly examples: Readonly<Record<string, string>>;
}

/**
 * Opens these operations, and returns the text, the request body and the examples of each. Runs as one script in the
 * page, because each call to the browser and each awaited opening takes time.
 */
const openAll = (page: Page, ids: readonly string[]): Promise<Readonly<Record<string, Shown>>> =>
  page.evaluate(async (wanted) => {
    const blocks = wanted.flatMap((id) => document.getElementById(id) ?? []);
    const toggle = () => {
      for (const block of blocks) block.querySelector<HTMLElement>('.opblock-summary-control')?.click();
    };
    const answersOf = (block: Element) => [...block.querySelectorAll('.responses-wrapper tr.response')];
    const allHave = async (isThere: boolean) => {
      while (blocks.some((block) => answersOf(block).length > 0 !== isThere)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    toggle();
    await allHave(true);
    const shown = blocks.map((block) => {
      const examples = answersOf(block).map((row) => [
        row.getAttribute('data-code'),
        row.querySelector('.example')?.textContent,
      ]);
      const body = block.querySelector('textarea')?.value;
      return [block.id, { text: block.textContent, body, examples: Object.fromEntries(examples) }];
    });
    toggle();
    await allHave(false);
    return Object.fromEntries(shown);
  }, ids);

const blockId = ({ tags, operationId }: Operation): string =>
  `operations-${tags[0]?.replaceAll(' ', '_')}-${operationId}`;
const head = (block: Locator): Locator => block.locator('.opblock-summary-control');
const isFile = ({ content }: Answer = {}): boolean => content !== undefined && !('application/json' in content);
const squeezed = (text: string): string => text.replaceAll(/[\s\u200b]/g, '').toLowerCase();

/** Returns the example that the page shows first. */
function firstExample({ $ref, content }: Answer): unknown {
  if ($ref) return firstExample(description.components.responses[$ref.replace(/.*\//, '')] ?? {});
  return firstOf(content?.['application/json']);
}

function firstOf({ examples = {} }: Content = {}): object | undefined {
  const [first] = Object.values(examples);
  return first && description.components.examples[first.$ref.replace(/.*\//, '')]?.value;
}

async function canBeTriedOut(t: Test, page: Page): Promise<void> {
  const login = page.locator('#operations-Authentication-sessionLogin');
  await head(login).click();
  await login.locator('textarea').fill(JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }));
  t.match(await execute(login), { tokenType: 'Bearer' }, 'a log-in answers with tokens');
  await head(login).click();

  const create = page.locator('[id="operations-Product_categories-productCategoryCreate"]');
  await head(create).click();
  t.match(
    await execute(create),
    { name: 'Brühwurst' },
    'the next request has the token, and the example is a good one',
  );
  t.match(await create.locator('.curl').textContent(), /authorization: Bearer/i, 'it shows the request for a shell');
  await head(create).click();
}

/** Sends the filled-in request; returns the response body. */
async function execute(block: Locator): Promise<unknown> {
  await block.locator('button.execute').click();
  const answer = block.locator('.live-responses-table .response-col_description .highlight-code code').first();
  return JSON.parse((await answer.textContent()) ?? '');
}

async function takesAToken(t: Test, browser: Browser, url: string): Promise<void> {
  const credentials = { username: 'admin', password: ADMIN_PASSWORD };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(credentials) });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const { page } = await openDocs(browser, url);
  await page.locator('.auth-wrapper .authorize').click();
  await page.locator('.modal-ux input').first().fill(accessToken);
  await page.locator('.modal-ux button.authorize').first().click();
  await page.locator('.modal-ux .btn-done').first().click();
  const roles = page.locator('#operations-Users-roleList');
  await head(roles).click();
  t.match(await execute(roles), { content: [{ permissions: [] }] }, 'a token that is put in is sent');
  await page.close();
}

async function isForKeyboards(t: Test, page: Page): Promise<void> {
  const block = page.locator('#operations-Users-userGet');
  await head(block).focus();
  await page.keyboard.press('Enter');
  await block.locator('.responses-wrapper').waitFor();
  await page.keyboard.press('Enter');
  await block.locator('.responses-wrapper').waitFor({ state: 'detached' });
  t.pass('Enter opens an operation and closes it');
}

async function isForPhones(t: Test, page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 740 });
  for (const id of ['Authentication-sessionLogin', 'Inventory-stockBatchRemove', 'Articles-articleList']) {
    const block = page.locator(`[id^="operations-"][id$="${id.replace(/^\w+/, '')}"]`);
    await head(block).click();
    await block.locator('.responses-wrapper').waitFor();
  }
  const { width, wanted } = await page.evaluate(() => ({
    width: window.innerWidth,
    wanted: document.documentElement.scrollWidth,
  }));
  t.equal(wanted, width, 'nothing stands out to the side');
}
