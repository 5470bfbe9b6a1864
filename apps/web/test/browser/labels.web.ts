/// <reference lib="dom" />
/** Tests the pages of declarations and labels: from the supplier's sheet and a recipe to a released label. */
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { AXE, axe, cut, small } from './checks.ts';
import { labelled, SPICES } from './goods-labelled.ts';

test('an article is declared from a sheet by taps, others see it, and a new version names its differences', async (t) => {
  const { shop, as } = await browsing(t);
  const { spices } = await labelled(shop);
  await shop.person('vera', 'SALES_MANAGER');
  const { page, taken } = await as('admin', { at: `/articles/${spices}` });
  await page.getByRole('link', { name: 'Zutat', exact: true }).click();
  await page.getByLabel('Name in der Zutatenliste').fill('Gewürzmischung');
  await page.getByLabel('Woraus es besteht').fill(`${SPICES}, Milchpulver`);
  await page.getByText('Der Text nennt: Milch, Sellerie, Senf, E450').waitFor();
  const cell = (code: string) => page.locator(`[data-allergen=${code}]`);
  await cell('MILK').click();
  await cell('MILK').click();
  await becomes(t, () => cell('MILK').getAttribute('aria-pressed'), 'mixed', 'the second tap is a trace');
  await cell('MILK').click();
  await becomes(t, () => cell('MILK').getAttribute('aria-pressed'), 'false', 'the third tap takes it off');
  await page.getByLabel('Woraus es besteht').fill(SPICES);
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await cell('MUSTARD').click();
  await cell('MUSTARD').click();
  await cell('MUSTARD').click();
  await page.getByRole('button', { name: 'Senfkörner' }).click();
  await page.getByText('Welches Wort nennt Senf?').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('heading', { name: 'Fassungen' }).waitFor();
  const { content } = await shop.ask('GET', `/api/articles/${spices}/declarations`);
  t.match(content[0].allergens, [
    { code: 'CELERY', presence: 'CONTAINED', word: 'Sellerie' },
    { code: 'MUSTARD', presence: 'CONTAINED', word: 'Senfkörner' },
  ]);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Nichts wurde geändert').waitFor();
  await page.getByLabel('Woher stammt das?').fill('Datenblatt 11/2026');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('row', { name: /^2 .*Datenblatt 11\/2026/ }).waitFor();
  t.same(taken(), []);
  const vera = await as('vera', { at: `/articles/${spices}/ingredient` });
  await vera.page.getByText('Datenblatt 11/2026').first().waitFor();
  t.equal(await vera.page.getByRole('button', { name: 'Speichern' }).count(), 0, 'no write permission, no form');
  t.same(vera.taken(), []);
});

test('a recipe becomes a released label by answering questions, and is outdated by a new declaration', async (t) => {
  const { shop, as } = await browsing(t);
  const { lyoner, spices } = await labelled(shop);
  const { page, taken } = await as('admin', { width: 768, at: `/labels/new?articleId=${lyoner}` });
  await page.getByText('nach dem Rezept Lyoner fein, Version 1').waitFor();
  await page.getByRole('button', { name: 'Entwurf anlegen' }).click();
  const look = page.locator('[data-preview]');
  const reason = (code: string) => page.locator(`[data-reason=${code}]`);
  // The spices are not declared: the link leads to them, and saving leads back.
  await reason('DECLARATION_MISSING').getByRole('link', { name: 'Jetzt deklarieren' }).click();
  await page.getByLabel('Name in der Zutatenliste').fill('Gewürzmischung');
  await page.getByLabel('Woraus es besteht').fill(SPICES);
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await reason('DECLARATION_MISSING').waitFor({ state: 'detached' });
  await reason('QUID_UNDECIDED').getByRole('button', { name: 'Nein' }).click();
  await reason('MOISTURE_LOSS_UNDECIDED').getByRole('button', { name: 'Alles ist Wasser: 3 %' }).click();
  await page.getByRole('button', { name: 'Nein: hier verpackt und hier verkauft' }).click();
  await becomes(t, () => look.textContent(), /Schweinefleisch 62 %, Schweinespeck, Trinkwasser, Nitritpökelsalz/);
  await page.getByText('Bitte speichern, dann kann es freigegeben werden.').waitFor();
  await page.evaluate(AXE);
  t.same([...(await axe(page)), ...(await small(page)), ...(await cut(page))], []);
  t.same(await look.locator('[data-kind=INGREDIENTS] strong').allInnerTexts(), ['Senf', 'Sellerie']);
  await look.getByText(/^Zutaten/).click();
  await look.getByText('Regel: LMIV Art. 18, 21, 22').waitFor();
  await look.getByRole('link', { name: 'Lyonergewürz, Version 1' }).waitFor();
  await page.getByRole('group', { name: 'Zweck' }).getByRole('button', { name: 'Theke' }).click();
  await becomes(t, () => look.textContent(), /Enthält: Sellerie, Senf[\s\S]*mit Nitritpökelsalz, mit Phosphat/);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Das Etikett kann freigegeben werden.').waitFor();
  await page.getByRole('button', { name: 'Freigeben' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click();
  await page.getByText('Zutaten, wie sie deklariert waren').waitFor();
  await shop.ask('POST', `/api/articles/${spices}/declarations`, { role: 'INGREDIENT', name: 'Gewürze' });
  await page.reload();
  await page
    .locator('span')
    .filter({ hasText: /^Veraltet$/ })
    .waitFor();
  await page.getByRole('button', { name: 'Erneuern' }).click();
  await page.getByText('Etikett, Version 2').waitFor();
  await becomes(t, () => look.textContent(), /Gewürze/);
  await page.goto('/labels');
  await drawn(page);
  const open = page.getByRole('table', { name: 'Zu erledigen' });
  t.equal(await open.getByRole('row').count(), 3, 'the draft and the outdated label come first');
  t.same(taken(), []);
});

/** Counts the timers that wait for the keys of a person, by their delay. */
const countTimers = (): void => {
  const timer = window.setTimeout;
  window.setTimeout = ((work: TimerHandler, delay?: number) => {
    if (delay === 120)
      document.documentElement.dataset['timers'] = String(Number(document.documentElement.dataset['timers'] ?? 0) + 1);
    return timer(work, delay);
  }) as typeof window.setTimeout;
};

test('a draft at rest is not compiled again, and a loss that is no number is told at its field', async (t) => {
  const { shop, as } = await browsing(t);
  const { lyoner, recipe, pork } = await labelled(shop);
  const { id } = await shop.ask('POST', '/api/labels', {
    articleId: lyoner,
    decisions: {
      ...{ uses: ['PREPACKED'], legalName: 'Lyoner', recipeId: recipe },
      ingredients: [{ articleId: pork, moistureLossPercent: '5' }],
    },
  });
  const { page } = await as('admin');
  await page.addInitScript(countTimers);
  await page.goto(`/labels/${id}`);
  await drawn(page);
  await page
    .locator('[data-preview]')
    .getByText('Zutaten:')
    .or(page.locator('[data-reason]').first())
    .first()
    .waitFor();
  const timers = () => page.evaluate(() => Number(document.documentElement.dataset['timers'] ?? 0));
  await page.waitForTimeout(600);
  const before = await timers();
  await page.waitForTimeout(600);
  t.ok(before > 0, 'the keys are waited for');
  t.equal(await timers(), before);
  await page.getByText('Prozente der Zutaten').click();
  await page.getByLabel('Verlorenes Wasser in %').fill('viel');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await becomes(t, () => page.locator('[data-faulty]').count(), 1);
  await page.locator('[data-faulty] + div p').waitFor();
});
