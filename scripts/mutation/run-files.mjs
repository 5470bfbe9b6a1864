// Imports the test files in the arguments, for `runner.mjs`. Runs them with one mutant active, or finds the mutants
// that they reach.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { MUTANT_COVERAGE, MUTANT_HIT_LIMIT } = process.env;
if (MUTANT_COVERAGE) {
  globalThis.__stryker__ = { currentTestId: 'all' };
  process.on('exit', () => {
    writeFileSync(MUTANT_COVERAGE, JSON.stringify(globalThis.__stryker__.mutantCoverage?.perTest.all ?? {}));
  });
} else if (MUTANT_HIT_LIMIT) {
  // Detects an endless loop by the number of passes through its mutant.
  globalThis.__stryker__ = { hitCount: 0, hitLimit: Number(MUTANT_HIT_LIMIT) };
}

for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href);
