/** Fetches the settings in advance. Scans without a network use their patterns of the scales. */
import { getSettings } from '@cleaver/domain/settings/contracts';
import { call } from '../shell/data/api.ts';
import { ahead } from '../shell/data/query.ts';
import { mayRun } from '../shell/session/session.ts';

export const fetchSettings = (): Promise<unknown> =>
  mayRun(getSettings) ? ahead([getSettings.name, {}], () => call(getSettings, {})) : Promise.resolve();
