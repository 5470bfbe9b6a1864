import { readdirSync } from 'node:fs';
import { memoryPorts } from '@cleaver/testing';
import { test } from 'tap';
import { CONTEXTS, PERMISSIONS } from '../../src/index.ts';

test('every folder beside the kernel is a context, and asks contexts', async (t) => {
  const folders = readdirSync(new URL('../../src', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'kernel')
    .map(({ name }) => name);
  const names = CONTEXTS.map(({ name }) => name);
  t.same(names.toSorted(), folders.sort());
  for (const { name, neighbours } of CONTEXTS) {
    for (const neighbour of neighbours) t.ok(names.includes(neighbour), `${name} asks ${neighbour}`);
  }
});

test('every permission is of one context, and every operation asks for one that there is', async (t) => {
  t.equal(new Set(PERMISSIONS).size, PERMISSIONS.length);
  for (const { name, permission, orPermission } of CONTEXTS.flatMap(({ operations }) => operations)) {
    for (const asked of [permission, orPermission]) {
      if (asked !== undefined && asked !== 'public' && asked !== 'known') t.ok(PERMISSIONS.includes(asked), name);
    }
  }
});

test('every special read is of one context, and an adapter brings just those', async (t) => {
  const reads = CONTEXTS.flatMap((context) => context.reads);
  const ports = memoryPorts();
  t.same(reads.map(({ port }) => port).sort(), ['inventory', 'papers', 'recipes', 'runs', 'trace']);
  for (const { port, reads: names } of reads) t.same(Object.keys(ports[port]).sort(), names.toSorted(), port);
});
