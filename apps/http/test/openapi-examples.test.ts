/** Tests the examples of the OpenAPI document, which are recorded requests and responses of a service. */
import { isDeepStrictEqual } from 'node:util';
import { isPermission, operationId } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { openApiDocument } from '../src/openapi.ts';
import type { Example } from '../src/openapi-examples.ts';
import { ROUTES } from '../src/routes.ts';
import { recordExamples } from './examples/story.ts';
import { service } from './helper.ts';

type Content = { readonly examples?: object };
type Answer = { readonly $ref?: string; readonly content?: { readonly 'application/json'?: Content } };
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': Content } };
  readonly responses: Readonly<Record<string, Answer>>;
}
const recorded = await recordExamples();
const document = openApiDocument(ROUTES, recorded) as unknown as {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly responses: Record<string, Answer>;
    readonly examples: Record<string, { readonly value: unknown }>;
  };
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('GET /openapi.json returns the document of the code with the recorded examples', async (t) => {
  const { anonymous } = await service(t);
  const given = (await anonymous.get('/openapi.json')).json();
  t.ok(isDeepStrictEqual(given, JSON.parse(JSON.stringify(document))), 'npm run docs writes it anew');
});

test('the document has each example once, and uses every one', (t) => {
  const { examples } = document.components;
  const values = Object.values(examples).map(({ value }) => JSON.stringify(value));
  t.equal(new Set(values).size, values.length);
  const named = new Set(JSON.stringify(document).match(/(?<=#\/components\/examples\/)[^"]+/g));
  t.same([...named].sort(), Object.keys(examples).sort());
  t.end();
});

test('every operation has examples of its request and its responses', async (t) => {
  for (const { operationId: id, parameters = [], requestBody, responses } of operations) {
    for (const { in: place, name, example } of parameters) {
      if (place === 'path') t.not(example, undefined, `${id}: ${name}`);
    }
    if (requestBody) t.ok(Object.values(requestBody.content)[0]?.examples, `${id}: the body`);
    for (const [status, answer] of Object.entries(responses)) {
      const { examples } = jsonOf(answer) ?? {};
      if (status < '300') t.ok(jsonOf(answer) === undefined || examples, `${id}: ${status}`);
      // The service writes the statuses in `BARE` to the socket, without a reply of Fastify.
      else if (!BARE.has(status)) t.not(Object.keys(examples ?? {}).length, 0, `${id}: ${status}`);
    }
  }
});

const BARE: ReadonlySet<string> = new Set(['408', '431']);

const jsonOf = ({ $ref, content }: Answer): Content | undefined =>
  $ref
    ? document.components.responses[$ref.replace(/.*\//, '')]?.content?.['application/json']
    : content?.['application/json'];

test('every operation has recorded examples of its own 400, 403 and 404 where they can occur', async (t) => {
  for (const { operation, pathMembers, queryMembers, bodyMembers } of ROUTES.flatMap(({ routes }) => routes)) {
    const id = operationId(operation);
    const { refusals }: Example = recorded.operations[id] ?? {};
    const own = (status: number): unknown => refusals?.[status];
    if (queryMembers.length + bodyMembers.length > 0) t.ok(own(400), `${id}: a wrong member`);
    if (isPermission(operation.permission)) t.ok(own(403), `${id}: no permission`);
    if (pathMembers.length > 0) t.ok(own(404), `${id}: an unknown id`);
  }
});
