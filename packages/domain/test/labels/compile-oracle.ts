/** An oracle for labels, written from the rules: exact fractions and plain recursion over all lines. */
import Fraction from 'fraction.js';
import type { LabelSources, SourceDeclaration, SourceLine, SourceRecipe } from '../../src/labels/compile/sources.ts';
import type { Decisions } from '../../src/labels/label/decisions.ts';
import {
  additivesOf,
  between,
  bold,
  byName,
  compareTexts,
  type ExpectedElement,
  element,
  figure,
  type Letter,
  namesOf,
  nutritionOf,
  plain,
  withWords,
} from './oracle-texts.ts';

/** kg or base units of one unit. */
const UNITS: Readonly<Record<string, readonly [mass: boolean, factor: string]>> = {
  ...{ KG: [true, '1'], G: [true, '0.001'], L: [false, '1'], ML: [false, '0.001'], M: [false, '1'] },
  ...{ CM: [false, '0.01'], PIECE: [false, '1'], DOZEN: [false, '12'], BOX: [false, '1'] },
};

const zero = new Fraction(0);
const sum = (all: readonly Fraction[]) => all.reduce((a, b) => a.add(b), zero);

/** An occurrence of a recipe: the label's own, or one that stands for a line. */
interface Occurrence {
  readonly recipe: SourceRecipe;
  readonly articleId: string;
  readonly loss: string | null;
}

/** What one line of the tree contributes to 1 kg of product. */
interface Portion {
  readonly declaration: SourceDeclaration;
  readonly amount: Fraction;
}

interface Item {
  readonly name: string;
  readonly composition: string;
  readonly meat: boolean;
  readonly amount: Fraction;
  readonly portions: readonly Portion[];
  readonly quid: boolean | null;
}

class Oracle {
  readonly #decisions: Decisions;
  readonly #sources: LabelSources;
  readonly #reasons = new Set<string>();
  readonly #occurrences: readonly Occurrence[];
  readonly #declared: readonly SourceDeclaration[];
  readonly #minced: boolean;
  #items: readonly Item[] = [];
  #unweighed: readonly Item[] = [];
  #water = zero;
  #blocked = false;

  constructor(decisions: Decisions, sources: LabelSources) {
    this.#decisions = decisions;
    this.#sources = sources;
    this.#minced = sources.article.productKind === 'MINCED_MEAT';
    const root = decisions.recipeId === null ? undefined : sources.recipes.get(decisions.recipeId);
    this.#occurrences = root
      ? this.#below({ recipe: root, articleId: sources.article.id, loss: decisions.moistureLossPercent })
      : [];
    const articles = root
      ? this.#occurrences.flatMap(({ recipe }) => recipe.ingredients.map(({ articleId }) => articleId))
      : [sources.article.id];
    this.#declared = [...new Set(articles)].flatMap((id) => sources.declarations.get(id) ?? []);
    this.#blocked = this.#gaps();
    if (root && !this.#blocked) this.#weigh(root);
    else if (!root) this.#items = this.#merge(this.#asBought(), 'INGREDIENT');
    this.#judge();
  }

  get result() {
    const of = (use: 'PREPACKED' | 'LOOSE') => (this.#decisions.uses.includes(use) ? this.#elements(use) : null);
    return { prepacked: of('PREPACKED'), loose: of('LOOSE'), reasons: [...this.#reasons].sort() };
  }

  #entry(articleId: string) {
    return this.#decisions.ingredients.find((one) => one.articleId === articleId);
  }

  /** Returns the sub-recipe that stands for the line. */
  #subOf({ articleId, subRecipeId }: SourceLine): SourceRecipe | undefined {
    if (this.#sources.declarations.has(articleId) || subRecipeId === null) return undefined;
    return this.#sources.recipes.get(subRecipeId);
  }

  #below(of: Occurrence): Occurrence[] {
    const subs = of.recipe.ingredients.flatMap((line) => {
      const recipe = this.#subOf(line);
      const loss = this.#entry(line.articleId)?.moistureLossPercent ?? null;
      return recipe ? this.#below({ recipe, articleId: line.articleId, loss }) : [];
    });
    return [of, ...subs];
  }

  /** docs/contract.md, 30.7. Undefined: it should have a mass, and has none. */
  #massOf({ articleId, quantity, uom }: SourceLine): Fraction | undefined {
    const declaration = this.#sources.declarations.get(articleId);
    if (declaration && declaration.role !== 'INGREDIENT' && declaration.role !== 'WATER') return zero;
    const [mass, factor] = UNITS[uom] ?? [false, '0'];
    const amount = new Fraction(quantity).mul(factor);
    if (mass) return amount;
    return declaration?.kgPerUnit ? amount.mul(declaration.kgPerUnit) : undefined;
  }

  #massesOf = (recipe: SourceRecipe): Fraction => sum(recipe.ingredients.map((line) => this.#massOf(line) ?? zero));

  #reason(code: string, articleId: string | null): void {
    this.#reasons.add(`${code} ${articleId}`);
  }

  #gaps(): boolean {
    const { article, declarations } = this.#sources;
    for (const { recipe, articleId } of this.#occurrences) {
      if (recipe.status === 'DRAFT') this.#reason('RECIPE_NOT_ACTIVE', articleId);
      for (const line of recipe.ingredients) {
        const known = declarations.has(line.articleId) || line.subRecipeId !== null;
        if (!known) this.#reason('DECLARATION_MISSING', line.articleId);
        else if (!this.#massOf(line)) this.#reason('NO_MASS', line.articleId);
      }
      if (this.#massesOf(recipe).equals(0)) this.#reason('NO_MASS', articleId);
    }
    if (article.productKind === null) this.#reason('PRODUCT_KIND_MISSING', article.id);
    if (this.#occurrences.length === 0 && !declarations.has(article.id))
      this.#reason('DECLARATION_MISSING', article.id);
    return [...this.#reasons].some((one) => /^(DECLARATION_MISSING|NO_MASS) /.test(one));
  }

  /** docs/contract.md, 30.7. */
  #portions(recipe: SourceRecipe, loss: string | null, share: Fraction): Portion[] {
    const product = this.#massesOf(recipe)
      .mul(new Fraction(100).sub(loss ?? 0))
      .div(100);
    return recipe.ingredients.flatMap((line) => {
      const amount = (this.#massOf(line) ?? zero).div(product).mul(share);
      const declaration = this.#sources.declarations.get(line.articleId);
      if (declaration) return [{ declaration, amount }];
      const sub = this.#subOf(line);
      const subLoss = this.#entry(line.articleId)?.moistureLossPercent ?? null;
      return sub ? this.#portions(sub, subLoss, amount) : [];
    });
  }

  /** Goods without a recipe are one portion. */
  #asBought = (): Portion[] => this.#declared.map((declaration) => ({ declaration, amount: new Fraction(1) }));

  /** docs/contract.md, 30.7. */
  #merge(portions: readonly Portion[], role: string): Item[] {
    const groups = new Map<string, Portion[]>();
    for (const portion of portions.filter(({ declaration }) => declaration.role === role)) {
      const { name, composition, meat } = portion.declaration;
      const key = JSON.stringify([name, composition, meat?.species]);
      groups.set(key, [...(groups.get(key) ?? []), portion]);
    }
    return [...groups.values()].map((all) => {
      const quids = all.map(({ declaration }) => this.#entry(declaration.articleId)?.quid ?? null);
      const { name, composition, meat } = (all[0] as Portion).declaration;
      return {
        ...{ name, composition, meat: meat !== null, portions: all, amount: sum(all.map(({ amount }) => amount)) },
        quid: quids.includes(true) ? true : quids.includes(false) ? false : null,
      };
    });
  }

  #weigh(root: SourceRecipe): void {
    const portions = this.#portions(root, this.#decisions.moistureLossPercent, new Fraction(1));
    const of = (role: string) =>
      sum(portions.filter(({ declaration }) => declaration.role === role).map(({ amount }) => amount));
    const room = new Fraction(1).sub(of('INGREDIENT'));
    const left = room.compare(0) > 0 ? room : zero;
    this.#water = of('WATER').compare(left) < 0 ? of('WATER') : left;
    const merged = this.#merge(portions, 'INGREDIENT');
    this.#items = this.#minced ? merged : this.#withFat(merged);
    this.#unweighed = this.#merge(portions, 'UNWEIGHED');
  }

  /** docs/contract.md, 30.8. */
  #withFat(merged: readonly Item[]): Item[] {
    let items = merged.map((item) => ({ ...item }));
    for (const item of merged.filter(({ meat }) => meat)) {
      const species = item.portions[0]?.declaration.meat?.species ?? '';
      const [fat, protein, collagen] = composition(item.portions);
      const limit = species === 'PORK' ? 30 : ['POULTRY', 'RABBIT'].includes(species) ? 15 : 25;
      const most = limit === 15 ? 10 : 25;
      if (collagen.mul(100).compare(protein.mul(most)) > 0) {
        for (const { declaration } of item.portions) {
          const { collagenPercent = '0', proteinPercent = '0' } = declaration.meat ?? {};
          if (new Fraction(collagenPercent).mul(100).compare(new Fraction(proteinPercent).mul(most)) > 0)
            this.#reason('COLLAGEN_ABOVE_LIMIT', declaration.articleId);
        }
      }
      if (fat.compare(limit) <= 0) continue;
      const leaves = item.amount.mul(fat.sub(limit)).div(100 - limit);
      items = items.map((one) =>
        one.meat && one.portions === item.portions ? { ...one, amount: one.amount.sub(leaves) } : one,
      );
      const name = fatNameOf(item.portions);
      const same = items.find((one) => one.name === name && !one.meat);
      if (same) items = items.map((one) => (one === same ? { ...one, amount: one.amount.add(leaves) } : one));
      else items.push({ name, composition: '', meat: false, amount: leaves, portions: [], quid: null });
    }
    return items.filter(({ amount }) => amount.compare(0) > 0);
  }

  #judge(): void {
    const { article, operator } = this.#sources;
    if (this.#decisions.uses.includes('PREPACKED')) {
      const { dateKind, storage, nutrition, nutritionExempt } = this.#decisions;
      const perishable = ['MINCED_MEAT', 'POULTRY', 'MEAT_PREPARATION'].includes(`${article.productKind}`);
      if (!dateKind || (dateKind === 'BEST_BEFORE' && perishable && !article.frozen)) this.#reason('DATE_KIND', null);
      if (dateKind === 'USE_BY' && !storage) this.#reason('STORAGE_MISSING', null);
      if (!nutrition && !nutritionExempt) this.#reason('NUTRITION_UNDECIDED', null);
      const { name, street, postalCode, city } = operator;
      if ([name, street, postalCode, city].includes('')) this.#reason('OPERATOR_INCOMPLETE', null);
      if (!this.#blocked) this.#judgeMasses();
    } else {
      for (const one of this.#reasons)
        if (!/^(RECIPE_NOT_ACTIVE|PRODUCT_KIND_MISSING|DECLARATION_MISSING) /.test(one)) this.#reasons.delete(one);
    }
  }

  #judgeMasses(): void {
    if (this.#minced) this.#judgeMince();
    if (this.#occurrences.length === 0) return;
    for (const occurrence of this.#occurrences) this.#judgeYield(occurrence);
    const legalName = this.#decisions.legalName.toLowerCase();
    for (const { name, meat, amount, quid, portions } of this.#items) {
      if (meat || quid !== null) continue;
      if (amount.compare('0.05') >= 0 || legalName.includes(name.toLowerCase()))
        for (const { declaration } of portions) this.#reason('QUID_UNDECIDED', declaration.articleId);
    }
    for (const called of ['Gewürze', 'Kräuter']) {
      const all = this.#items.filter(({ name }) => name === called);
      if (sum(all.map(({ amount }) => amount)).compare('0.02') > 0)
        for (const { declaration } of all.flatMap(({ portions }) => portions))
          this.#reason('SPICES_ABOVE_2_PERCENT', declaration.articleId);
    }
  }

  #judgeYield({ recipe, articleId, loss }: Occurrence): void {
    const [mass, factor] = UNITS[recipe.outputUom] ?? [false, '0'];
    if (!mass) return;
    const s = this.#massesOf(recipe);
    const y = new Fraction(recipe.outputQuantity).mul(factor).mul(recipe.yieldPercentage).div(100);
    const d = new Fraction(1).sub(y.div(s)).mul(100);
    if (loss === null && d.compare(2) > 0) this.#reason('MOISTURE_LOSS_UNDECIDED', articleId);
    if (loss !== null && d.add(2).compare(loss) < 0) this.#reason('MOISTURE_LOSS_IMPLAUSIBLE', articleId);
    if (y.compare(s.mul('1.02')) > 0) this.#reason('YIELD_ABOVE_INPUT', articleId);
  }

  #mince(): readonly [fat: number, collagen: number] {
    const species = this.#declared.flatMap(({ meat }) => meat?.species ?? []);
    if (species.includes('PORK')) return [30, 18];
    return species.length > 0 && species.every((one) => one === 'BEEF' || one === 'VEAL') ? [20, 15] : [25, 15];
  }

  #judgeMince(): void {
    const meats = this.#items.filter(({ meat }) => meat).flatMap(({ portions }) => portions);
    const [fat, protein, collagen] = composition(meats);
    const [fatLimit, collagenLimit] = this.#mince();
    if (fat.compare(fatLimit) > 0 || collagen.mul(100).compare(protein.mul(collagenLimit)) > 0)
      this.#reason('MINCE_COMPOSITION', this.#sources.article.id);
    for (const { meat, amount, portions } of this.#items)
      if (!meat && amount.compare('0.01') >= 0)
        for (const { declaration } of portions) this.#reason('MINCE_COMPOSITION', declaration.articleId);
  }

  #list(): Letter[] | null {
    if (this.#blocked) return null;
    if (this.#occurrences.length === 0) {
      const [own] = this.#declared;
      return own?.composition ? [...plain('Zutaten: '), ...withWords(own.composition, wordsOf([own]))] : null;
    }
    const water = { name: 'Trinkwasser', composition: '', meat: false, amount: this.#water, portions: [], quid: null };
    const speciesOf = ({ portions }: Item) => portions[0]?.declaration.meat?.species ?? '';
    const tie = (a: Item, b: Item) =>
      byName(a.name, b.name) || compareTexts(a.composition, b.composition) || compareTexts(speciesOf(a), speciesOf(b));
    const items = [
      ...[...this.#items, ...(this.#water.compare(0) > 0 ? [water] : [])].sort(
        (a, b) => b.amount.compare(a.amount) || tie(a, b),
      ),
      ...[...this.#unweighed].sort(tie),
    ];
    if (items.length === 1 && items[0]?.composition === '') return null;
    const shown = (item: Item) =>
      (item.meat ? item.quid !== false : item.quid === true) && !this.#unweighed.includes(item);
    const percentOf = ({ amount }: Item) => amount.mul(100);
    const told = items.filter(shown);
    const above = sum(told.map(percentOf)).compare(100) > 0;
    const texts = items.map((item) => {
      const words = wordsOf(item.portions.map(({ declaration }) => declaration));
      const percent = shown(item) && !above ? ` ${figure(percentOf(item))} %` : '';
      const inside = item.composition ? [...plain(' ('), ...withWords(item.composition, words), ...plain(')')] : [];
      return [...withWords(item.name, words), ...plain(percent), ...inside];
    });
    const list = [...plain('Zutaten: '), ...between(texts, ', ')];
    if (!above) return list;
    const grams = told.map((item) => [
      ...plain(`${figure(percentOf(item))} g `),
      ...withWords(item.name, wordsOf(item.portions.map(({ declaration }) => declaration))),
    ]);
    const last = grams.pop() ?? [];
    const all = grams.length > 0 ? between([between(grams, ', '), last], ' und ') : last;
    return [...list, ...plain('. Hergestellt aus '), ...all, ...plain(' je 100 g Erzeugnis.')];
  }

  #allergens(presence: string, of: readonly SourceDeclaration[]): Set<string> {
    return new Set(of.flatMap((one) => one.allergens.filter((each) => each.presence === presence)).map((a) => a.code));
  }

  #besideList(): Set<string> {
    const all = this.#allergens('CONTAINED', this.#declared);
    const told =
      this.#occurrences.length > 0
        ? this.#allergens(
            'CONTAINED',
            this.#declared.filter(({ role }) => role === 'INGREDIENT' || role === 'UNWEIGHED'),
          )
        : new Set(
            this.#declared.flatMap(({ composition, allergens }) =>
              allergens.filter(({ word }) => word !== '' && composition.includes(word)).map(({ code }) => `${code}`),
            ),
          );
    return new Set([...all].filter((code) => !told.has(code)));
  }

  #notes(): string[] {
    const species = this.#declared.flatMap(({ meat }) => meat?.species ?? []);
    const [fat, collagen] = this.#mince();
    return [
      ...this.#decisions.notes,
      ...(this.#declared.some(({ role }) => role === 'CASING') ? ['Wursthülle nicht essbar'] : []),
      ...(this.#minced
        ? [`Fettgehalt geringer als ${fat} %, Verhältnis Kollagen/Fleischeiweiß geringer als ${collagen} %`]
        : []),
      ...(this.#minced && species.includes('POULTRY') ? ['Vor dem Verzehr durcherhitzen!'] : []),
    ];
  }

  #elements(use: 'PREPACKED' | 'LOOSE'): ExpectedElement[] {
    const { legalName, cutLike, storage, nutrition } = this.#decisions;
    const { operator } = this.#sources;
    const packed = use === 'PREPACKED';
    const list = packed ? this.#list() : null;
    const watered = cutLike && this.#water.compare('0.05') > 0 && !legalName.includes('zugesetztem Wasser');
    const contained = this.#allergens('CONTAINED', this.#declared);
    const traces = [...this.#allergens('TRACE', this.#declared)].filter((code) => !contained.has(code));
    const beside = namesOf(list ? this.#besideList() : contained);
    const { name, street, houseNumber, postalCode, city, approvalNumber } = operator;
    const complete = ![name, street, postalCode, city].includes('');
    const home = houseNumber ? `${street} ${houseNumber}` : street;
    const texts: (readonly [kind: string, letters: Letter[], use?: string])[] = [
      ['NAME', plain(watered ? `${legalName}, mit zugesetztem Wasser` : legalName)],
      ['INGREDIENTS', list ?? []],
      ['ALLERGENS', beside ? bold(`Enthält: ${beside}`) : []],
      ['TRACES', traces.length > 0 ? plain(`Kann Spuren enthalten von: ${namesOf(traces)}`) : []],
      ['ADDITIVES', plain(additivesOf(this.#declared.flatMap(({ additives }) => additives))), 'LOOSE'],
      ...this.#notes().map((note) => ['NOTE', plain(note), 'PREPACKED'] as const),
      ['STORAGE', plain(storage), 'PREPACKED'],
      ['NUTRITION', plain(nutritionOf(nutrition)), 'PREPACKED'],
      ['OPERATOR', plain(complete ? `${name}, ${home}, ${postalCode} ${city}` : ''), 'PREPACKED'],
      ['ID_MARK', plain(approvalNumber), 'PREPACKED'],
    ];
    return texts.flatMap(([kind, letters, only = use]) =>
      letters.length > 0 && only === use ? [element(kind, letters)] : [],
    );
  }
}

const wordsOf = (of: readonly SourceDeclaration[]) => of.flatMap((one) => one.allergens.map(({ word }) => word));

/** Returns fat, protein and collagen in percent, weighted by mass. */
function composition(portions: readonly Portion[]): readonly [fat: Fraction, protein: Fraction, collagen: Fraction] {
  const all = sum(portions.map(({ amount }) => amount));
  const of = (member: 'fatPercent' | 'proteinPercent' | 'collagenPercent') =>
    all.equals(0)
      ? zero
      : sum(portions.map(({ declaration, amount }) => amount.mul(declaration.meat?.[member] ?? 0))).div(all);
  return [of('fatPercent'), of('proteinPercent'), of('collagenPercent')];
}

function fatNameOf(portions: readonly Portion[]): string {
  const names = [...new Set(portions.map(({ declaration }) => declaration.meat?.fatName ?? ''))];
  const massOf = (name: string) =>
    sum(portions.filter(({ declaration }) => declaration.meat?.fatName === name).map(({ amount }) => amount));
  return names.sort((a, b) => massOf(b).compare(massOf(a)) || byName(a, b))[0] ?? '';
}

export const expected = (decisions: Decisions, sources: LabelSources) => new Oracle(decisions, sources).result;
