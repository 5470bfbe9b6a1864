/** Decisions that make a label right, also of an article without a recipe. */
export const DECISIONS = {
  ...{ uses: ['PREPACKED', 'LOOSE'], legalName: 'Lyoner', dateKind: 'BEST_BEFORE', nutritionExempt: 'DIRECT_SALE' },
  ...{ storage: 'Kühl lagern', notes: ['Guten Appetit'], cutLike: false },
};
