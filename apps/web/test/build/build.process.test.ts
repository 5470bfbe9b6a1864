import { brotliCompressSync } from 'node:zlib';
import { test } from 'tap';
import { bundlePages } from '../../build/build.ts';

const KILO = 1000;

test('the bundle has contracts and no handlers; the first scripts have at most 140 kB, German included', async (t) => {
  const { metafile, outputFiles } = await bundlePages();
  const outputs = Object.entries(metafile.outputs);
  const used = outputs.flatMap(([, { inputs }]) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? path : [])),
  );
  t.ok(used.some((path) => /packages\/domain\/src\/masterdata\/customer\/customer-contracts\.ts$/.test(path)));
  t.same(
    used.filter((path) =>
      /-handlers\.ts$|domain\/.*\/context\.ts$|kernel\/execution\/executor\.ts$|warehouse\/warehouse\.ts$/.test(path),
    ),
    [],
  );

  // `export { … } from` in an index or a contracts file would pull in every module that it names.
  t.same(
    outputs
      .flatMap(([, { inputs }]) => Object.keys(inputs))
      .filter((path) => /domain\/src\/\w+\/(index|contracts)\.ts$/.test(path)),
    [],
  );

  const fileOf = (source: string) => outputs.find(([, { entryPoint }]) => entryPoint === source)?.[0] ?? '';
  const first = new Set<string>();
  const fetch = (file: string): void => {
    if (first.has(file)) return;
    first.add(file);
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) if (kind === 'import-statement') fetch(path);
  };
  for (const source of ['src/main.tsx', 'src/today/today.tsx', 'src/shell/language/german-catalogue.ts'])
    fetch(fileOf(source));
  t.ok(first.size > 3, 'all three are scripts of their own');
  t.ok(first.size <= 12, `${first.size} requests`);
  const sum = outputFiles
    .filter(({ path }) => [...first].some((file) => path.endsWith(file)))
    .reduce((all, { contents }) => all + brotliCompressSync(contents).length, 0);
  t.ok(sum > 30 * KILO && sum <= 140 * KILO, `${(sum / KILO).toFixed(1)} kB`);
});
