/** Fetches the settings in advance. Scans without a network use their patterns of the scales. */
import { getSettings } from '@cleaver/domain/settings/contracts';
import { call } from '../shell/api.ts';
import { ahead } from '../shell/query.ts';
import { mayRun } from '../shell/session.ts';

export const fetchSettings = (): Promise<unknown> =>
  mayRun(getSettings) ? ahead([getSettings.name, {}], () => call(getSettings, {})) : Promise.resolve();
