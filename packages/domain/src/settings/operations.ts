/** The operations of settings in the order of the API document, with the German of their texts. */
import type { Operations, Tag } from '../kernel/contract/contract.ts';
import { settingsOperationsGerman } from './operations-german.ts';
import { getSettings, removeDemoShop } from './shop/settings-contracts.ts';
import { updateSettings } from './shop/update-settings-contracts.ts';

const settingsTag: Tag = {
  title: 'Settings',
  description: 'Settings of the shop: its name on papers, tolerances and rules',
  contracts: [getSettings, updateSettings, removeDemoShop],
};

export const settingsOperations: Operations = {
  name: 'settings',
  tags: [settingsTag],
  german: settingsOperationsGerman,
};
