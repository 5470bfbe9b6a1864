/** The preferences of customers, in the order of responses. */
export const PREFERENCES = ['BIO', 'REGIONAL', 'TIERWOHL', 'HALAL', 'KOSHER', 'GLUTENFREI', 'LAKTOSEFREI'] as const;
export type Preference = (typeof PREFERENCES)[number];
