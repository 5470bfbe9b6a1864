/** The operations of settings in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { settingsOperationsGerman } from './operations-german.ts';
import { settingsTag } from './shop/settings-contracts.ts';

export const settingsOperations: Operations = {
  name: 'settings',
  tags: [settingsTag],
  german: settingsOperationsGerman,
};
