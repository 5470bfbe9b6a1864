/** Whether a label is true of what went into a lot, and names all allergens of its ancestors. */
import { distinctReasons, type LabelWarning, type Reason, reason } from '../compile/reasons.ts';
import type { SourceDeclaration } from '../compile/sources.ts';
import { ALLERGEN_NAMES, inAllergenOrder } from '../declaration/allergens.ts';
import { codesOf } from '../declaration/declared.ts';
import { coverOf } from './covers.ts';
import { aboutLot, type FitLot, type Genealogy } from './genealogy.ts';

/** What a released label says about what the goods are made of. */
export interface SaidByLabel {
  readonly recipeId: string | null;
  readonly declarations: readonly SourceDeclaration[];
}

export interface Judged {
  readonly reasons: readonly Reason[];
  readonly warnings: readonly LabelWarning[];
}

const named = (lot: FitLot) => ({ article: lot.articleName, lot: lot.lotNumber });

/**
 * Judges what went into a lot: with a recipe the inputs of its production batches, through cuttings, else the lot
 * itself. Each lot is judged once.
 */
export function judgeInputs(label: SaidByLabel, genealogy: Genealogy, lotId: string): Judged {
  const reasons: Reason[] = [];
  const warnings: LabelWarning[] = [];
  const judged = new Set<string>();
  // Many lots have the same declaration.
  const covers = new Map<string, ReturnType<typeof coverOf>>();
  const coverBy = (declaration: SourceDeclaration) => {
    const { id } = declaration;
    if (!covers.has(id)) covers.set(id, coverOf(label.declarations, declaration));
    return covers.get(id);
  };
  const passed = new Set<string>();
  // Lists, not recursion: a chain of rework may be longer than the stack.
  const toJudge: FitLot[] = [];
  const toPass: FitLot[] = [];
  if (label.recipeId === null) toJudge.push(genealogy.lot(lotId));
  else toPass.push(genealogy.lot(lotId));
  for (let lot = toPass.pop(); lot; lot = toPass.pop()) {
    if (passed.has(lot.id)) continue;
    passed.add(lot.id);
    const runs = genealogy.runsOf(lot.id);
    if (runs.length === 0) warnings.push(reason('NOT_TRACED', named(lot), aboutLot(lot)));
    for (const { batch, inputs } of runs) {
      (batch ? toJudge : toPass).push(...inputs);
      if (batch && batch.recipeId !== label.recipeId) {
        reasons.push(reason('RECIPE_DIFFERS', { ...named(lot), batch: batch.batchNumber }, aboutLot(lot)));
      }
    }
  }
  for (let lot = toJudge.pop(); lot; lot = toJudge.pop()) {
    if (judged.has(lot.id)) continue;
    judged.add(lot.id);
    const { declaration } = lot;
    const cover = declaration && coverBy(declaration);
    if (cover === 'MORE') warnings.push(reason('DECLARES_MORE', named(lot), aboutLot(lot)));
    if (cover) continue;
    const runs = genealogy.runsOf(lot.id);
    const instead = runs.filter(({ batch }) => batch || !declaration);
    if (instead.length > 0) toJudge.push(...instead.flatMap(({ inputs }) => inputs));
    else reasons.push(reason(declaration ? 'INGREDIENT_DIFFERS' : 'DECLARATION_MISSING', named(lot), aboutLot(lot)));
  }
  return { reasons: distinctReasons(reasons), warnings: distinctReasons(warnings) };
}

/** Returns ALLERGEN_NOT_DECLARED for each of the lots, and each of its allergens that the label does not name. */
export function undeclaredAllergens({ declarations }: SaidByLabel, lots: readonly FitLot[]): readonly Reason[] {
  const said = new Set(declarations.flatMap((one) => codesOf(one, 'CONTAINED')));
  return lots.flatMap((lot) => {
    const unsaid = lot.declaration ? codesOf(lot.declaration, 'CONTAINED').filter((code) => !said.has(code)) : [];
    return inAllergenOrder(unsaid).map((code) =>
      reason('ALLERGEN_NOT_DECLARED', { ...named(lot), allergen: ALLERGEN_NAMES[code] }, aboutLot(lot)),
    );
  });
}
