/**
 * Tests that the picture of a trace has no overlaps, that its edges lead to the right, and that large parts are folded.
 */
import { type Test, test } from 'tap';
import { type Item, type Link, layered, type Picture } from '../../src/quality/trace/layers.ts';

const item = (id: string, more: Partial<Item> = {}): Item => ({ id, group: 'LOT', steps: 0, rank: id, ...more });
const links = (...pairs: readonly string[]): Link[] =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split('>');
    return { from, to };
  });
const ALL = { most: 1000, reach: 1000, opened: new Set<string>() };

const columnOf = ({ boxes }: Picture, id: string) => boxes.find((box) => box.id === id)?.column;
const boxOf = ({ boxes }: Picture, id: string) => boxes.find(({ items }) => items.includes(id));

/** Checks the rules of every picture. Returns the broken rules. */
function faults({ boxes, lines, columns, rows }: Picture): string[] {
  const found: string[] = [];
  const at = new Map(boxes.map((box) => [box.id, box]));
  for (const box of boxes) {
    if (box.column < 0 || box.column >= columns || box.y < 0.49 || box.y > rows - 0.49) found.push(`${box.id} is out`);
    for (const other of boxes) {
      if (other.id <= box.id || other.column !== box.column) continue;
      if (Math.abs(box.y - other.y) < 0.999) found.push(`${box.id} and ${other.id} overlap`);
    }
  }
  for (const { from, to, passes } of lines) {
    const [begin, end] = [at.get(from)?.column ?? 0, at.get(to)?.column ?? 0];
    if (begin >= end) found.push(`${from} → ${to} does not lead to the right`);
    if (passes.length !== end - begin - 1 || passes.some(({ column }, index) => column !== begin + 1 + index)) {
      found.push(`${from} → ${to} leaves a column out`);
    }
  }
  return found;
}
const sound = (t: Test, picture: Picture) => t.same(faults(picture), []);

test('layered puts a chain into one row, with one column for each box', (t) => {
  const picture = layered(
    ['a', 'b', 'c'].map((id) => item(id)),
    links('a>b', 'b>c'),
    ALL,
  );
  sound(t, picture);
  t.same(
    picture.boxes.map(({ id, column, y }) => [id, column, y]),
    [
      ['a', 0, 0.5],
      ['b', 1, 0.5],
      ['c', 2, 0.5],
    ],
  );
  t.end();
});

test('layered puts the middle of a diamond between its ends, and a source one column before its successor', (t) => {
  const picture = layered(
    ['a', 'b', 'c', 'd', 'salt'].map((id) => item(id)),
    links('a>b', 'a>c', 'b>d', 'c>d', 'salt>d', 'a>d'),
    ALL,
  );
  sound(t, picture);
  t.same(
    ['a', 'b', 'c', 'd', 'salt'].map((id) => columnOf(picture, id)),
    [0, 1, 1, 2, 1],
  );
  const y = (id: string) => boxOf(picture, id)?.y ?? 0;
  t.ok(y('d') > Math.min(y('b'), y('c')) && y('d') < Math.max(y('b'), y('c'), y('salt')));
  t.equal(picture.lines.find(({ from, to }) => from === 'a' && to === 'd')?.passes.length, 1, 'a line that goes past');
  t.end();
});

test('layered avoids crossing lines where it can', (t) => {
  // With these names, sorting by name would cross all edges.
  const picture = layered(
    ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'].map((id) => item(id)),
    links('a1>b3', 'a2>b2', 'a3>b1'),
    ALL,
  );
  sound(t, picture);
  const y = (id: string) => boxOf(picture, id)?.y ?? 0;
  for (const [a, b] of [
    ['a1', 'b3'],
    ['a2', 'b2'],
    ['a3', 'b1'],
  ] as const)
    t.equal(y(a), y(b));
  t.end();
});

test('layered folds the 300 runs of a lot of spice into eight boxes, and shows all of them when opened', (t) => {
  const runs = Array.from({ length: 300 }, (_, index) =>
    item(`run ${String(index).padStart(3, '0')}`, { group: 'RUN' }),
  );
  const spice = [item('spice'), ...runs];
  const ways = runs.map(({ id }): Link => ({ from: 'spice', to: id }));
  const folded = layered(spice, ways, { ...ALL, most: 8 });
  sound(t, folded);
  t.equal(folded.boxes.length, 1 + 8);
  const rest = boxOf(folded, 'run 299');
  t.equal(rest?.items.length, 293);
  t.equal(folded.lines.find(({ to }) => to === rest?.id)?.links.length, 293, 'one line stands for all of them');
  const open = layered(spice, ways, { ...ALL, most: 8, opened: new Set([rest?.id ?? '']) });
  t.equal(open.boxes.length, 301);
  sound(t, open);
  t.end();
});

test('boxes beyond the reach are folded into one box at each end', (t) => {
  const chain = Array.from({ length: 41 }, (_, index) => item(`lot ${index}`, { steps: index - 20 }));
  const ways = chain.slice(1).map(({ id }, index): Link => ({ from: `lot ${index}`, to: id }));
  const picture = layered(chain, ways, { ...ALL, reach: 3 });
  sound(t, picture);
  t.equal(picture.boxes.length, 7 + 2);
  t.equal(boxOf(picture, 'lot 0')?.items.length, 17);
  t.equal(boxOf(picture, 'lot 40')?.column, picture.columns - 1);
  const near = [item('far', { steps: -9 }), item('near', { steps: -1 }), item('start')];
  const shortcut = layered(near, links('near>far', 'far>start', 'near>start'), { ...ALL, reach: 3 });
  sound(t, shortcut);
  t.equal(shortcut.lines.length, 2, 'no circle arises from folding');
  t.end();
});

test('without items there is no picture, and one item is one box', (t) => {
  t.match(layered([], [], ALL), { boxes: [], columns: 0, rows: 0 });
  t.match(layered([item('a')], [], ALL), { boxes: [{ id: 'a', column: 0, y: 0.5 }], columns: 1, rows: 1 });
  t.end();
});
