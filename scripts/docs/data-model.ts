/** Generates `docs/data-model.md` from the MikroORM entities that describe the tables. */
import { CONTEXTS } from '@cleaver/domain';
import { records, tables } from '@cleaver/persistence/records';
import { type EntityMetadata, type EntityProperty, MikroORM } from '@mikro-orm/postgresql';

interface Chapter {
  readonly title: string;
  readonly text: string;
  readonly tables: readonly string[];
}

/** Additional notes on the tables of a context. */
const TEXTS: Readonly<Record<string, string>> = {
  identity:
    'Refresh tokens are stored as hashes. `login_log` counts log-in attempts per username and per client address, for all instances.',
  masterdata: 'Lists that are never read without their owner are `jsonb`.',
  production: 'Ingredients have separate rows, so that foreign keys protect articles and recipes in use.',
  inventory: `Movements are only added: triggers refuse updates and deletions. Only the removal of the demo shop deletes them.
Quantities are stored in the base unit of their kind (kg, l, m, piece) and shown in the unit of the request.`,
};

const REST: Omit<Chapter, 'tables'> = {
  title: 'The service’s own',
  text: 'Stored responses for repeated requests, running numbers, and the audit log with its seals.',
};

export function dataModel(): string {
  const orm = new MikroORM({ entities: [...records], dbName: 'none' });
  const metadata = orm.getMetadata();
  const all = new Map([...metadata.getAll().values()].map((meta) => [meta.tableName, meta]));
  const nameOf = (record: (typeof records)[number]): string => metadata.get(record.meta.class).tableName;
  const chapters = CONTEXTS.map(({ name, kinds }) => ({
    title: `${name[0]?.toUpperCase()}${name.slice(1)}`,
    text: TEXTS[name] ?? '',
    tables: tables
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ record, children }) => [record, ...children.map((child) => child.record)].map(nameOf)),
  })).filter((chapter) => chapter.tables.length > 0);
  const named = chapters.flatMap((chapter) => chapter.tables);
  const rest = [...all.keys()].filter((name) => !named.includes(name)).sort();
  return `# Data model

<!-- Written by \`npm run docs\` from the records in the code: change those. -->

The tables of the database with their columns. \`FK\` columns have foreign keys. \`…_key\` columns hold texts folded for comparison,
without regard to case. \`row_version\` increases with every change of a row or of its child rows.

${[...chapters, { ...REST, tables: rest }].map((chapter) => describe(chapter, all)).join('\n\n')}
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
${text && `\n${text}\n`}
\`\`\`mermaid
erDiagram
${[...lines, ...arrows].join('\n')}
\`\`\`${together.length > 0 ? `\n\nUnique together: ${together.join('; ')}.` : ''}`;
}

/** Returns the unique constraints over more than one column, like `recipe (name_key, version)`. */
function uniqueTogether({ tableName, uniques, properties }: EntityMetadata): string[] {
  return uniques
    .map((unique) => [unique.properties ?? []].flat().map((name) => properties[name as never]?.fieldNames[0]))
    .filter((columns) => columns.length > 1)
    .map((columns) => `\`${tableName}\` (${columns.map((column) => `\`${column}\``).join(', ')})`);
}

/** Returns a column with type, name, keys and nullability, like `uuid article_id FK "null"`. */
function column({ uniques }: EntityMetadata, property: EntityProperty): string {
  const { name, fieldNames, columnTypes, primary, targetMeta, nullable } = property;
  const isUnique = uniques.some(
    ({ properties }) => [properties].flat().length === 1 && [properties].flat()[0] === name,
  );
  const keys = [primary && 'PK', targetMeta && 'FK', isUnique && 'UK'].filter(Boolean).join(', ');
  // Mermaid accepts only words as types: no blanks, no commas.
  const type = (columnTypes[0] ?? 'unknown').replace('[]', '_list').replaceAll(/\W+/g, '_').replace(/_$/, '');
  return [type, fieldNames[0], keys, nullable && '"null"'].filter(Boolean).join(' ');
}
