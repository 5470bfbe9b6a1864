import { readdirSync } from 'node:fs';
import { memoryPorts } from '@cleaver/testing';
import { test } from 'tap';
import { CONTEXTS, PERMISSIONS } from '../../src/index.ts';
import { kernelGerman } from '../../src/kernel/contract/german.ts';
import { aboutOf, contractsOf, inputLocationsOf, isPermission } from '../../src/kernel/index.ts';
import { OPERATIONS } from '../../src/operations.ts';
import { VOCABULARIES } from '../../src/vocabularies.ts';

test('every folder beside the kernel is a context in each list, and all neighbours of a context are contexts', async (t) => {
  const folders = readdirSync(new URL('../../src', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'kernel')
    .map(({ name }) => name);
  const names = CONTEXTS.map(({ name }) => name);
  t.same(names.toSorted(), folders.sort());
  for (const list of [OPERATIONS, VOCABULARIES]) t.same(list.map(({ name }) => name).sort(), folders);
  for (const { name, neighbours } of CONTEXTS) {
    for (const neighbour of neighbours) t.ok(names.includes(neighbour), `${name} asks ${neighbour}`);
  }
});

test('an English text has the same German text in all contexts', async (t) => {
  const german = new Map<string, string>();
  for (const catalogue of [kernelGerman, ...VOCABULARIES.map((vocabulary) => vocabulary.german)]) {
    for (const [english, text] of Object.entries(catalogue)) {
      t.equal(german.get(english) ?? text, text, english);
      german.set(english, text);
    }
  }
});

test('every permission belongs to one context, and every operation requires a declared permission', async (t) => {
  t.equal(new Set(PERMISSIONS).size, PERMISSIONS.length);
  for (const { name, permission, andPermission, orPermission } of CONTEXTS.flatMap(contractsOf)) {
    for (const asked of [permission, andPermission, orPermission]) {
      if (asked !== undefined && isPermission(asked)) t.ok(PERMISSIONS.includes(asked), name);
    }
  }
});

test('every special read belongs to one context, and an adapter implements exactly these reads', async (t) => {
  const reads = CONTEXTS.flatMap((context) => context.reads);
  const ports = memoryPorts();
  t.same(reads.map(({ port }) => port).sort(), [
    'counts',
    'demoShop',
    'hygiene',
    'hygieneGoods',
    'hygieneReport',
    'inventory',
    'invoices',
    'journal',
    'papers',
    'receipts',
    'recipes',
    'reports',
    'runs',
    'sales',
    'supply',
    'trace',
  ]);
  for (const { port, reads: names } of reads) t.same(Object.keys(ports[port]).sort(), names.toSorted(), port);
});

test('every contract has one handler, in its own context, and a unique name', async (t) => {
  for (const context of CONTEXTS) {
    const handled = context.handlers.map(({ contract }) => contract.name);
    t.same(
      handled.toSorted(),
      contractsOf(context)
        .map(({ name }) => name)
        .sort(),
      context.name,
    );
  }
  const names = CONTEXTS.flatMap(contractsOf).map(({ name }) => name);
  t.equal(new Set(names).size, names.length);
});

test('every address is unique, and the members in its path are required members of the input', async (t) => {
  const contracts = CONTEXTS.flatMap(contractsOf);
  for (const contract of contracts) {
    const { pathMembers, queryMembers } = inputLocationsOf(contract);
    for (const name of pathMembers) t.ok(contract.input.fields[name]?.required, `${contract.name}: ${name}`);
    for (const name of queryMembers) t.ok(contract.input.fields[name], `${contract.name}: ${name}`);
  }
  t.equal(new Set(contracts.map(({ address }) => address)).size, contracts.length);
});

test('a command that compares versions requires the id of its subject', async (t) => {
  for (const contract of CONTEXTS.flatMap(contractsOf)) {
    if (contract.kind !== 'command' || !contract.comparesVersion) continue;
    t.ok(contract.input.fields[aboutOf(contract).member]?.required, contract.name);
  }
});
