/** The records that this tab opened last, and the screens that it opened from the search. A lock and a log-out delete the list. */
import { parsedJson, tab } from '../session/device.ts';
import { KEPT } from '../session/session-keys.ts';
import { type Recent, withRecent } from './search-text.ts';

const NAME = `${KEPT} recent`;

export const recent = (): readonly Recent[] => (parsedJson(tab.read(NAME)) as readonly Recent[] | undefined) ?? [];

export const opened = (one: Recent): void => tab.write(NAME, JSON.stringify(withRecent(recent(), one)));
