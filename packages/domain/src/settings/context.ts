/** The settings context as data. */
import type { Context } from '../kernel/context.ts';
import { settingsChapters } from './chapters.ts';
import { settingsHandlers } from './settings-handlers.ts';
import { ShopSettingsKind } from './shop-settings.ts';

export const settings: Context = {
  name: 'settings',
  neighbours: ['masterdata'],
  kinds: [ShopSettingsKind],
  chapters: settingsChapters,
  handlers: [...settingsHandlers],
  machines: [],
  refusals: [],
  reads: [],
};
