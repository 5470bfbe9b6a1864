/** The German texts of the core and the pages, by their English pattern. */
import { GERMAN as GERMAN_OF_CORE, mergedCatalogues } from '@cleaver/domain/german';
import { GERMAN_PAGES } from '../../contexts/german.ts';

export const GERMAN: Readonly<Record<string, string>> = mergedCatalogues(GERMAN_OF_CORE, GERMAN_PAGES);
