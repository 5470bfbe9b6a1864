/** All German texts of the pages, by the English text, for the check of translations and for tests. */
import { mergedCatalogues } from '@cleaver/domain/german';
import type { Catalogue } from '@cleaver/domain/kernel';
import { GERMAN_FIRST } from './german.ts';
import { GERMAN_OF_SCREENS } from './german-screens.ts';

export const GERMAN_PAGES: Catalogue = mergedCatalogues(GERMAN_FIRST, GERMAN_OF_SCREENS);
