/** The operations of all contexts as data, in the order of the API document. */
import { auditOperations } from './audit/operations.ts';
import { filesOperations } from './files/operations.ts';
import { hygieneOperations } from './hygiene/operations.ts';
import { identityOperations } from './identity/operations.ts';
import { inventoryOperations } from './inventory/operations.ts';
import { invoicingOperations } from './invoicing/operations.ts';
import type { Operations } from './kernel/contract/contract.ts';
import { labelsOperations } from './labels/operations.ts';
import { masterdataOperations } from './masterdata/operations.ts';
import { procurementOperations } from './procurement/operations.ts';
import { productionOperations } from './production/operations.ts';
import { qualityOperations } from './quality/operations.ts';
import { reportsOperations } from './reports/operations.ts';
import { salesOperations } from './sales/operations.ts';
import { settingsOperations } from './settings/operations.ts';
import { todayOperations } from './today/operations.ts';

export const OPERATIONS: readonly Operations[] = [
  identityOperations,
  todayOperations,
  masterdataOperations,
  productionOperations,
  inventoryOperations,
  procurementOperations,
  salesOperations,
  invoicingOperations,
  settingsOperations,
  qualityOperations,
  hygieneOperations,
  labelsOperations,
  reportsOperations,
  filesOperations,
  auditOperations,
];
