/**
 * Tests prints in random histories of receipts, batches with substitutes and rework, cuttings, undos, declarations,
 * holds and releases. The expected allergens come from a breadth-first search over the test's own books, which use no
 * rules of the core. A failure reports the seed, and `SEED=…` repeats the run.
 */
import type { Reads } from '@cleaver/domain';
import { readScan } from '@cleaver/domain/inventory';
import { Refusal } from '@cleaver/domain/kernel';
import {
  createLabel,
  getLabel,
  getLabelPrint,
  type LabelPrintState,
  previewLabel,
  printLabels,
  releaseLabel,
  withdrawLabel,
} from '@cleaver/domain/labels';
import type { Test } from 'tap';
import type { Stored } from '../contract/samples.ts';
import { openShop } from '../quality/genealogy-shop.ts';
import { type Acts, factActs, makingActs, undoingActs } from './label-acts.ts';
import {
  ancestorsOf,
  CODES,
  type Code,
  containedIn,
  HOUR_MS,
  type LabelBooks,
  type Lot,
  openBooks,
  WORDS,
} from './label-books.ts';

/** What was released or printed, as it was then. */
interface Kept {
  readonly labels: Map<
    string,
    { readonly text: string; readonly legalName: string; readonly codes: ReadonlySet<Code> }
  >;
  readonly prints: Map<string, string>;
  readonly counts: Record<string, number>;
}

/** Returns what a label says, without what its outdating and its withdrawal change. */
const frozenText = ({ status: _, outdated: __, withdrawnBy: ___, ...label }: Record<string, unknown>): string =>
  JSON.stringify({ ...label, withdrawnAt: null, withdrawReason: null });

function labelActs({ ask, trying, upTo, oneOf, wares, recipes, sausage, slices, oddly }: LabelBooks, kept: Kept): Acts {
  return {
    async label() {
      const ware = upTo(4) === 0 ? oneOf(wares) : oneOf([sausage, slices]);
      const isMade = ware === sausage || ware === slices;
      const legalName = oddly('Feine Ware');
      const { id } = await ask(createLabel, {
        articleId: ware.id,
        decisions: {
          ...{ uses: ['PREPACKED'], legalName, recipeId: isMade ? oneOf(recipes).id : null, notes: [oddly('Gut')] },
          ingredients: isMade ? wares.map((one) => ({ articleId: one.id, quid: false })) : [],
          ...(upTo(2) === 0 ? { dateKind: 'USE_BY', storage: 'Kühl' } : { dateKind: 'BEST_BEFORE' }),
          nutritionExempt: 'DIRECT_SALE',
        },
      });
      const released = await trying(releaseLabel, { id });
      if (!released) return;
      const said = released.declarations.flatMap(
        ({ articleId, version }) => wares.find((one) => one.id === articleId)?.versions[version - 1]?.contains ?? [],
      );
      kept.labels.set(id, { text: frozenText({ ...(await ask(getLabel, { id })) }), legalName, codes: new Set(said) });
    },
    async withdraw() {
      const id = oneOf([...kept.labels.keys()]);
      if (id && upTo(3) === 0) await trying(withdrawLabel, { id, reason: 'x' });
    },
  };
}

/** Returns the allergens that a print names: emphasised in its list, or after "Enthält". */
function namedIn({ elements }: Pick<LabelPrintState, 'elements'>): readonly Code[] {
  const texts = elements.flatMap(({ text, emphasis }) =>
    emphasis.map(([start, end]) => [...text].slice(start, end).join('')),
  );
  return CODES.filter((code) => texts.some((text) => text.includes(WORDS[code])));
}

/** Prints a random weight of the lot, and checks what went onto the label. */
async function checkPrint(t: Test, books: LabelBooks, kept: Kept, lot: Lot): Promise<void> {
  const { ask, upTo, today, seed } = books;
  const weight = `${upTo(3)}.${String(1 + upTo(999)).padStart(3, '0')}`;
  const printing = ask(printLabels, { lotId: lot.id, weightsKg: [weight] });
  const print = await printing.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    t.equal(error.code, 'LABEL_REFUSED', `seed ${seed}`);
  });
  kept.counts[print ? 'printed' : 'refused'] = (kept.counts[print ? 'printed' : 'refused'] ?? 0) + 1;
  if (!print) return;
  const needed = [...new Set(ancestorsOf(lot).flatMap(containedIn))];
  if (needed.length > 0) kept.counts['allergens'] = (kept.counts['allergens'] ?? 0) + 1;
  t.strictSame(
    needed.filter((code) => !namedIn(print).includes(code)),
    [],
    `every allergen is named, seed ${seed}`,
  );
  t.ok(lot.holds.length === 0 && lot.expiryDate >= today(), `neither held nor expired, seed ${seed}`);
  const textOf = (kind: string) => print.elements.find((one) => one.kind === kind)?.text;
  t.equal(textOf('NAME'), kept.labels.get(print.labelId)?.legalName, `seed ${seed}`);
  t.equal(textOf('LOT'), /^l/i.test(lot.number) ? lot.number : `L ${lot.number}`, `seed ${seed}`);
  t.equal(textOf('OPERATOR'), 'Huber ^XZ~, Markt, 83022 Rosenheim');
  await checkSymbols(t, books, lot, print);
  kept.prints.set(print.id, JSON.stringify(await ask(getLabelPrint, { id: print.id })));
}

/** Checks that the symbols scan back as the article, the weight, the lot and the date of the print. */
async function checkSymbols(
  t: Test,
  { ask, seed }: LabelBooks,
  lot: Lot,
  print: Pick<LabelPrintState, 'elements' | 'packs'>,
): Promise<void> {
  const [{ symbols, weightKg } = { symbols: [], weightKg: '' }] = print.packs;
  const isUseBy = print.elements.some(({ text }) => text.startsWith('Zu verbrauchen'));
  const read: string[] = [];
  for (const { kind, text } of symbols) {
    const { problems, article, lots, elements } = await ask(readScan, { code: text });
    t.strictSame(problems, [], `${text}, seed ${seed}`);
    if (article) t.equal(article.id, lot.ware.id, `${text}, seed ${seed}`);
    if (lots.length > 0)
      t.ok(
        lots.some(({ id }) => id === lot.id),
        `${text}, seed ${seed}`,
      );
    if (lots.length > 0) read.push(lot.id);
    const { netWeightKg, bestBefore, useBy } = elements;
    if (netWeightKg !== null) t.equal(netWeightKg, weightKg, `${text}, seed ${seed}`);
    read.push(...[kind, netWeightKg, isUseBy ? useBy : bestBefore].filter((one) => one !== null));
    t.equal(isUseBy ? bestBefore : useBy, null);
  }
  const kinds = symbols.map(({ kind }) => kind);
  if (kinds.some((kind) => kind !== 'EAN13')) t.ok(read.includes(lot.id), `the lot, seed ${seed}`);
  if (kinds.includes('GS1_128')) t.ok(read.includes(weightKg) && read.includes(lot.expiryDate), `seed ${seed}`);
  t.equal(kinds.includes('EAN13'), lot.ware.plu !== '', `seed ${seed}`);
}

/** Compares the undeclared allergens in the preview of a lot with those of the books. */
async function checkPreview(t: Test, { ask, seed }: LabelBooks, kept: Kept, lot: Lot): Promise<void> {
  const { labelId, reasons } = await ask(previewLabel, { lotId: lot.id });
  if (labelId === null) return;
  const { codes = new Set() } = kept.labels.get(labelId) ?? {};
  const expected = ancestorsOf(lot).flatMap((one) =>
    containedIn(one).flatMap((code) => (codes.has(code) ? [] : one.id)),
  );
  const found = reasons.flatMap(({ code, lotId }) => (code === 'ALLERGEN_NOT_DECLARED' ? (lotId ?? '') : []));
  t.strictSame(found.toSorted(), expected.toSorted(), `the undeclared allergens of ${lot.id}, seed ${seed}`);
}

/** Runs `steps` random acts, with a preview and a print of a random lot after each. */
export async function labelHistories(
  t: Test,
  stored: Omit<Stored, 'close'> & Pick<Reads, 'trace'>,
  { steps }: { readonly steps: number },
): Promise<void> {
  const shop = await openShop(stored);
  const books: LabelBooks = { ...shop, ...(await openBooks(shop)) };
  const { seed, upTo, oneOf, ports, lots, ask } = books;
  const kept: Kept = { labels: new Map(), prints: new Map(), counts: {} };
  const acts: Acts = { ...makingActs(books), ...undoingActs(books), ...factActs(books), ...labelActs(books, kept) };
  t.comment(`seed ${seed}`);
  const likely = ['receive', 'make', 'make', 'make', 'cut', 'label', 'label', 'declare'];
  for (let step = 0; step < steps && t.passing(); step++) {
    ports.clock.advance(upTo(12) === 0 ? 20 * HOUR_MS : HOUR_MS / 4);
    const act =
      step < 12 ? 'declare' : step < 24 ? 'receive' : step < 30 ? 'label' : oneOf([...Object.keys(acts), ...likely]);
    const lot = oneOf(lots.slice(-30));
    await acts[act]?.(lot);
    const printed = oneOf(lots.slice(-12));
    if (!printed) continue;
    await checkPreview(t, books, kept, printed);
    await checkPrint(t, books, kept, printed);
  }
  for (const [id, { text }] of kept.labels)
    t.equal(frozenText({ ...(await ask(getLabel, { id })) }), text, `seed ${seed}`);
  for (const [id, text] of kept.prints) t.equal(JSON.stringify(await ask(getLabelPrint, { id })), text, `seed ${seed}`);
  t.ok(kept.counts['printed'], `packs were printed, seed ${seed}`);
  t.comment(JSON.stringify(kept.counts));
}
