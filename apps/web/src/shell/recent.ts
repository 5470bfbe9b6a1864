/** The records that this tab opened last, for the search. A log-out deletes them with all other data of the tab. */
import { parsedJson, tab } from './device.ts';
import { type Recent, withRecent } from './search-text.ts';
import { KEPT } from './session.ts';

const NAME = `${KEPT} recent`;

export const recent = (): readonly Recent[] => (parsedJson(tab.read(NAME)) as readonly Recent[] | undefined) ?? [];

export const opened = (one: Recent): void => tab.write(NAME, JSON.stringify(withRecent(recent(), one)));
