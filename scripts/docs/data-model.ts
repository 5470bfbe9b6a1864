/** `docs/data-model.md`, from the records that MikroORM reads and writes. */
import { records } from '@cleaver/persistence/records';
import { type EntityMetadata, type EntityProperty, MikroORM } from '@mikro-orm/postgresql';

interface Chapter {
  readonly title: string;
  readonly text: string;
  readonly tables: readonly string[];
}

const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Identity',
    text: 'A refresh token is kept as its hash. Failed log-ins are counted per client address, for all instances.',
    tables: ['app_user', 'session', 'refresh_token', 'login_log'],
  },
  {
    title: 'Master data',
    text: 'Lists that are only ever read with their owner are `jsonb`.',
    tables: ['supplier', 'customer', 'product_category', 'article'],
  },
  {
    title: 'Production',
    text: 'Ingredients have rows of their own, so that the database knows which articles and recipes are in use.',
    tables: ['recipe', 'recipe_ingredient', 'batch'],
  },
  {
    title: 'Inventory',
    text: `Movements are only ever added: the database refuses to change or remove them. Quantities are kept in the base unit
of their kind (kg, l, m, piece) and shown in the unit that was written.`,
    tables: ['storage_location', 'stock', 'stock_batch', 'stock_movement'],
  },
];
const REST: Omit<Chapter, 'tables'> = {
  title: 'The service’s own',
  text: 'Answers kept for repeated requests, running numbers, counts of requests, and the audit log with its seals.',
};

export function dataModel(): string {
  const orm = new MikroORM({ entities: [...records], dbName: 'none' });
  const all = new Map([...orm.getMetadata().getAll().values()].map((meta) => [meta.tableName, meta]));
  const named = CHAPTERS.flatMap(({ tables }) => tables);
  const unknown = named.filter((name) => !all.has(name));
  if (unknown.length > 0) throw new Error(`scripts/docs/data-model.ts names what is no table: ${unknown.join(', ')}`);
  const rest = [...all.keys()].filter((name) => !named.includes(name)).sort();
  return `# Data model

<!-- Written by \`npm run docs\` from the records in the code: change those. -->

What is stored, table by table. \`FK\` columns have foreign keys; \`…_key\` columns hold a text as it is compared, without regard
to case; \`row_version\` rises with every change of a row or of what belongs to it.

${[...CHAPTERS, { ...REST, tables: rest }].map((chapter) => describe(chapter, all)).join('\n\n')}
`;
}

function describe({ title, text, tables }: Chapter, all: ReadonlyMap<string, EntityMetadata>): string {
  const metas = tables.map((name) => all.get(name) as EntityMetadata);
  const lines = metas.flatMap((meta) => [
    `  ${meta.tableName} {`,
    ...meta.props.filter(({ persist }) => persist !== false).map((property) => `    ${column(meta, property)}`),
    '  }',
  ]);
  const arrows = metas.flatMap(({ tableName, props }) =>
    props.flatMap(({ targetMeta, nullable, fieldNames }) =>
      targetMeta ? [`  ${targetMeta.tableName} ${nullable ? '|o' : '||'}--o{ ${tableName} : ${fieldNames[0]}`] : [],
    ),
  );
  const together = metas.flatMap(uniqueTogether);
  return `## ${title}

${text}

\`\`\`mermaid
erDiagram
${[...lines, ...arrows].join('\n')}
\`\`\`${together.length > 0 ? `\n\nUnique together: ${together.join('; ')}.` : ''}`;
}

/** `recipe (name_key, version)`, for every unique constraint over more than one column. */
function uniqueTogether({ tableName, uniques, properties }: EntityMetadata): string[] {
  return uniques
    .map((unique) => [unique.properties ?? []].flat().map((name) => properties[name as never]?.fieldNames[0]))
    .filter((columns) => columns.length > 1)
    .map((columns) => `\`${tableName}\` (${columns.map((column) => `\`${column}\``).join(', ')})`);
}

/** `uuid article_id FK "null"`: type, name, keys, and whether it may be null. */
function column({ uniques }: EntityMetadata, property: EntityProperty): string {
  const { name, fieldNames, columnTypes, primary, targetMeta, nullable } = property;
  const isUnique = uniques.some(
    ({ properties }) => [properties].flat().length === 1 && [properties].flat()[0] === name,
  );
  const keys = [primary && 'PK', targetMeta && 'FK', isUnique && 'UK'].filter(Boolean).join(', ');
  // Mermaid takes words for types: no blanks, no commas.
  const type = (columnTypes[0] ?? 'unknown').replace('[]', '_list').replaceAll(/\W+/g, '_').replace(/_$/, '');
  return [type, fieldNames[0], keys, nullable && '"null"'].filter(Boolean).join(' ');
}
