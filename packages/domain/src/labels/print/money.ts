/** Money on labels and signs. */
import type { Decimal } from '../../kernel/values/decimal.ts';
import { paperFormat } from '../../settings/index.ts';

const { money } = paperFormat('de');

/** Returns an amount in euros with at least two places: "16,90". Keeps further places. */
export const germanMoney = (amount: Decimal): string => money(amount.toText());

/** Returns an amount in euros, rounded half up to cents. */
export const germanCents = (amount: Decimal): string => money(amount.toText(2));
