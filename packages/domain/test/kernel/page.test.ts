import fc from 'fast-check';
import { test } from 'tap';
import {
  type Form,
  listForm,
  listFormWithoutIds,
  oneOf,
  optional,
  orderOfWalk,
  PAGE_BYTES_MAX,
  type Page,
  pageInMemory,
  pageOf,
  Refusal,
  readInput,
  type SortTerm,
  sortedLike,
} from '../../src/kernel/index.ts';

const people = listForm({ name: 'folded', age: 'plain', born: 'plain' }, { status: optional(oneOf(['IN', 'OUT'])) });

const faultsOf = (raw: object, list: Form<unknown> = people) => {
  try {
    readInput(list, raw);
  } catch (error) {
    if (error instanceof Refusal) return error.faults;
    throw error;
  }
  return [];
};
const asc = (field: string): SortTerm => ({ field, direction: 'asc' });
const desc = (field: string): SortTerm => ({ field, direction: 'desc' });
const sortOf = (sort: unknown) => readInput(people, { sort }).sort;

test('a list defaults to the first page of 20 elements, sorted by the first sortable field', async (t) => {
  t.strictSame(readInput(people, {}), {
    ...{ page: 0, size: 20, skip: 0, after: undefined, sort: [asc('name')], status: undefined },
  });
  t.strictSame(readInput(people, { page: null, size: null, sort: null, status: null }), readInput(people, {}));
});

test('the schema of a list has its parameters with their defaults', async (t) => {
  const { properties } = people.schema as { properties: object };
  t.match(properties, {
    page: { type: 'integer', minimum: 0, default: 0, description: String },
    size: { type: 'integer', minimum: 1, default: 20, description: /500/ },
    sort: { type: 'array', items: { type: 'string', pattern: String }, default: ['name'], examples: [['name,desc']] },
  });
  const newest = listForm({ at: 'plain' }, {}, { first: 'desc' }).schema as { properties: object };
  t.match(newest.properties, { sort: { default: ['at,desc'] } });
  t.equal(people.schema.required, undefined);
});

test('a member with a published name is sorted by that name', async (t) => {
  const lots = listForm({ day: 'plain', lotNumber: 'folded' }, {}, { published: { lotNumber: 'batchId' } });
  t.strictSame(readInput(lots, { sort: 'batchId,desc' }).sort, [desc('lotNumber')]);
  t.throws(() => readInput(lots, { sort: 'lotNumber' }), Refusal);
  t.match(lots.schema, { properties: { sort: { items: { pattern: /^\^\(day\|batchId\)/ } } } });
});

test('a size above 500 is taken as 500', async (t) => {
  for (const [given, taken] of [
    [1, 1],
    [500, 500],
    [501, 500],
    [2147483648, 500],
    [2 ** 53 + 2, 500],
    [1e300, 500],
  ] as const) {
    t.equal(readInput(people, { size: given }).size, taken);
  }
});

test('a page is at most 1,000,000', async (t) => {
  const { page } = readInput(people, { page: 1_000_000 });
  t.same(pageInMemory([{ id: 'a' }], {}, { page, size: 500, sort: [] }), {
    content: [],
    page: { number: 1_000_000, size: 500, totalElements: 1, totalPages: 1 },
  });
  for (const given of [1_000_001, Number.MAX_SAFE_INTEGER, 1e300]) {
    t.match(faultsOf({ page: given }), [{ field: 'page', message: { pattern: 'must be at most {0}' } }], String(given));
  }
});

test('a walk begins with an empty text, and takes neither page nor skip nor sort', async (t) => {
  t.match(readInput(people, { after: '' }), { after: '', page: 0, sort: [], size: 20 });
  t.match(readInput(people, { after: 'known or not', size: 7 }), { after: 'known or not', size: 7 });
  t.equal(readInput(people, { after: null }).after, undefined);
  t.equal(readInput(people, { after: 'a\u0000b' }).after, 'a', 'no id has a NUL: the same ids are greater');
  for (const member of ['page', 'skip', 'sort']) {
    const faults = faultsOf({ after: '', [member]: member === 'sort' ? 'name' : 0 });
    t.match(faults, [{ field: member, message: { pattern: 'must be omitted together with after' } }]);
  }
  t.match(faultsOf({ after: 5 }), [{ field: 'after', message: { pattern: 'must be a text' } }]);
});

test('a walk returns each element that stays exactly once, whatever is added and removed between its pages', async (t) => {
  const id = fc.oneof(
    fc.uuid(),
    fc.string({ minLength: 1, maxLength: 3 }),
    fc.constantFrom('a', 'B', 'ä', 'ß', '10', '9'),
  );
  const items = fc.uniqueArray(id, { maxLength: 30 });
  const changes = fc.array(fc.tuple(items, fc.array(fc.nat(), { maxLength: 5 })), { maxLength: 12 });
  fc.assert(
    fc.property(items, changes, fc.integer({ min: 1, max: 7 }), (first, rounds, size) => {
      let now = new Set(first);
      const stays = new Set(first);
      const found: string[] = [];
      let after: string | undefined = '';
      for (let round = 0; after !== undefined; round++) {
        const all = [...now].map((each) => ({ id: each }));
        const page: Page<{ id: string }> = pageInMemory(all, { id: 'plain' }, { page: 0, size, sort: [], after });
        t.strictSame(
          { ...page.page, after: 0 },
          {
            ...{ number: 0, size, totalElements: now.size, totalPages: Math.ceil(now.size / size), after: 0 },
          },
        );
        found.push(...page.content.map((each) => each.id));
        after = page.page.after;
        const [added = [], removed = []] = rounds[round] ?? [];
        const gone = removed.map((at) => [...now][at % Math.max(1, now.size)] ?? '');
        now = new Set([...now, ...added].filter((each) => !gone.includes(each)));
        for (const each of gone) stays.delete(each);
      }
      t.equal(new Set(found).size, found.length, 'none twice');
      t.strictSame(
        [...stays].filter((each) => !found.includes(each)),
        [],
        'none missing',
      );
      t.strictSame(
        found,
        found.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
        'in byte order',
      );
    }),
  );
});

test('the items of a walk are sorted as a list would be', async (t) => {
  const items = [
    { id: '3', name: 'Zunge', at: '2026-01-02' },
    { id: '2', name: 'ähnlich', at: null },
    { id: '1', name: 'Ahle', at: '2026-01-02' },
  ];
  const by = (sort: string | readonly string[]) => sortedLike(items, sort).map(({ name }) => name);
  t.strictSame(by('name'), ['Ahle', 'ähnlich', 'Zunge']);
  t.strictSame(by(['at,desc', 'name,desc']), ['ähnlich', 'Zunge', 'Ahle']);
  t.strictSame(by('at,name'), ['Ahle', 'Zunge', 'ähnlich']);
  t.strictSame(orderOfWalk(people), ['name']);
  t.equal(orderOfWalk(listFormWithoutIds({ name: 'folded' }, {})), undefined);
});

test('page and size must be whole numbers in range', async (t) => {
  for (const wrong of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, -1e300, '1', true, [1], {}]) {
    t.strictSame(
      faultsOf({ page: wrong, size: wrong })?.map(({ field }) => field),
      ['page', 'size'],
      String(wrong),
    );
  }
  t.strictSame(
    faultsOf({ size: 0 })?.map(({ field }) => field),
    ['size'],
  );
  t.strictSame(faultsOf({ page: 0 }), []);
});

test('sort takes fields with a direction after them, can be repeated, and puts the first field first', async (t) => {
  t.strictSame(sortOf('age'), [asc('age')]);
  t.strictSame(sortOf('age,asc'), [asc('age')]);
  t.strictSame(sortOf('age,desc'), [desc('age')]);
  t.strictSame(sortOf('age,name,desc'), [desc('age'), desc('name')]);
  t.strictSame(sortOf(['age,desc', 'name']), [desc('age'), asc('name')]);
  t.strictSame(sortOf([' age , desc ']), [desc('age')]);
  t.strictSame(sortOf(['age,DESC', 'name,Asc']), [desc('age'), asc('name')], 'in any case');
});

test('an invalid sort is refused with one fault that lists the sortable fields', async (t) => {
  for (const wrong of [
    '',
    'id',
    'Name',
    'age,down',
    'desc',
    ',',
    'age,',
    ',desc',
    'desc,age',
    '__proto__',
    5,
    [['age']],
    {},
  ]) {
    const [fault, ...more] = faultsOf({ sort: wrong }) ?? [];
    t.equal(fault?.field, 'sort', JSON.stringify(wrong));
    t.match(fault?.message, /name, age, born/);
    t.equal(more.length, 0);
  }
});

test('a list without sortable fields refuses any sort and says that its order is fixed', async (t) => {
  const fixed = listForm({}, {});
  t.strictSame(readInput(fixed, {}).sort, [asc('id')]);
  for (const sort of ['id', 'name,desc', '', []]) {
    t.match(faultsOf({ sort }, fixed), [{ field: 'sort', message: /fixed order/ }]);
  }
  t.match(fixed.schema, { properties: { sort: { description: /fixed order/ } } });
});

test('readInput accepts a sort if it has the published pattern and names each field once', async (t) => {
  const { sort } = people.schema['properties'] as { sort: { description: string; items: { pattern: string } } };
  const pattern = new RegExp(sort.items.pattern);
  t.match(sort.description, /name each field once/, 'a pattern cannot say so, because the parameter is repeated');
  for (const good of ['age', 'age,desc', 'age,name,DESC', 'name,aSc', 'name,age,born']) {
    t.ok(pattern.test(good), good);
    t.strictSame(faultsOf({ sort: good }), [], good);
  }
  for (const bad of ['', 'desc', 'id', 'age,', ',age', 'age,down', 'age,desc,name', 'agename']) {
    t.notOk(pattern.test(bad), bad);
    t.equal(faultsOf({ sort: bad })?.length, 1, bad);
  }
  const words = ['name', 'age', 'born', 'asc', 'DESC', 'dEsc', 'id', 'ag', 'Name', ''];
  const text = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((given) => given.join());
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3 }), (texts) => {
      const fields = texts.flatMap((each) => each.split(',')).filter((word) => /^(name|age|born)$/.test(word));
      const isPublished = texts.every((each) => pattern.test(each)) && new Set(fields).size === fields.length;
      const isRead = faultsOf({ sort: texts })?.length === 0;
      if (isRead !== isPublished) throw new Error(`${JSON.stringify(texts)} is ${isRead ? 'accepted' : 'refused'}`);
    }),
    { numRuns: 1000 },
  );
});

test('sort refuses a field that is named twice', async (t) => {
  for (const twice of ['age,age', ['age', 'age,desc'], ['name,age', 'age']]) {
    t.match(
      faultsOf({ sort: twice }),
      [{ field: 'sort', message: /^must name each field once, but has age twice$/ }],
      JSON.stringify(twice),
    );
  }
});

test('an unknown filter value is reported together with the faults of page and sort', async (t) => {
  t.strictSame(readInput(people, { status: 'IN' }).status, 'IN');
  t.strictSame(
    faultsOf({ page: -1, sort: 'x', status: 'in' })?.map(({ field }) => field),
    ['page', 'sort', 'status'],
  );
});

test('a page has the counts of elements and pages', async (t) => {
  const totals = (total: number, size: number) => pageOf([], { page: 3, size }, total).page;
  t.strictSame(totals(0, 20), { number: 3, size: 20, totalElements: 0, totalPages: 0 });
  t.strictSame(totals(20, 20).totalPages, 1);
  t.strictSame(totals(21, 20).totalPages, 2);
});

test('pageInMemory sorts texts without regard to case, dates by time, and null as the largest value', async (t) => {
  const items = [
    { id: '1', name: 'b', born: new Date(2) },
    { id: '2', name: 'A', born: null },
    { id: '3', name: 'a', born: new Date(10) },
    { id: '4', name: 'B', born: new Date(2) },
  ];
  const ids = (...sort: SortTerm[]) =>
    pageInMemory(items, { name: 'folded', born: 'plain' }, { page: 0, size: 9, sort })
      .content.map(({ id }) => id)
      .join('');
  t.equal(ids(), '1234');
  t.equal(ids(asc('name')), '2314');
  t.equal(ids(desc('name')), '1423');
  t.equal(ids(asc('born')), '1432');
  t.equal(ids(desc('born')), '2314');
  t.equal(ids(asc('name'), desc('born')), '2314');
  t.equal(ids(asc('name'), asc('born')), '3214');
});

test('equal elements are sorted by id, always ascending', async (t) => {
  const items = ['3', '1', '2'].map((id) => ({ id, name: 'a' }));
  for (const sort of [[], [asc('name')], [desc('name')]]) {
    const { content } = pageInMemory(items, { name: 'folded' }, { page: 0, size: 9, sort });
    t.strictSame(
      content.map(({ id }) => id),
      ['1', '2', '3'],
    );
  }
});

test('the pages of any size together have each element of the list once, in its order', async (t) => {
  const item = fc.record({
    name: fc.constantFrom('a', 'A', 'b', 'ß', 'ss'),
    age: fc.option(fc.integer({ min: 0, max: 3 })),
  });
  const term = fc.record({
    field: fc.constantFrom('name', 'age'),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  });
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 30 }),
      fc.array(term, { maxLength: 3 }),
      fc.integer({ min: 1, max: 8 }),
      (list, sort, size) => {
        const items = list.map((one, index) => ({ ...one, id: String(index).padStart(2, '0') }));
        const sortable = { name: 'folded', age: 'plain' } as const;
        const page = (number: number, by: number) => pageInMemory(items, sortable, { page: number, size: by, sort });
        const { totalPages } = page(0, size).page;
        const tiles = Array.from({ length: totalPages + 1 }, (_, number) => page(number, size).content);
        t.strictSame(tiles.at(-1), [], 'nothing beyond the end');
        t.strictSame(tiles.flat(), page(0, 500).content);
        t.strictSame(new Set(tiles.flat()), new Set(items));
      },
    ),
    { numRuns: 100 },
  );
});

test('a page of large elements is cut, and continues with skip', async (t) => {
  const items = Array.from({ length: 9 }, (_, n) => ({ id: `${n}`, text: 'x'.repeat(PAGE_BYTES_MAX / 2) }));
  const page = (number: number, skip?: number) =>
    pageInMemory(items, { text: 'plain' }, { page: number, size: 5, skip, sort: [{ field: 'id', direction: 'asc' }] });
  const told = { number: 0, size: 5, totalElements: 9, totalPages: 2 };
  const idsOf = ({ content }: ReturnType<typeof page>) => content.map(({ id }) => id);
  t.strictSame(idsOf(page(0)), ['0', '1']);
  t.strictSame(page(0).page, { ...told, next: 2 });
  t.strictSame(idsOf(page(0, 2)), ['2', '3']);
  t.strictSame(page(0, 4).page, told, 'its end is no cut');
  t.strictSame(idsOf(page(0, 4)), ['4']);
  t.strictSame(idsOf(page(1, 2)), ['7', '8']);
  t.strictSame(page(1, 2).page, { ...told, number: 1 });
  const huge = [
    { id: '0', text: 'x'.repeat(PAGE_BYTES_MAX + 1) },
    { id: '1', text: '' },
  ];
  const request = { page: 0, size: 5, sort: [] };
  t.strictSame(pageInMemory(huge, { text: 'plain' }, request).content, [huge[0]], 'one there always is');
});
