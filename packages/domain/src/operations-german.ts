/** The German texts of the operations of all contexts, by the English text. Most pages do not load them. */
import { auditOperationsGerman } from './audit/operations-german.ts';
import { merged } from './german.ts';
import { identityOperationsGerman } from './identity/operations-german.ts';
import { inventoryOperationsGerman } from './inventory/operations-german.ts';
import { kernelOperationsGerman } from './kernel/contract/operations-german.ts';
import type { Catalogue } from './kernel/contract/words.ts';
import { masterdataOperationsGerman } from './masterdata/operations-german.ts';
import { procurementOperationsGerman } from './procurement/operations-german.ts';
import { productionOperationsGerman } from './production/operations-german.ts';
import { qualityOperationsGerman } from './quality/operations-german.ts';
import { salesOperationsGerman } from './sales/operations-german.ts';
import { settingsOperationsGerman } from './settings/operations-german.ts';
import { todayOperationsGerman } from './today/operations-german.ts';

export const OPERATIONS_GERMAN: Catalogue = /* @__PURE__ */ merged(
  kernelOperationsGerman,
  identityOperationsGerman,
  masterdataOperationsGerman,
  productionOperationsGerman,
  inventoryOperationsGerman,
  procurementOperationsGerman,
  salesOperationsGerman,
  qualityOperationsGerman,
  todayOperationsGerman,
  settingsOperationsGerman,
  auditOperationsGerman,
);
