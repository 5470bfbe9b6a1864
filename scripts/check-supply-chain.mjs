// Checks what the lock file brings in: who may run code at installation, versions that must go together, and that nothing
// is tied to one registry or taken without a digest.
import { readFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const { allowScripts } = read('package.json');
const locked = Object.entries(read('package-lock.json').packages).flatMap(([path, entry]) => {
  const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
  return name && !entry.link ? [{ path, name, ...entry }] : [];
});

const faults = [];
if (!locked.length) faults.push('The lock file names no package.');

const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
const withScripts = locked.filter(({ hasInstallScript }) => hasInstallScript);
for (const { path, name } of withScripts) {
  if (!allowed.includes(name)) faults.push(`${path} runs a script when it is installed, but is not in allowScripts.`);
}
for (const name of allowed) {
  if (!withScripts.some((each) => each.name === name))
    faults.push(`${name} in allowScripts runs no script: remove it.`);
}

// What is found only by trying: releases of this family that differ do not fit together.
const versions = Map.groupBy(
  locked.filter(({ name }) => name.startsWith('@mikro-orm/')),
  ({ version }) => version,
);
if (versions.size !== 1) faults.push(`@mikro-orm/* must be of one version, not of ${[...versions.keys()].join(', ')}.`);

for (const { path, resolved, integrity, optional } of locked) {
  if (resolved) faults.push(`${path} is tied to one registry: see .npmrc, and make the lock file anew.`);
  // Of what is for other platforms npm knows no digest: it is never installed here.
  if (!integrity && !optional) faults.push(`${path} has no digest.`);
}

if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`The supply chain holds: ${locked.length} packages, ${withScripts.length} with an install script.`);
