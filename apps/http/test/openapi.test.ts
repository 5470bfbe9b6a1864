/** Tests that the OpenAPI document is valid and describes exactly the routes of the service. */
import { ROLE_NAMES } from '@cleaver/domain/identity';
import { operationId } from '@cleaver/domain/kernel';
import { Validator } from '@seriousme/openapi-schema-validator';
import { test } from 'tap';
import manifest from '../package.json' with { type: 'json' };
import { openApiDocument } from '../src/openapi.ts';
import { ROUTES } from '../src/routes.ts';
import { service } from './helper.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: { readonly items?: { readonly pattern?: string } };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: unknown;
  readonly responses: Record<string, unknown>;
}

interface Document {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Record<string, { readonly properties?: object; readonly required?: string[] }>;
  };
}

const document = openApiDocument(ROUTES) as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('GET /openapi.json returns a valid OpenAPI 3.1 document', async (t) => {
  const { anonymous } = await service(t);
  const answer = await anonymous.get('/openapi.json');
  t.equal(answer.statusCode, 200);
  t.match(answer.headers['content-type'], /^application\/json/);
  const served = answer.json();
  t.equal(served.openapi, '3.1.0');
  t.equal(served.info.version, manifest.version);
  const { valid, errors } = await new Validator().validate(served);
  t.ok(valid, JSON.stringify(errors));
});

test('the document and the router have the same operations', async (t) => {
  const { app } = await service(t);
  const documented = operations.map(
    ({ path, method }) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
  );
  // Reads the routes from the router, to also find routes that `ROUTES` does not contain.
  const served = [...routesOf(app.printRoutes({ commonPrefix: false }))];
  const api = served.filter((one) => !/^HEAD |^GET \/$| \/docs| \/openapi\.json/.test(one));
  t.same(api.sort(), documented.sort());
});

/** Yields each route in the router's printed tree, like `GET /api/users/{}`. */
function* routesOf(tree: string): Generator<string> {
  const above: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.length = depth;
    above[depth] = part;
    const path = above.join('').replaceAll(/:[\w|:]+/g, '{}');
    for (const method of methods?.split(', ') ?? []) yield `${method} ${path}`;
  }
}

/** The operations that must exist, listed independently of the code under test. The service may have more. */
const CONTRACT = `
  post /api/auth/login
  post /api/auth/refresh
  post /api/auth/logout
  get /api/users
  post /api/users
  get /api/users/{id}
  put /api/users/{id}
  put /api/users/{id}/password
  post /api/users/{id}/lock
  post /api/users/{id}/unlock
  post /api/users/{id}/roles
  delete /api/users/{id}/roles/{roleName}
  get /api/roles
  get /api/suppliers
  post /api/suppliers
  get /api/suppliers/{id}
  put /api/suppliers/{id}
  post /api/suppliers/{id}/activate
  post /api/suppliers/{id}/deactivate
  post /api/suppliers/{id}/rating
  post /api/suppliers/{id}/certificates
  delete /api/suppliers/{id}/certificates
  get /api/customers
  post /api/customers
  get /api/customers/{id}
  put /api/customers/{id}
  post /api/customers/{id}/activate
  post /api/customers/{id}/deactivate
  post /api/customers/{id}/delivery-addresses
  delete /api/customers/{id}/delivery-addresses/{label}
  put /api/customers/{id}/frame-contract
  delete /api/customers/{id}/frame-contract
  put /api/customers/{id}/preferences
  get /api/categories
  post /api/categories
  put /api/categories/{id}
  delete /api/categories/{id}
  get /api/articles
  post /api/articles
  get /api/articles/{id}
  put /api/articles/{id}
  post /api/articles/{id}/activate
  post /api/articles/{id}/deactivate
  post /api/articles/{id}/suppliers
  delete /api/articles/{id}/suppliers/{supplierId}
  post /api/articles/{id}/sales-units
  put /api/articles/{id}/sales-units/{suId}/price
  delete /api/articles/{id}/sales-units/{suId}
  get /api/recipes
  post /api/recipes
  get /api/recipes/{id}
  post /api/recipes/{id}/activate
  post /api/recipes/{id}/archive
  post /api/recipes/{id}/ingredients
  delete /api/recipes/{id}/ingredients/{ingredientId}
  post /api/recipes/{id}/steps
  delete /api/recipes/{id}/steps/{stepNumber}
  post /api/production/batches
  get /api/inventory/storage-locations
  post /api/inventory/storage-locations
  put /api/inventory/storage-locations/{id}
  patch /api/inventory/storage-locations/{id}/activate
  patch /api/inventory/storage-locations/{id}/deactivate
  post /api/inventory/stocks
  post /api/inventory/stocks/{stockId}/batches
  post /api/inventory/stocks/{stockId}/batches/{batchId}/remove
  post /api/inventory/stocks/{stockId}/batches/{batchId}/block
  post /api/inventory/stocks/{stockId}/batches/{batchId}/unblock
  post /api/users/{id}/deactivate
  post /api/users/{id}/reactivate
  get /api/production/batches
  get /api/production/batches/{id}
  get /api/inventory/storage-locations/{id}
  get /api/inventory/stocks
  get /api/inventory/stocks/{id}
  get /api/inventory/stocks/{id}/batches
  get /api/inventory/stocks/{id}/movements
  get /api/inventory/stocks/below-minimum
  get /api/inventory/stock-batches/expiring
`;

test('the document has all operations of the contract', async (t) => {
  const there = operations.map(({ path, method }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  const wanted = CONTRACT.trim()
    .split('\n')
    .map((line) => line.trim().replaceAll(/\{\w+\}/g, '{}'));
  t.same(
    wanted.filter((one) => !there.includes(one)),
    [],
  );
});

test('every operation has a summary, its input and its responses', async (t) => {
  const ids = operations.map(({ operation }) => operation.operationId);
  t.equal(new Set(ids).size, ids.length, 'ids are unique');
  const tags = document.tags.map(({ name }) => name);
  for (const { path, method, operation } of operations) {
    const what = `${method} ${path}`;
    t.match(operation.operationId, /^[a-z][A-Za-z]+$/, what);
    t.match(operation.summary, /^[A-Z]/, what);
    t.ok(
      operation.tags.every((tag) => tags.includes(tag)),
      `${what} has a known tag`,
    );
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = operation.parameters ?? [];
    t.same(
      parameters.filter((one) => one.in === 'path').map(({ name }) => name),
      inPath,
      `${what} describes its path`,
    );
    t.ok(parameters.every((one) => one.in !== 'path' || one.required));
    t.notOk(method === 'get' && operation.requestBody, `${what} has no body`);
    if (path.startsWith('/health')) continue;
    t.ok(
      ['429', '500', '503'].every((status) => status in operation.responses),
      what,
    );
    const isPublic = operation.security?.length === 0;
    const isLogIn =
      `${method} ${path}` === 'post /api/session' ||
      /^\/api\/(auth\/(login|refresh)|session\/(pin|pin-users))$/.test(path);
    t.equal(isPublic, isLogIn, `${what}: who may`);
    t.match(operation.description, isPublic ? /no access token/ : /permission|key of a device/, what);
    t.equal('401' in operation.responses, path !== '/api/session/pin-users', what);
  }
});

test('the document has 400, 405, 408, 413, 414, 415 and 431 on the operations where they occur', (t) => {
  for (const { path, method, operation } of operations) {
    if (!path.startsWith('/api')) continue;
    const what = `${method} ${path}`;
    const has = (status: string) => status in operation.responses;
    t.ok(['400', '405', '408', '431'].every(has), what);
    t.equal(has('414'), path.includes('{'), `${what}: a path of any length`);
    if (operation.requestBody) t.ok(has('413') && has('415'), `${what}: a body`);
  }
  t.end();
});

test('the schemas of enums, whole numbers, prices and sort orders have their bounds and patterns', (t) => {
  const parameter = (at: string, method: string, wanted: string) =>
    document.paths[at]?.[method]?.parameters?.find(({ name }) => name === wanted)?.schema;
  t.match(parameter('/api/recipes/{id}/steps/{stepNumber}', 'delete', 'stepNumber'), { type: 'integer', minimum: 1 });
  t.match(parameter('/api/users/{id}/roles/{roleName}', 'delete', 'roleName'), { type: 'string', enum: ROLE_NAMES });
  t.match(document.components.schemas['ArticleChangePriceRequest']?.properties, {
    price: { exclusiveMinimum: 0, maximum: 9_999_999_999.9999, multipleOf: 0.0001 },
  });
  const sort = new RegExp(parameter('/api/suppliers', 'get', 'sort')?.items?.pattern ?? '-');
  for (const taken of ['name', 'name,desc', 'status,name,ASC', 'createdAt,updatedAt,Desc']) t.match(taken, sort);
  for (const refused of ['', 'phone', 'name,up', 'desc', 'name,desc,status', 'name,']) t.notMatch(refused, sort);
  t.end();
});

test('optional query parameters have no example, which /docs would send as a filter', (t) => {
  for (const { path, operation } of operations)
    for (const one of operation.parameters ?? [])
      if (one.in === 'query' && !one.required) t.notOk('example' in one || 'examples' in one, `${path} ${one.name}`);
  t.end();
});

test('the components have the schema names and the members of the contract', async (t) => {
  const { schemas } = document.components;
  const wanted = ['UserDTO', 'RoleDTO', 'LoginResponse', 'ProductCategoryResponse', 'ErrorResponse'];
  t.same(
    wanted.filter((name) => !(name in schemas)),
    [],
  );
  t.same(schemas['ErrorResponse']?.required, ['code', 'message', 'status', 'timestamp', 'path', 'validationErrors']);
  t.same(Object.keys(schemas['UserCreateRequest']?.properties ?? {}), [
    'username',
    'email',
    'password',
    'roleNames',
    'branchId',
  ]);
  t.same(schemas['UserCreateRequest']?.required, ['username', 'email', 'password', 'roleNames']);
  t.same(
    Object.keys(schemas['UserUpdateRequest']?.properties ?? {}),
    ['email', 'branchId'],
    'the id is in the path alone',
  );
});

test('every reference of the document resolves', async (t) => {
  const text = JSON.stringify(document);
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = pointer.split('/').reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], document);
    t.ok(target, pointer);
  }
});

test('openApiDocument throws on two schemas with one name', async (t) => {
  const [group] = ROUTES;
  const login = group?.routes[0];
  if (!group || !login) throw new Error('There are no routes');
  const clash = {
    ...login,
    path: '/other',
    operation: { ...login.operation, name: 'session.other' },
    answer: { ...login.answer, schema: { type: 'object', title: 'LoginResponse' } },
  };
  t.throws(() => openApiDocument([{ ...group, routes: [login, clash] }]), /Two schemas have the name LoginResponse/);
  t.equal(operationId(clash.operation), 'sessionOther');
});
