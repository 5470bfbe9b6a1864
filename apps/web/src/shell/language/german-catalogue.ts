/** The German texts of the core and the pages, by their English pattern. */
import { GERMAN as GERMAN_OF_CORE, mergedCatalogues } from '@cleaver/domain/german';
import { GERMAN_FIRST } from '../../contexts/german.ts';

const texts: Record<string, string> = mergedCatalogues(GERMAN_OF_CORE, GERMAN_FIRST);

export const GERMAN: Readonly<Record<string, string>> = texts;

/** Adds the texts of the screens. */
export const addGerman = (more: Readonly<Record<string, string>>): void => void Object.assign(texts, more);
