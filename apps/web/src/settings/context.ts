/** What the pages know about the settings. */
import { say } from '@cleaver/domain/kernel';
import { context } from '../contexts/context.ts';

export const settings = context({
  name: 'settings',
  group: { name: 'service', title: say`Service` },
  offline: ['shop-settings.get'],
  history: { keys: [['vatClass', 'validFrom']], toldBy: ['vatClass'] },
});
