/** The address of the form for a new batch, with its fields filled in. */

interface Planned {
  readonly recipeId: string;
  readonly day?: string;
  /** The quantity as a decimal text in `unit`. */
  readonly amount: string;
  readonly unit: string;
}

export const planAddress = ({ recipeId, day, amount, unit }: Planned): string =>
  `/batches/new?${new URLSearchParams({
    recipeId,
    ...(day !== undefined && { productionDate: day }),
    plannedQuantity: amount,
    plannedQuantityUnit: unit,
  })}`;
