/**
 * The German texts of screens, by the English text, of the contexts with many of them. Today needs none of them, so its
 * first visit does not load them.
 */
import { mergedCatalogues } from '@cleaver/domain/german';
import type { Catalogue } from '@cleaver/domain/kernel';
import { reasonsGerman } from '@cleaver/domain/labels/contracts';
import { hygieneScreensGerman } from '../hygiene/german-screens.ts';
import { invoicingScreensGerman } from '../invoicing/german-screens.ts';
import { labelsScreensGerman } from '../labels/german-screens.ts';
import { productionScreensGerman } from '../production/german-screens.ts';
import { salesScreensGerman } from '../sales/german-screens.ts';
import { settingsScreensGerman } from '../settings/german-screens.ts';

/** The texts that the screens themselves say. */
export const GERMAN_OF_SCREENS: Catalogue = /* @__PURE__ */ mergedCatalogues(
  hygieneScreensGerman,
  invoicingScreensGerman,
  labelsScreensGerman,
  productionScreensGerman,
  salesScreensGerman,
  settingsScreensGerman,
);

/** And the reasons of labels, which the pages find while a label is edited, with the German of the core. */
export const GERMAN_SCREENS: Catalogue = /* @__PURE__ */ mergedCatalogues(GERMAN_OF_SCREENS, reasonsGerman);
