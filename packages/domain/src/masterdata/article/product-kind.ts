/** Product kinds of articles, and the highest temperatures that the law and the trade allow for them. */
import { type Message, say } from '../../kernel/values/message.ts';

export const PRODUCT_KINDS = [
  'MEAT',
  'GAME_LARGE',
  'OFFAL',
  'POULTRY',
  'GAME_SMALL',
  'SEPARATED_MEAT',
  'MINCED_MEAT',
  'MEAT_PREPARATION',
  'MEAT_PRODUCT',
  'RAW_SAUSAGE',
  'OTHER',
] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** What an article is to the law on food of animal origin. Other rules, for example those of labels, also depend on it. */
export interface KindOfProduct {
  /** Null: not set yet. */
  readonly productKind: ProductKind | null;
  readonly frozen: boolean;
}

export interface LegalLimit {
  readonly productKind: ProductKind;
  readonly frozen: boolean;
  /** Whether the goods are made and sold in one shop. */
  readonly onSite: boolean;
  /** The highest allowed temperature in the core of the goods, in °C. */
  readonly max: number;
  /** Where the limit stands. */
  readonly source: Message;
}

interface Max {
  readonly max: number;
  readonly source: Message;
}

const section15 = (number: string): Message => say`Tier-LMHV, § 15 (3) no. ${number}`;
const MINCED = say`Regulation (EC) 853/2004, Annex III, Section V, Chapter III; Tier-LMHV, Annex 5, Chapter II, no. 3.3`;
const TRADE = say`Trade practice, DIN 10508`;

const FROZEN: Max = { max: -12, source: TRADE };

/**
 * The limits of chilled goods, of chilled goods that are made and sold in one shop, and of frozen goods. A kind that is
 * missing has no limit. Frozen goods have the same limit in all shops.
 */
const LIMITS: Readonly<Partial<Record<ProductKind, { chilled: Max; onSite?: Max; frozen: Max }>>> = {
  MEAT: { chilled: { max: 7, source: section15('1') }, frozen: FROZEN },
  GAME_LARGE: { chilled: { max: 7, source: section15('4a') }, frozen: FROZEN },
  OFFAL: { chilled: { max: 3, source: section15('2') }, frozen: FROZEN },
  POULTRY: { chilled: { max: 4, source: section15('3') }, frozen: FROZEN },
  GAME_SMALL: { chilled: { max: 4, source: section15('4b') }, frozen: FROZEN },
  SEPARATED_MEAT: { chilled: { max: 2, source: section15('5') }, frozen: { max: -18, source: section15('5') } },
  MINCED_MEAT: {
    chilled: { max: 2, source: MINCED },
    onSite: { max: 7, source: TRADE },
    frozen: { max: -18, source: MINCED },
  },
  MEAT_PREPARATION: {
    chilled: { max: 4, source: MINCED },
    onSite: { max: 7, source: TRADE },
    frozen: { max: -18, source: MINCED },
  },
  MEAT_PRODUCT: { chilled: { max: 7, source: TRADE }, frozen: FROZEN },
};

const EITHER = [false, true];

/** All limits: by kind, and for each kind chilled before frozen, and bought goods before goods made in the shop. */
export const LEGAL_LIMITS: readonly LegalLimit[] = PRODUCT_KINDS.flatMap((productKind) => {
  const { [productKind]: of } = LIMITS;
  if (!of) return [];
  return EITHER.flatMap((frozen) =>
    EITHER.map((onSite) => {
      const { max, source } = frozen ? of.frozen : ((onSite ? of.onSite : undefined) ?? of.chilled);
      return { productKind, frozen, onSite, max, source };
    }),
  );
});

/**
 * Returns the limit of goods of a kind. Undefined: the kind is not set, or has no limit. `onSite`: whether the goods are
 * made and sold in one shop.
 */
export const legalLimitOf = ({ productKind, frozen }: KindOfProduct, { onSite = false } = {}): LegalLimit | undefined =>
  LEGAL_LIMITS.find((one) => one.productKind === productKind && one.frozen === frozen && one.onSite === onSite);
