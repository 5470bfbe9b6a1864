/** Tells cooked products from raw ones, by the steps of the recipe. */

/** The temperature in °C from which a step counts as cooking. Cooked sausages are scalded at 70 to 80 °C. */
const COOKING_CELSIUS = 60;

/**
 * Returns whether a step of the recipe cooks the product. A cooked product may last longer than its raw materials, so a
 * user learns nothing from the warning OUTLIVES_INPUT of its batches.
 */
export const isCooked = (steps: readonly { readonly temperatureCelsius: number | null }[]): boolean =>
  steps.some(({ temperatureCelsius }) => temperatureCelsius !== null && temperatureCelsius >= COOKING_CELSIUS);
