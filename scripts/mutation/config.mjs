// Configuration of Stryker: the files to mutate and the tests to run. See docs/mutation-testing.md.

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'packages/domain/src/core.ts',
    'packages/domain/src/{audit,identity,inventory,masterdata,production,kernel}/**/*.ts',
    'apps/http/src/access-tokens.ts',
    'apps/http/src/plugins/authentication.ts',
  ],
  plugins: [new URL('runner.mjs', import.meta.url).pathname],
  testRunner: 'test-files',
  testFiles: [
    'packages/domain/test/**/*.test.ts',
    'apps/http/test/access-tokens.test.ts',
    'apps/http/test/identity/authentication.test.ts',
    'apps/http/test/security/forged-tokens.test.ts',
  ],
  // Excludes string literals. Tests that repeat texts for people would make it harder to improve these texts.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 3000,
  // Excludes files that these tests do not need. No tsconfig is needed, because Node strips the types.
  ignorePatterns: [
    '/data',
    '/docs',
    '/apps/bench',
    '/apps/faults',
    '/apps/example',
    '/packages/client',
    '/packages/demo',
    '/reports',
    'tsconfig*.json',
  ],
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
