/** What the audit log has is told in words: records, members and verbs. */
import { test } from 'tap';
import { differing, type Members } from '../../src/ui/differences.ts';
import { namedInHistory } from '../../src/ui/history-words.ts';
import { hasFieldWord } from '../../src/ui/words.ts';
import { browsing, settled } from './browser.ts';
import { fill } from './goods.ts';

interface Change {
  readonly entity: string;
  readonly before: Members | null;
  readonly after: Members | null;
}

test('every member that a history shows has a word, and what it refers to is named', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { content } = await shop.ask('GET', '/api/audit-log?size=500');
  const changes: Change[] = content.flatMap((entry: { changes: Change[] }) => entry.changes);
  const names = changes.flatMap(({ entity, before, after }) => [
    entity,
    ...differing(before ?? {}, after ?? {}).flatMap(({ name }) => name.split('.')),
  ]);
  const wordless = [...new Set(names)].filter(
    (name) => !/^\d+$/.test(name) && !hasFieldWord(name) && !namedInHistory(name),
  );
  t.same(wordless, []);
  const { page } = await as('admin');
  await page.goto(`/stocks/${made['stock']}`);
  await settled(page);
  const history = page.getByRole('region', { name: 'Verlauf' });
  await history.getByText('Kalbsbrät').first().waitFor();
  t.match(await history.textContent(), /Kühlraum 1/);
});
