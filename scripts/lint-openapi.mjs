// Lints packages/client/openapi.json with Redocly's recommended rules and three additional rules. Warnings are errors.
// Uses no network.
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const path = new URL('../packages/client/openapi.json', import.meta.url).pathname;
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: { 'info-contact': 'error', 'operation-description': 'error', 'parameter-description': 'error' },
});
const problems = await lintFromString({ source: readFileSync(path, 'utf8'), absoluteRef: path, config });

for (const { ruleId, message, location } of problems) {
  console.error(`${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);
}
if (problems.length > 0) process.exitCode = 1;
else console.log('packages/client/openapi.json keeps the rules.');
