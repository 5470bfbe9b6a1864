/** The settings context as data. */
import type { Context } from '../kernel/execution/context.ts';
import { demoShopHandlers } from './demo-shop/demo-shop-handlers.ts';
import { settingsOperations } from './operations.ts';
import { demoShopReads } from './ports.ts';
import * as refusals from './refusals.ts';
import { settingsHandlers } from './shop/settings-handlers.ts';
import { ShopSettingsKind } from './shop/shop-settings.ts';

export const settings: Context = {
  ...settingsOperations,
  neighbours: ['identity', 'masterdata'],
  kinds: [ShopSettingsKind],
  handlers: [...settingsHandlers, ...demoShopHandlers],
  machines: [],
  refusals: Object.values(refusals),
  reads: [demoShopReads],
};
