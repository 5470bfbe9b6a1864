/// <reference lib="dom" />
/** Tests the rows for ingredients and steps of a draft recipe, for entry by keyboard. */
import { test } from 'tap';
import { becomes, browsing, drawn, focused } from './browser.ts';
import { fill } from './goods.ts';

test('ingredients and steps are entered row by row, by keyboard only', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { at: `/recipes/${made['draft']}` });
  await drawn(page);
  const row = (name: string | RegExp) => page.getByRole('form', { name });
  const added = row('Neue Zutat');
  await added.getByRole('combobox', { name: 'Artikel' }).focus();
  const ingredient = async (article: string, quantity: string) => {
    await page.keyboard.type(article);
    await page
      .getByRole('option', { name: new RegExp(article, 'i') })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await added.getByRole('combobox', { name: 'Artikel', expanded: false }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type(quantity);
    await page.keyboard.press('Enter');
    await row(new RegExp(`Zutat: ${article}`, 'i'))
      .first()
      .waitFor();
    await focused(added.getByRole('combobox', { name: 'Artikel' }));
  };
  await ingredient('Schweineschulter', '1,5');
  await ingredient('Schweinebauch', '0,5');
  await page.keyboard.press('Enter');
  await focused(row('Schritt 1').getByRole('textbox').first());
  await page.keyboard.press('Enter');
  await focused(row('Neuer Schritt').getByRole('textbox').first());
  await page.keyboard.type('Brühen');
  await page.keyboard.press('Enter');
  await row('Schritt 2').waitFor();
  await focused(row('Neuer Schritt').getByRole('textbox').first());
  const recipe = await shop.ask('GET', `/api/recipes/${made['draft']}`);
  t.match(recipe.ingredients, [
    { quantity: '48', position: 1 },
    { quantity: '1.5', uom: 'KG', position: 2 },
    { quantity: '0.5', uom: 'KG', position: 3 },
  ]);
  t.match(recipe.productionSteps, [{ description: 'Füllen' }, { description: 'Brühen', durationMinutes: null }]);
});

test('a row is saved by Enter or by leaving it, and a row with a fault is not saved and keeps its input', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { at: `/recipes/${made['draft']}` });
  await drawn(page);
  const ingredient = page.getByRole('form', { name: 'Zutat: Kalbsbrät' });
  await ingredient.getByLabel('Menge').fill('49,5');
  await ingredient.getByLabel('Menge').press('Enter');
  await focused(page.getByRole('form', { name: 'Neue Zutat' }).getByRole('combobox', { name: 'Artikel' }));
  const now = () => shop.ask('GET', `/api/recipes/${made['draft']}`);
  await becomes(t, async () => (await now()).ingredients[0].quantity, '49.5');

  const step = page.getByRole('form', { name: 'Schritt 1' });
  await step.getByLabel('Minuten').fill('bald');
  await page.getByRole('form', { name: 'Neue Zutat' }).getByRole('combobox', { name: 'Artikel' }).focus();
  await step.getByRole('button', { name: 'Speichern' }).click();
  await step.locator('[aria-invalid=true]').waitFor();
  t.match(await now(), { productionSteps: [{ durationMinutes: 20 }] });
  await becomes(t, () => step.getByLabel('Minuten').inputValue(), 'bald');
  await step.getByLabel('Minuten').fill('25');
  await step.locator('[name=newStepNumber]').fill('3');
  await page.getByRole('form', { name: 'Neue Zutat' }).getByRole('combobox', { name: 'Artikel' }).focus();
  await page.getByRole('form', { name: 'Schritt 3' }).waitFor();
  await becomes(t, async () => (await now()).productionSteps[0].durationMinutes, 25);
  t.match(await now(), { productionSteps: [{ durationMinutes: 25, stepNumber: 3, description: 'Füllen' }] });
});

test('a row without input shows what another user saved, and does not overwrite it', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { at: `/recipes/${made['draft']}` });
  await drawn(page);
  const row = page.getByRole('form', { name: 'Zutat: Kalbsbrät' });
  await becomes(t, () => row.getByLabel('Menge').inputValue(), '48');
  const path = `/api/recipes/${made['draft']}`;
  const [{ id, articleId }] = (await shop.ask('GET', path)).ingredients;
  await shop.ask('PUT', `${path}/ingredients/${id}`, { articleId, quantity: '47.5', uom: 'KG' });
  const step = page.getByRole('form', { name: 'Schritt 1' });
  await step.getByLabel('Minuten').fill('25');
  await page.keyboard.press('Enter');
  await step.getByText('Inzwischen hat jemand anderes').waitFor();
  await becomes(t, () => row.getByLabel('Menge').inputValue(), '47,5');
  await row.getByLabel('Position').fill('5');
  await page.keyboard.press('Enter');
  await becomes(t, async () => (await shop.ask('GET', path)).ingredients[0].position, 5);
  t.equal((await shop.ask('GET', path)).ingredients[0].quantity, '47.5');
});

test('a draft recipe warns of masses that do not match its output; an active one has no rows to edit', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { at: `/recipes/${made['draft']}` });
  await drawn(page);
  const told = page.getByText('Die Zutaten wiegen zusammen');
  await becomes(t, () => told.count(), 0, '48 kg for 50 kg');
  const quantity = page.getByRole('form', { name: 'Zutat: Kalbsbrät' }).getByLabel('Menge');
  await quantity.fill('31');
  await quantity.press('Enter');
  await told.waitFor();
  await becomes(t, () => told.textContent(), /31\skg, das Rezept ergibt aber 50\skg/);
  await page.goto(`/recipes/${made['recipe']}`);
  await drawn(page);
  await becomes(t, () => page.getByRole('form').count(), 0);
  await page.getByText(/95\skg kommen hinein/).waitFor();
  const wanted = page.getByLabel('Fertige Ware in kg');
  const scaled = (await wanted.inputValue()) === '50' ? '25' : '50';
  await wanted.fill(scaled);
  await page.getByText(new RegExp(`${scaled}\\skg kommen heraus`)).waitFor();
});
