// The boundaries of docs/architecture.md: dependencies point inward, from the apps to persistence to the core.
// Run by scripts/check-boundaries.mjs, which also sees to it that something was looked at. Whom a context of the core may ask,
// it says itself, in packages/domain/src/core.ts; the kernel is open to all, and imports no context.

import { CONTEXTS } from '@cleaver/domain';

const CORE = '^packages/domain/';
const CORE_TESTS = '^packages/domain/test/';
const TESTING = '^packages/testing/';
const PERSISTENCE = '^packages/persistence/';
const CLIENT = '^packages/client/';
const DEMO = '^packages/demo/';
const APPS = '^apps/';
const TESTS = '(^|/)test/';
// They measure, break or show the service and ship with nothing.
const MEASURES = '^apps/(bench|faults|example)/';

const ROOMS = '^packages/domain/src/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that need each other, and be it for a type, are one module, or a third one is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'kernel-knows-no-context',
      comment:
        'The kernel imports itself and the decimal library. What a context adds to its ports, the context declares.',
      severity: 'error',
      from: { path: `${ROOMS}kernel/` },
      to: { pathNot: [`${ROOMS}kernel/`, '^node_modules/fraction\\.js/'] },
    },
    {
      name: 'contexts-through-their-face',
      comment: 'A context is known to others by its index.ts, and its operations as data by its contracts.ts.',
      severity: 'error',
      from: { path: `${ROOMS}([^/]+)/` },
      to: { path: `${ROOMS}[^/]+/`, pathNot: [`${ROOMS}(kernel|$1)/`, `${ROOMS}[^/]+/(index|contracts)\\.ts$`] },
    },
    {
      name: 'contracts-run-nothing',
      comment: 'A contract is data for pages and programs: it imports no handler and no port.',
      severity: 'error',
      from: { path: ['^packages/domain/src/.*-contracts\\.ts$', '^packages/domain/src/.*/contracts\\.ts$'] },
      to: { path: ['-handlers\\.ts$', `${ROOMS}.*/context\\.ts$`, `${ROOMS}kernel/(executor|handler)\\.ts$`] },
    },
    ...CONTEXTS.map(({ name: context, neighbours }) => ({
      name: `${context}-asks-its-neighbours`,
      comment: `The context ${context} knows the kernel, the list of permissions${neighbours.map((name) => `, ${name}`).join('')} and itself.`,
      severity: 'error',
      from: { path: `${ROOMS}${context}/` },
      to: { path: ROOMS, pathNot: `${ROOMS}((${['kernel', context, ...neighbours].join('|')})/|permissions\\.ts$)` },
    })),
    {
      name: 'contexts-have-neighbours',
      comment: 'A new context stands in CONTEXTS, and says there whom it asks.',
      severity: 'error',
      from: { path: `${ROOMS}(?!(kernel|${CONTEXTS.map(({ name }) => name).join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere would pass every other rule unseen.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'core-stands-alone',
      comment: 'The core imports itself and its decimal library: no framework, no I/O, no Node.',
      severity: 'error',
      from: { path: CORE, pathNot: CORE_TESTS },
      to: { pathNot: [CORE, '^node_modules/fraction\\.js/'] },
    },
    {
      name: 'core-tests-need-little',
      comment:
        "The core's tests and the ports for tests add tap, fast-check and Node to that, and what runs tests in one process.",
      severity: 'error',
      from: { path: [CORE_TESTS, TESTING] },
      to: {
        pathNot: [CORE, TESTING, '^node_modules/(fraction\\.js|tap|fast-check)/', '^scripts/test-items\\.ts$'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'core-through-its-name',
      comment: 'Other packages import @cleaver/domain or one of its contexts, never a file inside.',
      severity: 'error',
      from: { pathNot: CORE },
      to: { path: CORE, dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'persistence-through-its-name',
      comment: 'Other packages import @cleaver/persistence (documents: /records), never a file inside.',
      severity: 'error',
      from: { pathNot: PERSISTENCE },
      to: { path: PERSISTENCE, dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'persistence-knows-the-core-only',
      comment: 'Of this project, persistence knows the core alone.',
      severity: 'error',
      from: { path: PERSISTENCE },
      to: { path: APPS },
    },
    {
      name: 'replication-is-fenced',
      comment: 'Only the opening of PostgreSQL knows that reads may go to replicas (decision 0005).',
      severity: 'error',
      from: {
        path: `${PERSISTENCE}src/`,
        pathNot: `${PERSISTENCE}src/(replication/|connection/(postgres|location)\\.ts$)`,
      },
      to: { path: `${PERSISTENCE}src/replication/` },
    },
    {
      name: 'only-the-composition-root-knows-persistence',
      comment:
        'An app is built from a core: only the room of the process and the commands in bin/ know where it is kept.',
      severity: 'error',
      from: { path: `${APPS}[^/]+/src/`, pathNot: [`${APPS}[^/]+/src/(main\\.ts$|process/|bin/)`, MEASURES] },
      to: { path: PERSISTENCE },
    },
    {
      name: 'client-stands-alone',
      comment: 'The client runs anywhere: it imports itself alone, nothing of the service, no package, no Node.',
      severity: 'error',
      from: { path: `${CLIENT}src/` },
      to: { pathNot: `${CLIENT}src/` },
    },
    {
      name: 'demo-knows-the-client-only',
      comment: 'The demo shop is filled through the interface: it imports the client and nothing else.',
      severity: 'error',
      from: { path: DEMO },
      to: { pathNot: [DEMO, CLIENT] },
    },
    {
      name: 'client-through-its-name',
      comment: 'Others import @cleaver/client, never a file inside.',
      severity: 'error',
      from: { pathNot: CLIENT },
      to: { path: CLIENT, dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'only-tests-use-test-helpers',
      comment: 'What ships must not lean on in-memory adapters and builders.',
      severity: 'error',
      from: { pathNot: [TESTING, TESTS, MEASURES, '^scripts/'] },
      to: { path: [CORE_TESTS, TESTING] },
    },
    {
      name: 'nobody-imports-apps',
      comment: 'An app is an end: nothing is built on it but tests, measurements and documents.',
      severity: 'error',
      from: { pathNot: [APPS, `${CLIENT}test/`, '^scripts/'] },
      to: { path: APPS },
    },
    {
      name: 'apps-do-not-know-each-other',
      comment: 'Two apps share what is in the packages, nothing else; only a test may start the other one.',
      severity: 'error',
      from: { path: `${APPS}([^/]+)/(?!test/)`, pathNot: MEASURES },
      to: { path: APPS, pathNot: `${APPS}$1/` },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'A package that only another one brings along disappears when that one changes.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
