// The boundaries of docs/architecture.md: dependencies point inward, from the apps to persistence to the core.
// scripts/check-boundaries.mjs checks them. It also checks that dependency-cruiser analysed every source file. The
// contexts that a context of the core may import are in its context.ts. All contexts may import the kernel, and the
// kernel imports no context.

import { CONTEXTS } from '@cleaver/domain';

const CORE = '^packages/domain/';
const CORE_TESTS = '^packages/domain/test/';
const TESTING = '^packages/testing/';
// Tools of tests that need a machine: databases, ports, browsers.
const MACHINE = '^packages/testing/src/machine/';
const PERSISTENCE = '^packages/persistence/';
const CLIENT = '^packages/client/';
const DEMO = '^packages/demo/';
const FILES = '^packages/files/';
const PAPERS = '^packages/papers/';
const APPS = '^apps/';
const TESTS = '(^|/)test/';
// The path pattern of the measurements, the fault scenarios and the example, which are not shipped.
const MEASURES = '^apps/(bench|faults|example|web/bench)/';

const ROOMS = '^packages/domain/src/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Modules must not import each other, not even for a type: merge them, or move the shared part into a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'kernel-knows-no-context',
      comment: 'The kernel imports only itself and the decimal library. Contexts declare their additions to its ports.',
      severity: 'error',
      from: { path: `${ROOMS}kernel/` },
      to: { pathNot: [`${ROOMS}kernel/`, '^node_modules/fraction\\.js/'] },
    },
    {
      name: 'kernel-has-layers',
      comment: 'Values import only values, contracts only values and contracts. The execution may import both.',
      severity: 'error',
      from: { path: `${ROOMS}kernel/(values|contract)/` },
      to: { path: `${ROOMS}kernel/execution/` },
    },
    {
      name: 'values-stand-alone',
      comment: 'Values are the innermost layer of the kernel.',
      severity: 'error',
      from: { path: `${ROOMS}kernel/values/` },
      to: { path: `${ROOMS}kernel/contract/` },
    },
    {
      name: 'contexts-through-their-face',
      comment: 'Other contexts import only the index.ts of a context, and its contracts.ts for operations as data.',
      severity: 'error',
      from: { path: `${ROOMS}([^/]+)/` },
      to: { path: `${ROOMS}[^/]+/`, pathNot: [`${ROOMS}(kernel|$1)/`, `${ROOMS}[^/]+/(index|contracts)\\.ts$`] },
    },
    {
      name: 'contracts-run-nothing',
      comment: 'A contract is data for pages and programs: it must import no handler and no port.',
      severity: 'error',
      from: { path: ['^packages/domain/src/.*-contracts\\.ts$', '^packages/domain/src/.*/contracts\\.ts$'] },
      to: {
        path: ['-handlers\\.ts$', `${ROOMS}.*/context\\.ts$`, `${ROOMS}kernel/execution/(executor|handler)\\.ts$`],
      },
    },
    ...CONTEXTS.map(({ name: context, neighbours }) => ({
      name: `${context}-asks-its-neighbours`,
      comment: `The context ${context} may import only the kernel, the list of permissions${neighbours.map((name) => `, ${name}`).join('')} and itself.`,
      severity: 'error',
      from: { path: `${ROOMS}${context}/` },
      to: { path: ROOMS, pathNot: `${ROOMS}((${['kernel', context, ...neighbours].join('|')})/|permissions\\.ts$)` },
    })),
    {
      name: 'contexts-have-neighbours',
      comment: 'Add a new context to CONTEXTS in core.ts, with the contexts that it may import.',
      severity: 'error',
      from: { path: `${ROOMS}(?!(kernel|${CONTEXTS.map(({ name }) => name).join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'no-unresolved',
      comment: 'An import that cannot be resolved would pass all other rules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'core-stands-alone',
      comment:
        'The core imports only itself and its libraries for decimals, for XML, and for IBANs and BICs: no framework, no I/O, no Node.',
      severity: 'error',
      from: { path: CORE, pathNot: CORE_TESTS },
      to: { pathNot: [CORE, '^node_modules/(fast-xml-builder|fraction\\.js|ibantools)/'] },
    },
    {
      name: 'core-tests-need-little',
      comment:
        "The core's tests and the ports for tests may also import the package of files, tap, fast-check, a parser and the schemas of e-invoices, Node, and the runner of tests in one process.",
      severity: 'error',
      from: { path: [CORE_TESTS, TESTING], pathNot: MACHINE },
      to: {
        pathNot: [
          ...[CORE, TESTING, FILES, '^scripts/test-items\\.ts$'],
          '^node_modules/(fraction\\.js|tap|fast-check|fast-xml-parser|@stackforge-eu/factur-x)/',
        ],
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
      comment: 'Persistence must not import apps.',
      severity: 'error',
      from: { path: PERSISTENCE },
      to: { path: APPS },
    },
    {
      name: 'replication-is-fenced',
      comment: 'Only the opening of PostgreSQL imports the replication (decision 0005).',
      severity: 'error',
      from: {
        path: `${PERSISTENCE}src/`,
        pathNot: `${PERSISTENCE}src/(replication/|connection/(postgres|location)\\.ts$)`,
      },
      to: { path: `${PERSISTENCE}src/replication/` },
    },
    {
      name: 'only-the-composition-root-knows-persistence',
      comment: 'An app is built from a core: only process/, main.ts and the commands in bin/ import persistence.',
      severity: 'error',
      from: { path: `${APPS}[^/]+/src/`, pathNot: [`${APPS}[^/]+/src/(main\\.ts$|process/|bin/)`, MEASURES] },
      to: { path: PERSISTENCE },
    },
    {
      name: 'client-stands-alone',
      comment: 'The client runs anywhere, so it imports only itself: no code of the service, no package, no Node.',
      severity: 'error',
      from: { path: `${CLIENT}src/` },
      to: { pathNot: `${CLIENT}src/` },
    },
    {
      name: 'files-for-the-service-alone',
      comment: 'The service reads and writes files, so that every client has the same rules.',
      severity: 'error',
      from: { pathNot: [FILES, '^apps/http/', '^packages/testing/', '^scripts/'] },
      to: { path: FILES },
    },
    {
      name: 'files-know-the-core-and-tables-only',
      comment: 'The package of files imports the core, tables and iconv-lite: no persistence, no app.',
      severity: 'error',
      from: { path: `${FILES}src/` },
      to: {
        pathNot: [FILES, CORE, '^packages/tables/', '^node_modules/iconv-lite/'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'papers-for-the-service-alone',
      comment: 'The service draws papers, so that every client gets the same ones.',
      severity: 'error',
      from: { pathNot: [PAPERS, '^apps/http/', '^apps/bench/', '^apps/cli/test/'] },
      to: { path: PAPERS },
    },
    {
      name: 'papers-know-the-core-only',
      comment: 'The package of papers imports the core, and libraries that draw: it draws what the core wrote.',
      severity: 'error',
      from: { path: `${PAPERS}src/` },
      to: { pathNot: [PAPERS, CORE, '^node_modules/(bwip-js|pdfmake)/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'demo-knows-the-client-only',
      comment: 'The demo shop is filled through the interface, so it imports only the client.',
      severity: 'error',
      from: { path: DEMO },
      to: { pathNot: [DEMO, CLIENT] },
    },
    {
      name: 'client-through-its-name',
      comment: 'Other packages import @cleaver/client, never a file inside.',
      severity: 'error',
      from: { pathNot: CLIENT },
      to: { path: CLIENT, dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'only-tests-use-test-helpers',
      comment: 'Shipped code must not import in-memory adapters and builders of tests.',
      severity: 'error',
      from: { pathNot: [TESTING, TESTS, MEASURES, '^scripts/'] },
      to: { path: [CORE_TESTS, TESTING] },
    },
    {
      name: 'nobody-imports-apps',
      comment: 'Only tests, measurements and scripts may import an app.',
      severity: 'error',
      from: { pathNot: [APPS, `${CLIENT}test/`, '^scripts/'] },
      to: { path: APPS },
    },
    {
      name: 'apps-do-not-know-each-other',
      comment: 'Apps share code only through packages; only a test may import another app.',
      severity: 'error',
      from: { path: `${APPS}([^/]+)/(?!test/)`, pathNot: MEASURES },
      to: { path: APPS, pathNot: `${APPS}$1/` },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'Declare each imported package: one that another package installs may disappear with its next version.',
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
