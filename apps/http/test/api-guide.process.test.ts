/** The lines for the shell in docs/api.md, run as they are written. */
import { test } from 'tap';
import { bash, blocksOf, startService } from './guides.ts';

test('the examples of the API guide do what it says', async (t) => {
  const password = 'Sülze & Senf';
  const url = await startService(t, password);
  const blocks = blocksOf('api.md');
  const script = blocks.filter(({ language }) => language === 'sh');
  // Bodies have no line break at their end: `echo` between the blocks keeps them apart.
  const output = await bash(t, script.map(({ text }) => text).join('\necho\n'), { URL: url, PASSWORD: password });
  const lines = output.split('\n').filter(Boolean).map(answersIn);
  const [roles, cleared, repeated, imported, changed, articles, searched, refused] = lines;
  t.match(roles, [{ content: [{ name: 'ADMIN' }], page: { size: 1 } }]);
  t.match(cleared, [{ name: 'Sülze', description: '' }]);
  const [first, again] = repeated ?? [];
  t.match(first, { name: 'Pasteten' });
  t.same(again, first);
  t.same(imported, [{ dryRun: true, rows: 2, ids: [] }]);
  t.match(changed, [{ username: 'admin', branchId: 'nord' }]);
  t.same(articles, [{ content: [], page: { number: 0, size: 50, totalElements: 0, totalPages: 0 } }]);
  t.match(searched, [{ content: [], page: { totalElements: 0 } }]);

  const shown = JSON.parse(blocks.find(({ language }) => language === 'json')?.text ?? '');
  const [error] = refused as [object];
  t.same({ ...error, timestamp: shown.timestamp }, shown, 'the error that is shown is the one that comes');
});

/** Answers stand one after another in a line. */
const answersIn = (line: string): unknown[] => JSON.parse(`[${line.replaceAll('}{', '},{')}]`);
