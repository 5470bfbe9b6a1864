/** The words for what a declaration says, as a butcher says them. */

import { type Message, say } from '@cleaver/domain/kernel';
import type { DeclarationRole } from '@cleaver/domain/labels/contracts';
import { shown } from '../../shell/language/language.ts';

const ROLES: Readonly<Record<DeclarationRole, Message>> = {
  INGREDIENT: say`Ingredient`,
  WATER: say`Added water or ice`,
  UNWEIGHED: say`Smoke, starter cultures`,
  AID: say`Packaging, aid`,
  CASING: say`Casing, not eaten`,
};

const ROLE_HINTS: Readonly<Record<DeclarationRole, Message>> = {
  INGREDIENT: say`It is in the list of ingredients, at the place of its weight.`,
  WATER: say`The list names it as drinking water, as far as it is still in the product.`,
  UNWEIGHED: say`The list names it at its end, without a weight.`,
  AID: say`The list does not name it: packaging, clips, and aids that no longer act in the product.`,
  CASING: say`The list does not name it. The label says that the casing is not eaten.`,
};

export const roleText = (role: DeclarationRole): string => shown(ROLES[role]);
export const roleHint = (role: DeclarationRole): string => shown(ROLE_HINTS[role]);
