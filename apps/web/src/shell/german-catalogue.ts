/** All German texts of the core, the HTTP service and the pages, by their English pattern. */
import { GERMAN } from '@cleaver/domain/german';
import { GERMAN as GERMAN_OF_HTTP } from '@cleaver/messages/german';
import { GERMAN_PAGES } from '@cleaver/messages/german-pages';

export const CATALOGUE: Readonly<Record<string, string>> = { ...GERMAN, ...GERMAN_OF_HTTP, ...GERMAN_PAGES };
