/** Runs the shell lines of docs/api.md unchanged. */
import { test } from 'tap';
import { bash, blocksOf, startService } from './guides.ts';

test('the examples of the API guide have the results that the guide describes', async (t) => {
  const password = 'Sülze & Senf';
  const url = await startService(t, password);
  const blocks = blocksOf('api.md');
  const script = blocks.filter(({ language }) => language === 'sh');
  // Separates the blocks with `echo`, because response bodies do not end with a line break.
  const output = await bash(t, script.map(({ text }) => text).join('\necho\n'), { URL: url, PASSWORD: password });
  const lines = output.split('\n').filter(Boolean).map(answersIn);
  const [roles, cleared, repeated, imported, sent, changed, articles, searched, refused] = lines;
  t.match(roles, [{ content: [{ name: 'ADMIN' }], page: { size: 1 } }]);
  t.match(cleared, [{ name: 'Sülze', description: '' }]);
  const [first, again] = repeated ?? [];
  t.match(first, { name: 'Pasteten' });
  t.same(again, first);
  t.same(imported, [{ dryRun: true, rows: 2, ids: [] }]);
  t.match(sent, [{ kind: 'suppliers', created: 1, changed: 0, unchanged: 0, faults: [] }]);
  t.match(changed, [{ username: 'admin', branchId: 'nord' }]);
  t.same(articles, [{ content: [], page: { number: 0, size: 50, totalElements: 0, totalPages: 0 } }]);
  t.match(searched, [{ content: [], page: { totalElements: 0 } }]);

  const shown = JSON.parse(blocks.find(({ language }) => language === 'json')?.text ?? '');
  const [error] = refused as [object];
  t.same({ ...error, timestamp: shown.timestamp }, shown, 'the error that is shown is the one that comes');
});

/** Parses the response bodies, which follow each other in one line. */
const answersIn = (line: string): unknown[] => JSON.parse(`[${line.replaceAll('}{', '},{')}]`);
