/** The German texts of the core, the HTTP service and the pages, by their English pattern. */
import { GERMAN as GERMAN_OF_CORE } from '@cleaver/domain/german';
import { GERMAN as GERMAN_OF_HTTP } from '@cleaver/messages/german';
import { GERMAN_PAGES } from '@cleaver/messages/german-pages';

export const GERMAN: Readonly<Record<string, string>> = { ...GERMAN_OF_CORE, ...GERMAN_OF_HTTP, ...GERMAN_PAGES };
