// Checks the packages of the lock file: the permission to run code at installation, one version of MikroORM, no fixed
// registry, and a digest. Checks that the container images have a digest, and that the first image has the Node version
// of package.json.
import { readFileSync } from 'node:fs';

const textOf = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const read = (path) => JSON.parse(textOf(path));
const { allowScripts } = read('package.json');
const locked = Object.entries(read('package-lock.json').packages).flatMap(([path, entry]) => {
  const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
  return name && !entry.link ? [{ path, name, ...entry }] : [];
});

const faults = [];
if (!locked.length) faults.push('The lock file names no package.');

// A value of `false` forbids the script of a package that works without it.
const decided = Object.keys(allowScripts);
const withScripts = locked.filter(({ hasInstallScript }) => hasInstallScript);
for (const { path, name } of withScripts) {
  if (!decided.includes(name)) faults.push(`${path} runs a script when it is installed, but is not in allowScripts.`);
}
for (const name of decided) {
  if (!withScripts.some((each) => each.name === name))
    faults.push(`${name} in allowScripts runs no script: remove it.`);
}

// Requires one version of all MikroORM packages, because different releases are incompatible.
const versions = Map.groupBy(
  locked.filter(({ name }) => name.startsWith('@mikro-orm/')),
  ({ version }) => version,
);
if (versions.size !== 1) faults.push(`@mikro-orm/* must be of one version, not of ${[...versions.keys()].join(', ')}.`);

for (const { path, resolved, integrity, optional } of locked) {
  if (resolved) faults.push(`${path} is tied to one registry: see .npmrc, and make the lock file anew.`);
  // npm has no digest of packages for other platforms, which are never installed here.
  if (!integrity && !optional) faults.push(`${path} has no digest.`);
}

// Requires a digest, because a tag may refer to another image later. Excludes the stages of the Dockerfile, and the
// image that is built here.
const dockerfile = textOf('Dockerfile');
const stages = new Set([...dockerfile.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, stage]) => stage));
const images = [
  ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image).filter((image) => !stages.has(image)),
  ...[...textOf('docker-compose.yml').matchAll(/^ +image: (\S+)/gm)].map(([, image]) => image),
].filter((image) => image !== 'cleaver');
for (const image of images) {
  if (!/@sha256:[0-9a-f]{64}$/.test(image)) faults.push(`The image ${image} is named without its digest.`);
}
const { node: version } = read('package.json').dependencies;
if (!images[0]?.startsWith(`node:${version}-`)) faults.push(`The image must be of Node ${version}, as the package is.`);

if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`The supply chain holds: ${locked.length} packages, ${withScripts.length} with an install script.`);
