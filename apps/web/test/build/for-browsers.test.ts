import { test } from 'tap';
import { saidIn, withGerman, withoutGerman, withoutParts, withoutUnused } from '../../build/for-browsers.ts';

test("the service's parts of operations go, and nothing else does", (t) => {
  const code = `import { heavy } from './heavy.js';
export const rate = command({
  name: 'supplier.rate',
  input: form({ run: text() }),
  async run(unit, input) { return heavy(unit, input); },
});
export const list = query({ name: 'supplier.list', run: ({ reader }) => reader.page(), permission: 'MASTERDATA_READ' });
export const other = { run: () => 1 };
export const Lots = aggregateKind({ name: 'lot', restore: Lot.restore, sortable: { createdAt: 'plain' } });`;
  const left = withoutParts(code);
  t.notMatch(left, /heavy\(unit|reader\.page/);
  t.match(left, /name: 'supplier\.rate'/);
  t.match(left, /form\(\{ run: text\(\) \}\)/, 'a member of a form may be called run');
  t.match(left, /permission: 'MASTERDATA_READ'/);
  t.notMatch(left, /Lot\.restore/);
  t.match(left, /name: 'lot',\s+sortable/);
  t.match(left, /other = \{ run: \(\) => 1 \}/);
  t.doesNotThrow(() => saidIn(left), 'what is left is a module still');
  t.end();
});

test('calls beside functions are marked as such that may go, calls within functions are not', (t) => {
  t.equal(
    withoutUnused('const a = form({ b: text(1) });\nconst c = () => check(a);\nclass D { e() { f(); } }'),
    'const a = /* @__PURE__ */ form({ b: /* @__PURE__ */ text(1) });\nconst c = () => check(a);\nclass D { e() { f(); } }',
  );
  t.end();
});

test('refusals keep their English', (t) => {
  const code = `export const taken = refusal('conflict', 'TAKEN', 'It is taken', "Es ist vergeben");
export const slow = throttled('SLOW', 'Too many', 'Zu viele');
export const of = (kind) => refusal('not_found', \`\${kind}_NOT_FOUND\`, 'Not there', 'Nicht da');`;
  const left = withoutGerman(code);
  t.notMatch(left, /vergeben|Zu viele|Nicht da/);
  for (const english of ['It is taken', 'Too many', 'Not there']) t.ok(saidIn(left).includes(english));
  t.end();
});

test('a module brings the German of what it says: sentences with places, words, names of verbs', (t) => {
  const source = `say\`must have at most \${max} of \${all}\`; word('lot'); machine({ block: 1 }); t\`One\\nline\``;
  const german = {
    'must have at most {0} of {1}': 'höchstens {0} von {1}',
    lot: 'Charge',
    block: 'sperren',
    'Too many requests': 'Zu viele Anfragen',
    'One\nline': 'Eine',
  };
  const made = withGerman(source, german);
  for (const said of ['höchstens {0} von {1}', 'Charge', 'sperren', 'Eine']) t.ok(saidIn(made).includes(said), said);
  t.notMatch(made, /Zu viele/);
  t.equal(withGerman('export const one = 1', german), 'export const one = 1');
  t.end();
});
