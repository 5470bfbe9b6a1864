/** Every sentence of the core and of the pages, in German by its English pattern. */
import { GERMAN } from '@cleaver/messages/german';
import { GERMAN_PAGES } from '@cleaver/messages/german-pages';

export const CATALOGUE: Readonly<Record<string, string>> = { ...GERMAN, ...GERMAN_PAGES };
