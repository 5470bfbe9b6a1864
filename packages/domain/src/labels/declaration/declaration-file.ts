/**
 * The file of declarations: a row for each article, with its declaration in force. A row that says something else adds a
 * version. Empty cells leave what is declared as it is.
 */
import { CODE_MAX, list, NAME_MAX, text } from '../../kernel/contract/fields.ts';
import { type FileColumn, type FileValues, fileColumn } from '../../kernel/contract/file.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import { type CellFault, type FileRecord, fileKind } from '../../kernel/execution/file-kind.ts';
import { say } from '../../kernel/values/message.ts';
import { foldText } from '../../kernel/values/text.ts';
import {
  ARTICLE_COLUMN,
  type ArticleNumbers,
  type ArticleState,
  articleOf,
  articlesIn,
  checkName,
} from '../../masterdata/index.ts';
import { ALLERGEN_CODES, ALLERGEN_NAMES, type AllergenCode, type Presence } from './allergens.ts';
import { Declarations } from './declaration.ts';
import { declareArticle, listDeclarations } from './declaration-contracts.ts';
import { declarationFaults, declarationForm, declaredBy, MANY_MAX, meatForm } from './declaration-form.ts';
import { type DeclarationState, type DeclaredAllergen, FAT_NAMES, type MeatSpecies } from './declared.ts';

type Filed = Pick<DeclarationState, 'id' | 'articleId'> & Omit<DeclarationState, 'version' | 'createdBy' | 'createdAt'>;

const TEXTS = ['role', 'name', 'composition', 'source'] as const;
const MEAT = ['species', 'fatPercent', 'proteinPercent', 'collagenPercent', 'fatName'] as const;
const DECIMALS: readonly string[] = ['fatPercent', 'proteinPercent', 'collagenPercent', 'kgPerUnit'];

const declared = (member: string): FileColumn => ({
  ...fileColumn(declareArticle.input, member),
  ...(DECIMALS.includes(member) && { isNumber: true }),
});

/** A column of allergens, each as `CELERY=Sellerie`: its code, and the word that is emphasised. */
const allergenColumn = (member: string): FileColumn => ({ member, field: list(text(CODE_MAX + NAME_MAX), MANY_MAX) });

/** The columns of allergens with their presence. */
const PRESENCE_OF: Readonly<Record<string, Presence>> = { allergens: 'CONTAINED', traces: 'TRACE' };

export const declarationFile = fileKind<Filed, ArticleNumbers<ArticleState>>({
  name: 'declarations',
  title: say`Declarations`,
  columns: [
    ARTICLE_COLUMN,
    { member: 'articleName', field: text(NAME_MAX) },
    ...['role', 'name', 'composition'].map(declared),
    ...Object.keys(PRESENCE_OF).map(allergenColumn),
    declared('additives'),
    ...MEAT.map((member) => ({
      ...fileColumn(meatForm, member),
      ...(DECIMALS.includes(member) && { isNumber: true as const }),
    })),
    ...['kgPerUnit', 'source', 'validFrom'].map(declared),
  ],
  example: {
    ...{ articleNumber: 'GZ-7', articleName: 'Gewürzmischung Lyoner', role: 'INGREDIENT', name: 'Gewürzmischung' },
    composition: 'Gewürze (Senfkörner, Sellerie), Dextrose, Stabilisator: Diphosphate',
    ...{ allergens: ['CELERY=Sellerie', 'MUSTARD=Senf'], traces: ['MILK'], additives: ['E450'] },
    source: 'Spezifikation vom 02.11.2026',
  },
  list: listDeclarations,
  context: (reads, rows) => articlesIn(reads, rows),
  rowsOf: (one, articles) => [
    {
      ...{ articleNumber: articles.numberOf(one.articleId), articleName: articles.of(one.articleId)?.name },
      ...valuesOf(one),
      validFrom: one.validFrom ?? undefined,
    },
  ],
  write: {
    command: declareArticle,
    key: ['articleNumber'],
    // The day belongs to what a row changes. Alone it changes nothing.
    fixed: ['articleNumber', 'articleName', 'validFrom'],
    changes: true,
    resolve(row, articles, report) {
      const article = articleOf(row, articles, report);
      if (article) checkName(row, article, report, 'articleName');
      const { species, fatName, ...values } = row.values;
      const lists = Object.keys(PRESENCE_OF).flatMap((member) => {
        const entries = row.values[member];
        if (!Array.isArray(entries)) return [];
        const wrong = entries.find((entry) => allergenIn(entry, 'CONTAINED') === undefined);
        if (wrong !== undefined)
          report(row, member, say`has no code of an allergen, like CELERY=Sellerie, in “${wrong}”`);
        return [[member, entries.map((entry) => entryOf(allergenIn(entry, 'CONTAINED')) ?? entry)] as const];
      });
      const hasUsualName = fatName !== undefined && fatName === FAT_NAMES[species as MeatSpecies];
      return {
        ...{ ...values, species, ...(!hasUsualName && { fatName }), ...Object.fromEntries(lists) },
        ...(article && { articleNumber: article.articleNumber, articleName: article.name }),
      };
    },
    async find(unit, rows, _, articles) {
      const ids = rows.flatMap(({ values: { articleNumber } }) => articles.find(String(articleNumber ?? ''))?.id ?? []);
      const versions = await unit.of(Declarations).whereIn('articleId', [...new Set(ids)]);
      return versions.map(({ state }) => state).filter(({ isLatest }) => isLatest);
    },
    check: (_, record) => faultsOf(record),
    async write(record, { perform }, articles) {
      const id = articles.find(String(record.head['articleNumber']))?.id;
      await perform(declareArticle, { id, ...givenBy(record) } as never, record.rows[0]);
    },
  },
});

/** Returns the values of a declaration for a row. A name of the fat that is usual for the species is empty. */
function valuesOf({ role, name, composition, allergens, additives, meat, kgPerUnit, source }: Filed): FileValues {
  const of = (presence: Presence) =>
    allergens.filter((one) => one.presence === presence).flatMap((one) => entryOf(one));
  const { species, fatPercent, proteinPercent, collagenPercent, fatName } = meat ?? {};
  return {
    ...{ role, name, composition, allergens: of('CONTAINED'), traces: of('TRACE'), additives },
    ...{ species, fatPercent, proteinPercent, collagenPercent },
    fatName: species && fatName !== FAT_NAMES[species] ? fatName : undefined,
    ...{ kgPerUnit: kgPerUnit ?? undefined, source },
  };
}

function entryOf(allergen: DeclaredAllergen): string;
function entryOf(allergen: DeclaredAllergen | undefined): string | undefined;
function entryOf(allergen: DeclaredAllergen | undefined): string | undefined {
  if (!allergen) return undefined;
  return allergen.word === '' ? allergen.code : `${allergen.code}=${allergen.word}`;
}

const CODES: ReadonlyMap<string, AllergenCode> = new Map(
  ALLERGEN_CODES.flatMap((code) => [code, ALLERGEN_NAMES[code]].map((name) => [foldText(name), code] as const)),
);

/** Returns the allergen of an entry. Its name in German is read like its code. Undefined: it names none. */
function allergenIn(entry: string, presence: Presence): DeclaredAllergen | undefined {
  const [name = '', ...word] = entry.split('=');
  const code = CODES.get(foldText(name.trim()));
  return code && { code, presence, word: word.join('=').trim() };
}

/** Returns the declaration of a row as a request sends it. Empty cells have what is declared now. */
function givenBy({ head, stored }: Pick<FileRecord<Filed>, 'head' | 'stored'>): object {
  const values: FileValues = { ...(stored && valuesOf(stored)), ...head };
  const { additives, kgPerUnit } = values;
  const meat = MEAT.flatMap((member) => (values[member] === undefined ? [] : [[member, values[member]] as const]));
  return {
    ...Object.fromEntries(TEXTS.map((member) => [member, values[member]])),
    allergens: Object.entries(PRESENCE_OF).flatMap(([member, presence]) =>
      [values[member] ?? []].flat().flatMap((entry) => allergenIn(String(entry), presence) ?? []),
    ),
    ...{ additives: additives ?? [], meat: meat.length === 0 ? null : Object.fromEntries(meat), kgPerUnit },
    validFrom: head['validFrom'],
  };
}

/** Returns the faults of a declaration that a row adds, by column. A fault of an allergen begins with its entry. */
function faultsOf(record: FileRecord<Filed>): readonly CellFault[] {
  const faults: Fault[] = [];
  const given = declarationForm.read(givenBy(record), '', faults);
  if (faults.length > 0) return faults.map(({ field, message }) => ({ field: columnOf(field), message }));
  const declared = declaredBy(given, null);
  return declarationFaults(declared).map(({ field, message }) => {
    const [, at = ''] = /^allergens\[(\d+)\]/.exec(field) ?? [];
    const allergen = declared.allergens[Number(at)];
    if (at === '' || !allergen) return { field: columnOf(field), message };
    return {
      field: allergen.presence === 'TRACE' ? 'traces' : 'allergens',
      message: say`${entryOf(allergen)}: ${message}`,
    };
  });
}

/** Returns the column of a member of a declaration. A fault of all the meat is that of its species. */
const columnOf = (field: string): string => (field === 'meat' ? 'species' : (field.split('.').at(-1) ?? field));
