/** The highest temperatures that a goods receipt offers for an article. Runs without a browser. */
import { type Message, say } from '@cleaver/domain/kernel';
import { type KindOfProduct, type LegalLimit, legalLimitOf } from '@cleaver/domain/masterdata/contracts';
import type { Usual } from './receive-usual.ts';

interface Choice {
  /** The name of the goods. Undefined: the limit is a stricter one of the shop. */
  readonly text?: Message;
  readonly limit: number;
}

/** Limits for goods of an article without a limit: Tier-LMHV § 15, Regulation (EC) 853/2004 Annex III. */
const LIMITS: readonly Choice[] = [
  { text: say`Meat`, limit: 7 },
  { text: say`Poultry`, limit: 4 },
  { text: say`Offal`, limit: 3 },
  { text: say`Minced meat`, limit: 2 },
  { text: say`Frozen`, limit: -18 },
];

const CHILLED = [4, 2, 0];
const FROZEN = [-15, -18, -20];

export interface LimitChoices {
  /** The limit of the article's product kind, which applies without a choice. */
  readonly legal: LegalLimit | undefined;
  readonly choices: readonly Choice[];
}

/**
 * Returns the limits to choose from. If the article has a legal limit, these are stricter ones, among them that of the
 * last receipt.
 */
export function limitChoices(article: KindOfProduct | null | undefined, usual: Usual['limit']): LimitChoices {
  const legal = article ? legalLimitOf(article) : undefined;
  if (!legal) return { legal, choices: LIMITS };
  const limits = new Set([...(legal.frozen ? FROZEN : CHILLED), ...(usual === undefined ? [] : [usual])]);
  const stricter = [...limits].filter((one) => one < legal.max).sort((a, b) => b - a);
  return { legal, choices: stricter.map((limit) => ({ limit })) };
}

/** Returns whether the limit of the last receipt applies to an article: it is stricter than its legal limit, if any. */
export const isUsualLimit = (article: KindOfProduct | null, usual: number): boolean => {
  const legal = article ? legalLimitOf(article) : undefined;
  return !legal || usual < legal.max;
};
