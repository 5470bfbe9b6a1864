/** The German texts of the screens. A file of its own, because the first visit of Today does not load them. */
import { mergedCatalogues } from '@cleaver/domain/german';
import { reasonsGerman } from '@cleaver/domain/labels/contracts';
import { GERMAN_SCREENS as OF_PAGES } from '../../contexts/german-screens.ts';

/** The texts of the pages, and messages of the core that the pages make while a label is edited. */
export const GERMAN_SCREENS = mergedCatalogues(OF_PAGES, reasonsGerman);
