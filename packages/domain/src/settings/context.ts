/** The settings context as data. */
import type { Context } from '../kernel/execution/context.ts';
import { settingsChapters } from './chapters.ts';
import { demoShopHandlers } from './demo-shop/demo-shop-handlers.ts';
import { demoShopReads } from './ports.ts';
import * as refusals from './refusals.ts';
import { settingsHandlers } from './shop/settings-handlers.ts';
import { ShopSettingsKind } from './shop/shop-settings.ts';

export const settings: Context = {
  name: 'settings',
  neighbours: ['identity', 'masterdata'],
  kinds: [ShopSettingsKind],
  chapters: settingsChapters,
  handlers: [...settingsHandlers, ...demoShopHandlers],
  machines: [],
  refusals: Object.values(refusals),
  reads: [demoShopReads],
};
