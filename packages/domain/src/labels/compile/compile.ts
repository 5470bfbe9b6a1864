/** Compiles a label: from decisions, recipe and declarations to the elements of its uses, or the reasons why not. */
import { Decimal } from '../../kernel/values/decimal.ts';
import { additivesText } from '../declaration/additives.ts';
import { ALLERGEN_NAMES, type AllergenCode } from '../declaration/allergens.ts';
import type { Decisions, LabelUse } from '../label/decisions.ts';
import {
  type ElementSource,
  type Emphasised,
  type LabelElement,
  SOURCES_MAX,
  type SourceKind,
  whole,
} from './element.ts';
import { germanDecimal } from './list.ts';
import { containedIn, type Made, madeOf, tracesIn } from './made.ts';
import { minceNotes, minceReasons } from './mince.ts';
import { distinctReasons, LABEL_REASONS, type LabelReason, reason } from './reasons.ts';
import type { LabelSources, SourceDeclaration, SourceOperator } from './sources.ts';

export interface Compiled {
  /** The elements by use. Null: it is no use of the label. */
  readonly prepacked: readonly LabelElement[] | null;
  readonly loose: readonly LabelElement[] | null;
  readonly reasons: readonly LabelReason[];
  /** The declarations that the label comes to. */
  readonly declarations: readonly SourceDeclaration[];
}

/** Above this amount of added water, in kg per kg, goods that look like a piece of meat say so (Annex VI A 6). */
const WATER_IN_CUTS = Decimal.of('0.05');
const ADDED_WATER = 'mit zugesetztem Wasser';
/** The kinds that have a use-by date unless frozen (Art. 24). */
const PERISHABLE: readonly unknown[] = ['MINCED_MEAT', 'POULTRY', 'MEAT_PREPARATION'];

export const allergensText = (codes: readonly AllergenCode[]): string =>
  codes.length === 0 ? '' : `Enthält: ${codes.map((code) => ALLERGEN_NAMES[code]).join(', ')}`;

export const tracesText = (codes: readonly AllergenCode[]): string =>
  codes.length === 0 ? '' : `Kann Spuren enthalten von: ${codes.map((code) => ALLERGEN_NAMES[code]).join(', ')}`;

/** Returns the label's elements, its reasons and the declarations that it comes to. */
export function compile(decisions: Decisions, sources: LabelSources): Compiled {
  const made = madeOf(decisions, sources);
  const of = (use: LabelUse) => (decisions.uses.includes(use) ? elementsOf(use, made, decisions, sources) : null);
  return {
    prepacked: of('PREPACKED'),
    loose: of('LOOSE'),
    reasons: reasonsOf(made, decisions, sources),
    declarations: made.declarations,
  };
}

function reasonsOf(made: Made, decisions: Decisions, sources: LabelSources): readonly LabelReason[] {
  const { article, operator } = sources;
  const { productKind, frozen } = article;
  const { dateKind, storage, nutrition, nutritionExempt } = decisions;
  const when = (holds: boolean, code: LabelReason['code']) => (holds ? [reason(code)] : []);
  const isPerishable = PERISHABLE.includes(productKind) && !frozen;
  const ofPacks = () => [
    ...made.packReasons,
    ...(productKind === 'MINCED_MEAT' ? minceReasons(made, sources) : []),
    ...when(dateKind === null || (dateKind === 'BEST_BEFORE' && isPerishable), 'DATE_KIND'),
    ...when(dateKind === 'USE_BY' && storage === '', 'STORAGE_MISSING'),
    ...when(nutrition === null && nutritionExempt === null, 'NUTRITION_UNDECIDED'),
    ...when(isIncomplete(operator), 'OPERATOR_INCOMPLETE'),
  ];
  const all = [
    ...made.reasons,
    ...(productKind === null
      ? [reason('PRODUCT_KIND_MISSING', { article: article.name }, { articleId: article.id })]
      : []),
    ...(decisions.uses.includes('PREPACKED') ? ofPacks() : []),
  ];
  const codes = Object.keys(LABEL_REASONS);
  return distinctReasons(all).toSorted((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code));
}

const isIncomplete = ({ name, street, postalCode, city }: SourceOperator): boolean =>
  [name, street, postalCode, city].includes('');

/** Returns the elements of a use in the order of printing, without those that need a lot. */
function elementsOf(use: LabelUse, made: Made, decisions: Decisions, sources: LabelSources): readonly LabelElement[] {
  const parts = use === 'PREPACKED' ? packElements(made, decisions, sources) : looseElements(made);
  const elements = [nameElement(made, decisions), ...parts].filter(({ text }) => text !== '');
  const ids = sourceIds(made, sources);
  return elements.map(({ from, ...element }) => ({
    ...element,
    sources: from.flatMap((kind) => ids[kind].slice(0, SOURCES_MAX)),
  }));
}

/** The kinds of sources of a label that has no lot yet. */
type From = Exclude<SourceKind, 'LOT'>;
type Draft = Omit<LabelElement, 'sources'> & { readonly from: readonly From[] };

const sourceIds = (made: Made, { labelId, article }: LabelSources): Record<From, readonly ElementSource[]> => ({
  LABEL: [{ kind: 'LABEL', id: labelId }],
  RECIPE: made.recipeIds.map((id) => ({ kind: 'RECIPE', id })),
  DECLARATION: made.declarations.map(({ id }) => ({ kind: 'DECLARATION', id })),
  ARTICLE: [{ kind: 'ARTICLE', id: article.id }],
  SETTINGS: [{ kind: 'SETTINGS', id: null }],
});

const plain = (kind: Draft['kind'], text: string, rule: string, from: readonly From[]): Draft => ({
  ...{ kind, text, emphasis: [], rule, from },
});

const emphasised = (
  kind: Draft['kind'],
  { text, emphasis }: Emphasised,
  rule: string,
  from: readonly From[],
): Draft => ({ kind, text, emphasis, rule, from });

function nameElement(made: Made, { legalName, cutLike }: Decisions): Draft {
  const isWet = cutLike && made.water.compare(WATER_IN_CUTS) > 0 && !legalName.includes('zugesetztem Wasser');
  return isWet
    ? plain('NAME', `${legalName}, ${ADDED_WATER}`, 'LMIV Art. 17, Anhang VI A 6', ['LABEL', 'RECIPE', 'DECLARATION'])
    : plain('NAME', legalName, 'LMIV Art. 17', ['LABEL']);
}

const allergensElement = (made: Made, without?: ReadonlySet<AllergenCode>): Draft =>
  emphasised('ALLERGENS', whole(allergensText(containedIn(made, without))), 'LMIV Art. 21', ['DECLARATION']);

const tracesElement = (made: Made): Draft =>
  plain('TRACES', tracesText(tracesIn(made)), 'LMIV Art. 36', ['DECLARATION']);

const looseElements = (made: Made): readonly Draft[] => [
  allergensElement(made),
  tracesElement(made),
  plain('ADDITIVES', additivesText(made.declarations.flatMap(({ additives }) => additives)), 'LMZDV § 5', [
    'DECLARATION',
  ]),
];

function packElements(made: Made, decisions: Decisions, { article, operator }: LabelSources): readonly Draft[] {
  const { list, declarations, listed } = made;
  const hasCasing = declarations.some(({ role }) => role === 'CASING');
  const isMince = article.productKind === 'MINCED_MEAT';
  return [
    ...(list ? [emphasised('INGREDIENTS', list, 'LMIV Art. 18, 21, 22', ['LABEL', 'RECIPE', 'DECLARATION'])] : []),
    allergensElement(made, listed),
    tracesElement(made),
    ...decisions.notes.map((note) => plain('NOTE', note, 'LMIV Art. 27, Anhang III', ['LABEL'])),
    ...(hasCasing ? [plain('NOTE', 'Wursthülle nicht essbar', 'LMIV Anhang VI C', ['DECLARATION'])] : []),
    ...(isMince ? minceNotes(made) : []).map((note, at) =>
      plain('NOTE', note, at === 0 ? 'LMIV Anhang VI B' : 'Tier-LMHV § 16', ['ARTICLE', 'DECLARATION']),
    ),
    plain('STORAGE', decisions.storage, 'LMIV Art. 25', ['LABEL']),
    plain('NUTRITION', nutritionText(decisions), 'LMIV Art. 30', ['LABEL']),
    plain('OPERATOR', isIncomplete(operator) ? '' : operatorText(operator), 'LMIV Art. 8', ['SETTINGS']),
    plain('ID_MARK', operator.approvalNumber, 'VO (EG) Nr. 853/2004 Anhang II', ['SETTINGS']),
  ];
}

const operatorText = ({ name, street, houseNumber, postalCode, city }: SourceOperator): string =>
  `${name}, ${[street, houseNumber].filter(Boolean).join(' ')}, ${postalCode} ${city}`;

/** The nutrition declaration in one line (Art. 34 (3)). Empty: none. */
function nutritionText({ nutrition }: Decisions): string {
  if (!nutrition) return '';
  const g = (text: string) => `${germanDecimal(text)} g`;
  const { energyKj, energyKcal, fat, saturates, carbohydrate, sugars, protein, salt } = nutrition;
  return [
    `Nährwerte je 100 g: Energie ${germanDecimal(energyKj)} kJ / ${germanDecimal(energyKcal)} kcal`,
    `Fett ${g(fat)}`,
    `davon gesättigte Fettsäuren ${g(saturates)}`,
    `Kohlenhydrate ${g(carbohydrate)}`,
    `davon Zucker ${g(sugars)}`,
    `Eiweiß ${g(protein)}`,
    `Salz ${g(salt)}`,
  ].join(', ');
}
