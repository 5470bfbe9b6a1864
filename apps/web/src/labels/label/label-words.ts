/** The answers to whether a label needs nutrition values, as a butcher says them. */

import { type Message, say } from '@cleaver/domain/kernel';
import type { NutritionExemption } from '@cleaver/domain/labels/contracts';

export const EXEMPTION_TEXTS: Readonly<Record<NutritionExemption, Message>> = {
  DIRECT_SALE: say`No: packed here, sold in this shop`,
  SMALL_MAKER: say`No: made by hand in small amounts, sold by us or by shops nearby`,
  UNPROCESSED: say`No: raw, of a single ingredient`,
  TINY_PACK: say`No: the pack is smaller than 25 cm²`,
};
