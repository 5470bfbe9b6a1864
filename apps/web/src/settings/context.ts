/** What the pages know about the settings. */
import { context } from '../contexts/context.ts';

export const settings = context({
  name: 'settings',
  offline: ['shop-settings.get'],
  history: { keys: [['vatClass', 'validFrom'], ['rate']], toldBy: ['vatClass', 'rate'] },
});
