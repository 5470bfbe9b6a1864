/** The German texts of the core and the pages, by their English pattern. */
import { GERMAN as GERMAN_OF_CORE } from '@cleaver/domain/german';
import { GERMAN_PAGES } from '../../contexts/german.ts';

export const GERMAN: Readonly<Record<string, string>> = { ...GERMAN_OF_CORE, ...GERMAN_PAGES };
