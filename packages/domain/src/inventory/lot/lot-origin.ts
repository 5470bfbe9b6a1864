/** The possible origins of a lot: a booking without a document, a goods receipt, or a run (production or cutting). */
export const LOT_ORIGINS = ['BOOKED_IN', 'RECEIPT', 'RUN'] as const;
export type LotOrigin = (typeof LOT_ORIGINS)[number];
