// The boundaries of docs/architecture.md: dependencies point inward, from the apps to persistence to the core.
// Run by scripts/check-boundaries.mjs, which also sees to it that something was looked at.

const CORE = '^packages/domain/';
const CORE_TESTING = '^packages/domain/(src/testing|test)/';
const PERSISTENCE = '^packages/persistence/';
const CLIENT = '^packages/client/';
const APPS = '^apps/';
const TESTS = '(^|/)test/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Modules that need each other to run are one module, or a third one is missing. Types may know each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
      from: { path: CORE, pathNot: CORE_TESTING },
      to: { pathNot: [CORE, '^node_modules/fraction\\.js/'] },
    },
    {
      name: 'core-tests-need-little',
      comment:
        "The core's tests and test helpers add tap, fast-check and Node to that, and what runs tests in one process.",
      severity: 'error',
      from: { path: CORE_TESTING },
      to: {
        pathNot: [CORE, '^node_modules/(fraction\\.js|tap|fast-check)/', '^scripts/test-together\\.ts$'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'core-through-its-name',
      comment: 'Other packages import @cleaver/domain or @cleaver/domain/testing, never a file inside.',
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
      name: 'only-the-composition-root-knows-persistence',
      comment: 'An app is built from a core: only main.ts and the commands in bin/ choose where it is kept.',
      severity: 'error',
      from: { path: `${APPS}[^/]+/src/`, pathNot: `${APPS}[^/]+/src/(main\\.ts$|bin/)` },
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
      from: { pathNot: [CORE_TESTING, TESTS, '^(bench|examples|scripts)/'] },
      to: { path: CORE_TESTING },
    },
    {
      name: 'nobody-imports-apps',
      comment: 'An app is an end: nothing is built on it but tests, measurements and documents.',
      severity: 'error',
      from: { pathNot: [APPS, `${CLIENT}test/`, '^(bench|examples|scripts)/'] },
      to: { path: APPS },
    },
    {
      name: 'apps-do-not-know-each-other',
      comment: 'Two apps share what is in the packages, nothing else; only a test may start the other one.',
      severity: 'error',
      from: { path: `${APPS}([^/]+)/(?!test/)` },
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
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.json'],
    },
  },
};
