/**
 * The German texts of the pages, by the English text. A text of several folders is in the catalogue that comes first
 * in this list. Contexts with many texts have those of their screens in a catalogue of its own (`german-screens.ts`).
 */
import { mergedCatalogues } from '@cleaver/domain/german';
import type { Catalogue } from '@cleaver/domain/kernel';
import { auditGerman } from '../audit/german.ts';
import { filesGerman } from '../files/german.ts';
import { floorGerman } from '../floor/german.ts';
import { hygieneGerman } from '../hygiene/german.ts';
import { identityGerman } from '../identity/german.ts';
import { inventoryGerman } from '../inventory/german.ts';
import { invoicingGerman } from '../invoicing/german.ts';
import { labelsGerman } from '../labels/german.ts';
import { masterdataGerman } from '../masterdata/german.ts';
import { procurementGerman } from '../procurement/german.ts';
import { productionGerman } from '../production/german.ts';
import { qualityGerman } from '../quality/german.ts';
import { reportsGerman } from '../reports/german.ts';
import { salesGerman } from '../sales/german.ts';
import { shellGerman } from '../shell/language/german.ts';
import { todayGerman } from '../today/german.ts';
import { uiGerman } from '../ui/german.ts';

/** The texts that the first visit loads. */
export const GERMAN_FIRST: Catalogue = /* @__PURE__ */ mergedCatalogues(
  shellGerman,
  uiGerman,
  floorGerman,
  todayGerman,
  inventoryGerman,
  procurementGerman,
  productionGerman,
  salesGerman,
  invoicingGerman,
  qualityGerman,
  hygieneGerman,
  labelsGerman,
  masterdataGerman,
  reportsGerman,
  filesGerman,
  identityGerman,
  auditGerman,
);
