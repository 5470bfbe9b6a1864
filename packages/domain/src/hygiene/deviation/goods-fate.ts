/**
 * What became of the goods. NONE: no goods were affected. RELEASED: they are good. HELD: they wait for a decision.
 * REWORKED: they were made into something else. DISCARDED: they were thrown away.
 */
export const GOODS_FATES = ['NONE', 'RELEASED', 'HELD', 'REWORKED', 'DISCARDED'] as const;
export type GoodsFate = (typeof GOODS_FATES)[number];
