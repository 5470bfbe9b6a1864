// Lints packages/client/openapi.json with Redocly's recommended rules and three additional rules. Warnings are errors.
// Uses no network.
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const path = new URL('../packages/client/openapi.json', import.meta.url).pathname;
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'info-contact': 'error',
    'operation-description': 'error',
    'parameter-description': 'error',
  },
});
const source = readFileSync(path, 'utf8');
const { paths } = JSON.parse(source);

/**
 * Returns whether operations are ambiguous. Redocly compares paths without their methods, so it also reports
 * `POST /api/labels/{id}/release` and `GET /api/labels/prints/{id}`.
 */
function isAmbiguous(message) {
  const [first, second] = [...message.matchAll(/`([^`]+)`/g)].map(([, one]) => Object.keys(paths[one] ?? {}));
  return first?.some((method) => method !== 'parameters' && second?.includes(method)) ?? true;
}

const problems = (await lintFromString({ source, absoluteRef: path, config })).filter(
  ({ ruleId, message }) => ruleId !== 'no-ambiguous-paths' || isAmbiguous(message),
);

for (const { ruleId, message, location } of problems) {
  console.error(`${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);
}
if (problems.length > 0) process.exitCode = 1;
else console.log('packages/client/openapi.json keeps the rules.');
