/** Tests cutting schemes on their pages and from a cutting, and a cutting whose weights do not match. */
import { test } from 'tap';
import { browsing, drawn, focused, scanBeside } from './browser.ts';
import { fill } from './goods.ts';

test('a cutting scheme is created from the page of its article, changed and deleted', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin', { width: 1280 });
  const { content } = await shop.ask('GET', '/api/articles?q=schweineschulter');
  await page.goto(`/articles/${content[0].id}`);
  await page.getByText('Dieser Artikel hat noch keinen Zerlegeplan.').waitFor();
  await page.getByRole('link', { name: 'Neuer Zerlegeplan' }).click();
  await page.getByLabel('Name').fill('In zwei Teile');
  const parts = page.getByRole('group', { name: 'Teile' });
  await parts.getByRole('combobox', { name: 'Artikel' }).first().fill('schweinebauch');
  await page.getByRole('option', { name: /Schweinebauch/ }).click();
  await parts.getByLabel('Anteil in %').first().fill('91,5');
  await parts.getByLabel('Grund').last().fill('Knochen');
  await parts.getByLabel('Anteil in %').last().fill('9');
  await page.getByText('Übliche Ausbeute 91,5 %, Abfall 9 %. Das sind 0,5 % zu viel.').waitFor();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Dürfen zusammen höchstens 100 % ergeben').waitFor();
  await parts.getByLabel('Anteil in %').last().fill('6,5');
  await page.getByText('Der Rest, 2 %, ist der übliche Verlust.').waitFor();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.waitForURL(/\/cutting-schemes\/[\w-]{36}$/);
  const path = `/api/production/cutting-schemes/${page.url().split('/').at(-1)}`;
  t.match((await shop.ask('GET', path)).parts, [{ sharePercent: 91.5 }, { kind: 'WASTE', sharePercent: 6.5 }]);

  await page.getByRole('button', { name: 'Ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Nur der Bauch');
  await dialog.getByRole('button', { name: 'Zeile 2 entfernen' }).click();
  await dialog.getByText('Der Rest, 8,5 %, ist der übliche Verlust.').waitFor();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('heading', { name: 'Nur der Bauch', level: 1 }).waitFor();
  t.equal((await shop.ask('GET', path)).parts.length, 1);

  await page.goto(`/articles/${content[0].id}`);
  await page.getByRole('link', { name: 'Nur der Bauch' }).click();
  // After the deletion, a slow device still shows the record for a moment. The page must not request the record again.
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.getByRole('button', { name: 'Löschen' }).click();
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await page.waitForURL('**/cutting-schemes?articleId=*');
  await page.getByRole('heading', { name: 'Zerlegepläne', level: 1 }).waitFor();
  await drawn(page);
  const { content: left } = await shop.ask('GET', '/api/production/cutting-schemes');
  t.same(
    left.map(({ id }: { id: string }) => id),
    [made['scheme']],
  );
  t.same(taken(), []);
});

test('a cutting can be saved as a scheme before and after it is booked', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.person('paula', 'PRODUCTION_MANAGER');
  const { page, taken } = await as('paula', { width: 768 });
  const schemes = async () => (await shop.ask('GET', '/api/production/cutting-schemes?sort=createdAt')).content;
  const save = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Als Zerlegeplan speichern' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await page.goto('/cuttings/new?code=L-2611-20');
  await page.getByLabel('Wie viel von L-2611-20?').fill('40');
  await page.getByRole('button', { name: 'Grob' }).click();
  await page.getByLabel('Schweinebauch', { exact: true }).fill('15');
  await page.getByLabel('Abfall: Knochen').fill('3');
  await save('Vom Tisch');
  t.equal(await page.getByLabel('Schweinebauch', { exact: true }).inputValue(), '15', 'the cutting stays on the table');
  await page.getByRole('button', { name: 'Vom Tisch' }).waitFor();
  t.match((await schemes()).at(-1), {
    name: 'Vom Tisch',
    parts: [
      { kind: 'OUTPUT', sharePercent: 37.5 },
      { kind: 'WASTE', reason: 'Knochen', sharePercent: 7.5 },
    ],
  });
  await page.goto(`/cuttings/${made['cutting']}`);
  await save('Wie am Montag');
  t.match((await schemes()).at(-1), {
    name: 'Wie am Montag',
    parts: [{ sharePercent: 54.44 }, { sharePercent: 35.55 }, { reason: 'Knochen', sharePercent: 8.88 }],
  });
  await shop.person('walter', 'PRODUCTION_WORKER');
  const worker = await as('walter', { width: 390 });
  await worker.page.goto(`/cuttings/${made['cutting']}`);
  await drawn(worker.page);
  t.equal(await worker.page.getByRole('button', { name: 'Als Zerlegeplan speichern' }).count(), 0);
  t.same([...taken(), ...worker.taken()], []);
});

test('a cutting asks about a low yield only when its weights match', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  await shop.person('walter', 'PRODUCTION_WORKER');
  const { page } = await as('walter', { width: 390, at: '/cuttings/new' });
  await drawn(page);
  await scanBeside(page, 'L-2611-20');
  await page.getByLabel('Wie viel von L-2611-20?').fill('40');
  await page.getByRole('button', { name: 'Grob' }).click();
  const [shoulder, belly] = ['Schweineschulter', 'Schweinebauch'].map((name) => page.getByLabel(name, { exact: true }));
  await shoulder?.fill('35');
  await belly?.fill('15');
  await page.getByText('Es sind 10 kg mehr herausgekommen, als zerlegt wurden.').waitFor();
  const book = page.getByRole('button', { name: 'Zerlegung buchen' });
  await book.click();
  await page.getByRole('alert').getByText('Eingang 40 kg passt nicht zu Ausgang 50 kg').waitFor();
  t.equal(await page.getByText('die Antwort bleibt als Notiz stehen').count(), 0);
  await shoulder?.fill('16');
  await belly?.fill('10');
  await page.getByLabel('Abfall: Knochen').fill('14');
  await page.getByText('Die Gewichte gehen auf').waitFor();
  await book.click();
  await page.getByText('Die Ausbeute ist 65 %, üblich sind 89 %.').waitFor();
  await focused(page.getByLabel('Notiz'));
  await page.getByLabel('Notiz').fill('Viel Schwarte');
  await book.click();
  await page.waitForURL(/\/cuttings\/[\w-]{36}$/);
  const cutting = await shop.ask('GET', `/api/production/cuttings/${page.url().split('/').at(-1)}`);
  t.match(cutting, { note: 'Viel Schwarte', yieldPercent: '65' });
});
