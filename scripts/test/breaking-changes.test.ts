/** Tests that breakingChanges reports every breaking change of an interface, and no other change. */
import { test } from 'tap';
import { breakingChanges, type Document, mayBreak, type Operation, type Schema } from '../breaking-changes.ts';

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };
type Part = Record<string, unknown>;

const Page = {
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array', items: { type: 'string' } } },
};
const BEFORE: Document = {
  info: { version: '1.0.0' },
  paths: {
    '/shops': {
      get: {
        operationId: 'shopList',
        'x-permission': 'SHOP_READ',
        parameters: [{ name: 'size', in: 'query', schema: { type: 'integer', maximum: 500, default: 20 } }],
        responses: { 200: json({ $ref: '#/components/schemas/Page' }), 404: { $ref: '#/components/responses/Error' } },
      },
      post: {
        operationId: 'shopCreate',
        'x-permission': 'known',
        requestBody: json({
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', minLength: 1, maxLength: 200 },
            kind: { enum: ['SMALL', 'LARGE'], type: 'string' },
            size: { type: 'integer' },
            note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
          },
        }),
        responses: {
          201: json({
            type: 'object',
            required: ['id', 'closed'],
            properties: {
              id: { type: 'string' },
              closed: { type: 'string', format: 'date' },
              seen: { type: ['string', 'null'] },
            },
          }),
          204: {},
        },
      },
    },
  },
  components: { schemas: { Page }, responses: { Error: json({ type: 'object' }) } },
};

function json(schema: Schema) {
  return { content: { 'application/json': { schema } } };
}

/** Returns the reported changes after a change of the document; `get` and `post` are its operations. */
function changed(change: (get: Part, post: Part, document: Mutable<Document>) => void): string[] {
  const after = structuredClone(BEFORE) as Mutable<Document>;
  const { get, post } = after.paths['/shops'] as Record<string, Part>;
  change(get as Part, post as Part, after);
  return breakingChanges(BEFORE, after);
}

/** Returns the schema of the request body of `post`. */
const sent = (post: Part) =>
  (post as unknown as Mutable<Operation>).requestBody?.content?.['application/json']?.schema as Part;
const answered = (operation: Part, status: number) =>
  (operation as unknown as Mutable<Operation>).responses[status]?.content?.['application/json']?.schema as Part;
const member = (schema: Part, name: string): Part => (schema['properties'] as Record<string, Part>)[name] as Part;
const first = (operation: Part): Part => (operation['parameters'] as Part[])[0] as Part;
const GET = 'GET /shops';
const POST = 'POST /shops';

test('breakingChanges reports changes that break callers', async (t) => {
  const breaks: readonly (readonly [Parameters<typeof changed>[0], string | readonly string[]])[] = [
    [(_g, _p, all) => Reflect.deleteProperty(all.paths, '/shops'), [`${GET} is gone`, `${POST} is gone`]],
    [(_g, _p, all) => Reflect.deleteProperty(all.paths['/shops'] as object, 'post'), `${POST} is gone`],
    [(get) => set(get, 'operationId', 'list'), `${GET}: operationId was shopList, is list`],
    [(get) => set(get, 'x-permission', 'SHOP_WRITE'), `${GET}: needs SHOP_WRITE where SHOP_READ was enough`],
    [(_, post) => set(post, 'x-permission', 'SHOP_WRITE'), `${POST}: needs SHOP_WRITE where known was enough`],
    [(get) => set(get, 'x-and-permission', 'ORDER_READ'), `${GET}: needs ORDER_READ in addition to SHOP_READ`],
    [(get) => set(get, 'parameters', []), `${GET}: the parameter size is gone`],
    [(get) => set(first(get), 'required', true), `${GET}: the parameter size is required now`],
    [
      (get) => (get['parameters'] as Part[]).push({ name: 'zone', in: 'query', required: true }),
      `${GET}: the parameter zone is required now`,
    ],
    [(get) => set(first(get)['schema'], 'maximum', 100), `${GET}: the parameter size has maximum 100, had 500`],
    [(get) => set(first(get)['schema'], 'default', 10), `${GET}: the parameter size has another default`],
    [(get) => set(get, 'requestBody', json({ type: 'object' })), `${GET}: the body is required now`],
    [(_, post) => set(sent(post), 'required', ['name', 'kind']), `${POST}: the body.kind is required now`],
    [(_, post) => Reflect.deleteProperty(sent(post)['properties'] as object, 'size'), `${POST}: the body.size is gone`],
    [
      (_, post) => set(member(sent(post), 'name'), 'maxLength', 100),
      `${POST}: the body.name has maxLength 100, had 200`,
    ],
    [(_, post) => set(member(sent(post), 'name'), 'minLength', 2), `${POST}: the body.name has minLength 2, had 1`],
    [(_, post) => set(member(sent(post), 'size'), 'minimum', 1), `${POST}: the body.size has minimum 1, had none`],
    [(_, post) => set(member(sent(post), 'name'), 'pattern', '^a'), `${POST}: the body.name has another pattern`],
    [(_, post) => set(member(sent(post), 'size'), 'type', 'string'), `${POST}: the body.size was integer, is string`],
    [(_, post) => set(member(sent(post), 'kind'), 'enum', ['SMALL']), `${POST}: the body.kind no longer takes LARGE`],
    [
      (_, post) => set(sent(post)['properties'], 'note', { type: 'string' }),
      `${POST}: the body.note may no longer be null`,
    ],
    [(_, post) => Reflect.deleteProperty(post['responses'] as object, '204'), `${POST}: no longer answers 204`],
    [(_, post) => set(post['responses'], '201', {}), `${POST}: 201 has no content any more`],
    [(_, post) => Reflect.deleteProperty(answered(post, 201)['properties'] as object, 'id'), `${POST}: 201.id is gone`],
    [(_, post) => set(answered(post, 201), 'required', ['id']), `${POST}: 201.closed may be missing now`],
    [
      (_, post) => set(member(answered(post, 201), 'closed'), 'format', 'date-time'),
      `${POST}: 201.closed was string date, is string date-time`,
    ],
    [
      (_, post) => set(member(answered(post, 201), 'id'), 'type', ['string', 'null']),
      `${POST}: 201.id may be null now`,
    ],
    // A change behind a reference, in a list.
    [
      (_g, _p, all) =>
        set(member((all.components as { schemas: { Page: Part } }).schemas.Page, 'items'), 'items', {
          type: 'integer',
        }),
      `${GET}: 200.items[] was string, is integer`,
    ],
  ];
  for (const [change, expected] of breaks) t.same(changed(change), [expected].flat(), String(expected));
});

test('breakingChanges does not report additions', async (t) => {
  const additions: readonly Parameters<typeof changed>[0][] = [
    () => undefined,
    (_g, _p, all) => set(all.paths, '/markets', all.paths['/shops']),
    (get) => (get['parameters'] as Part[]).push({ name: 'zone', in: 'query', required: false }),
    (get) => set(get, 'x-permission', 'known'),
    (get) => set(get, 'x-permission', 'public'),
    (get) => set(first(get)['schema'], 'maximum', 1000),
    (get) => set(get['responses'], '409', {}),
    (_, post) => set(sent(post)['properties'], 'colour', { type: 'string' }),
    (_, post) => set(sent(post), 'required', []),
    (_, post) => set(member(sent(post), 'name'), 'maxLength', 300),
    (_, post) => set(member(sent(post), 'name'), 'minLength', 0),
    (_, post) => set(member(sent(post), 'kind'), 'enum', ['SMALL', 'LARGE', 'HUGE']),
    (_, post) => set(member(sent(post), 'size'), 'type', ['integer', 'null']),
    (_, post) => set(answered(post, 201)['properties'], 'colour', { type: 'string' }),
    (_, post) => set(answered(post, 201), 'required', ['id', 'closed', 'seen']),
    (_, post) => set(member(answered(post, 201), 'seen'), 'type', 'string'),
    (_, post) => set(post, 'description', 'Other words'),
    // The same schema by a reference.
    (get) => set(get['responses'], '200', json(Page)),
    // The same schema with additional constraints.
    (get) => set(get['responses'], '200', json({ allOf: [Page, { properties: { items: { maxItems: 3 } } }] })),
  ];
  for (const change of additions) t.same(changed(change), [], String(change));
});

test('mayBreak allows breaks in a new major version, and before 1.0 in a new minor version', async (t) => {
  const cases = [
    ['0.1.0', '0.1.0', false],
    ['0.1.0', '0.1.1', false],
    ['0.1.0', '0.2.0', true],
    ['0.9.3', '1.0.0', true],
    ['1.0.0', '1.1.0', false],
    ['1.4.0', '2.0.0', true],
    ['2.0.0', '1.9.0', false],
    ['1.0.0', '0.9.0', false],
  ] as const;
  for (const [before, after, may] of cases) t.equal(mayBreak(before, after), may, `${before} to ${after}`);
});

function set(target: unknown, name: string, value: unknown): void {
  (target as Part)[name] = value;
}
