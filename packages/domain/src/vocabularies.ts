/**
 * The words, their German and the permissions of all contexts. Pages load this list at the start, so it imports no
 * contract.
 */
import { auditVocabulary } from './audit/vocabulary.ts';
import { filesVocabulary } from './files/vocabulary.ts';
import { hygieneVocabulary } from './hygiene/vocabulary.ts';
import { identityVocabulary } from './identity/vocabulary.ts';
import { inventoryVocabulary } from './inventory/vocabulary.ts';
import { invoicingVocabulary } from './invoicing/vocabulary.ts';
import type { Vocabulary } from './kernel/contract/words.ts';
import { labelsVocabulary } from './labels/vocabulary.ts';
import { masterdataVocabulary } from './masterdata/vocabulary.ts';
import { procurementVocabulary } from './procurement/vocabulary.ts';
import { productionVocabulary } from './production/vocabulary.ts';
import { qualityVocabulary } from './quality/vocabulary.ts';
import { reportsVocabulary } from './reports/vocabulary.ts';
import { salesVocabulary } from './sales/vocabulary.ts';
import { settingsVocabulary } from './settings/vocabulary.ts';
import { todayVocabulary } from './today/vocabulary.ts';

export const VOCABULARIES: readonly Vocabulary[] = [
  identityVocabulary,
  masterdataVocabulary,
  productionVocabulary,
  inventoryVocabulary,
  procurementVocabulary,
  salesVocabulary,
  invoicingVocabulary,
  qualityVocabulary,
  hygieneVocabulary,
  labelsVocabulary,
  reportsVocabulary,
  todayVocabulary,
  settingsVocabulary,
  filesVocabulary,
  auditVocabulary,
];
