/** Operations that read the settings of the shop, and remove the demo shop. Their change: `update-settings-contracts.ts`. */

import { command, query } from '../../kernel/contract/contract.ts';
import { form } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { demoShopNotLoaded, otherEntries } from '../refusals.ts';
import { shopSettingsSubject } from '../subjects.ts';
import { settings } from './settings-output.ts';

export const getSettings = query({
  name: 'shop-settings.get',
  subject: shopSettingsSubject,
  address: 'GET /api/settings',
  summary: 'Read the settings of the shop',
  permission: 'SYSTEM_SETTINGS_READ',
  floor: true,
  input: form({}),
  output: settings,
});

/** The `x-request-id` of all requests that load the demo shop. It identifies their audit entries. */
export const DEMO_REQUEST_ID = 'cleaver-demo-shop';

export const removeDemoShop = command({
  name: 'demo-shop.remove',
  subject: shopSettingsSubject,
  address: 'DELETE /api/settings/demo-shop',
  summary: 'Remove the demo shop, as long as nothing else was entered',
  description:
    "Removes all goods, documents and master data, and the users of the demo shop except the caller. Clears the shop's name, address and other operator data, and the settings of invoices and DATEV, unless the settings were changed since. Other users, other settings and the audit log remain.",
  permission: 'SYSTEM_SETTINGS_WRITE',
  refuses: [demoShopNotLoaded, otherEntries],
  input: form({}),
  output: out.nothing,
});
