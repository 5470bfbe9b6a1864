/** The codes with which the confirmation of a draft may be refused because of master data. */
export const DRAFT_PROBLEMS = [
  'DELIVERY_ADDRESS_NOT_FOUND',
  'CUSTOMER_INACTIVE',
  'ARTICLE_INACTIVE',
  'VAT_CLASS_MISSING',
  'PRICE_NOT_FOUND',
] as const;
export type DraftProblem = (typeof DRAFT_PROBLEMS)[number];
