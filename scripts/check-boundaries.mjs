// Checks the boundaries in .dependency-cruiser.mjs, and that the files were analysed. A cruiser that cannot parse
// TypeScript or resolve workspaces reports no fault.
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const sources = globSync('{packages,apps}/*/{src,test}/**/*.ts');
const rooms = globSync('{packages,apps,scripts}');

const options = await extractOptions('./.dependency-cruiser.mjs');
const { output } = await cruise(rooms, options, options.enhancedResolveOptions, {
  tsConfig: extractTsConfig(options.tsConfig.fileName),
});
const { modules, summary } = output;

const faults = [];
for (const [name, violations] of Map.groupBy(summary.violations, ({ rule }) => rule.name)) {
  const { comment } = summary.ruleSetUsed.forbidden.find((rule) => rule.name === name);
  faults.push(`${name}: ${comment}`);
  for (const { from, to, cycle } of violations) {
    faults.push(`    ${[from, ...(cycle ? cycle.map((step) => step.name) : [to])].join(' -> ')}`);
  }
}

const seen = new Set(modules.map(({ source }) => source));
const unseen = sources.filter((source) => !seen.has(source));
if (!sources.length) faults.push('There is no source file to look at.');
if (unseen.length) faults.push(`Not looked at: ${unseen.join(', ')}`);

const between = modules.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ module }) => module.startsWith('@cleaver/'))
    .map(({ module, resolved }) => ({ source, module, resolved })),
);
for (const { source, module, resolved } of between) {
  if (!/^(packages|apps)\/[^/]+\/src\//.test(resolved))
    faults.push(`Not followed: ${source} -> ${module} (${resolved})`);
}
if (!between.length && sources.some((source) => !source.startsWith('packages/domain/'))) {
  faults.push('No import between the workspaces was seen, yet there is more than one workspace.');
}

if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`Boundaries hold: ${seen.size} modules, ${between.length} imports between workspaces.`);
