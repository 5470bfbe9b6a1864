/** The refusals of settings. */
import { refusal } from '../kernel/contract/refusal.ts';

export const demoShopNotLoaded = refusal(
  'not_found',
  'DEMO_SHOP_NOT_FOUND',
  'The demo shop is not loaded',
  'Der Vorführbetrieb ist nicht geladen',
);

export const otherEntries = refusal(
  'conflict',
  'SHOP_HAS_OTHER_ENTRIES',
  'The demo shop stays: {count} other entries were made, the last one by {who}',
  'Der Vorführbetrieb bleibt: Es gibt andere Eingaben ({count}), die letzte von {who}',
);
