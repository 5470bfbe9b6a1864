import type { StoredContext } from '../engine/context.ts';
import { sqlDemoShop } from './demo-shop-reader.ts';
import { shopSettings } from './shop-settings.ts';

export const settings = {
  name: 'settings',
  tables: [shopSettings],
  records: [],
  reads: { demoShop: () => sqlDemoShop },
  expiring: [],
} satisfies StoredContext;
