// Writes a software bill of materials (CycloneDX) of the runtime dependencies: `node scripts/sbom.mjs [<file>]`.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { name } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const file = resolve(process.env.INIT_CWD ?? '', process.argv[2] ?? 'sbom.cdx.json');

const { status, stdout } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--loglevel=error'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  },
);
if (status !== 0) {
  console.error('npm could not list the packages; it says why above. Is everything installed (`npm ci`)?');
  process.exit(1);
}

const bom = JSON.parse(stdout);
// Replaces the name, because npm uses the name of the folder.
bom.metadata.component.name = name;
// npm's `--omit=dev` also omits runtime packages that are a development dependency of another package.
const isDevelopment = ({ properties }) => properties?.some(({ name: is }) => is === 'cdx:npm:package:development');
const left = new Set(bom.components.filter(isDevelopment).map((component) => component['bom-ref']));
const stays = (ref) => !left.has(ref);
bom.components = bom.components.filter((component) => stays(component['bom-ref']));
bom.dependencies = bom.dependencies
  .filter(({ ref }) => stays(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(stays) }));
// Omits the download address, which depends on this machine; the digest identifies the package.
for (const component of bom.components) {
  component.externalReferences = component.externalReferences?.filter(({ type }) => type !== 'distribution');
}
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${file}: ${bom.components.length} components`);
