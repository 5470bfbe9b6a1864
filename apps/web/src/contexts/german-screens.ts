/**
 * The German texts of screens, by the English text, of the contexts with most of them. Today needs none of them, so its
 * first visit does not load them.
 */
import { mergedCatalogues } from '@cleaver/domain/german';
import type { Catalogue } from '@cleaver/domain/kernel';
import { hygieneScreensGerman } from '../hygiene/german-screens.ts';
import { invoicingScreensGerman } from '../invoicing/german-screens.ts';
import { labelsScreensGerman } from '../labels/german-screens.ts';
import { productionScreensGerman } from '../production/german-screens.ts';
import { salesScreensGerman } from '../sales/german-screens.ts';

export const GERMAN_SCREENS: Catalogue = /* @__PURE__ */ mergedCatalogues(
  hygieneScreensGerman,
  invoicingScreensGerman,
  labelsScreensGerman,
  productionScreensGerman,
  salesScreensGerman,
);
