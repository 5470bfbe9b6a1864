/** Allergens that a label must name (Regulation (EU) 1169/2011, Annex II), each with its German name, in the order of labels. */

/** The cereals and nuts of Annex II, nos. 1 and 8, have a code each, because labels name them singly. */
export const ALLERGEN_NAMES = {
  WHEAT: 'Weizen',
  RYE: 'Roggen',
  BARLEY: 'Gerste',
  OATS: 'Hafer',
  SPELT: 'Dinkel',
  KAMUT: 'Kamut',
  CRUSTACEANS: 'Krebstiere',
  EGG: 'Eier',
  FISH: 'Fisch',
  PEANUT: 'Erdnüsse',
  SOY: 'Soja',
  MILK: 'Milch',
  ALMOND: 'Mandeln',
  HAZELNUT: 'Haselnüsse',
  WALNUT: 'Walnüsse',
  CASHEW: 'Cashewnüsse',
  PECAN: 'Pekannüsse',
  BRAZIL_NUT: 'Paranüsse',
  PISTACHIO: 'Pistazien',
  MACADAMIA: 'Macadamianüsse',
  CELERY: 'Sellerie',
  MUSTARD: 'Senf',
  SESAME: 'Sesam',
  SULPHITES: 'Sulfite',
  LUPIN: 'Lupinen',
  MOLLUSCS: 'Weichtiere',
} as const;

export type AllergenCode = keyof typeof ALLERGEN_NAMES;
export const ALLERGEN_CODES = Object.keys(ALLERGEN_NAMES) as readonly AllergenCode[] as readonly [
  AllergenCode,
  ...AllergenCode[],
];

/** CONTAINED: an ingredient. TRACE: may be there without being one. */
export const PRESENCES = ['CONTAINED', 'TRACE'] as const;
export type Presence = (typeof PRESENCES)[number];

/** Returns the codes in the order of labels, each once. */
export const inAllergenOrder = (codes: Iterable<AllergenCode>): readonly AllergenCode[] => {
  const held = new Set(codes);
  return ALLERGEN_CODES.filter((code) => held.has(code));
};
