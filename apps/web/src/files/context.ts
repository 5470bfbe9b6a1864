/** What the pages know about files of records. */
import { context } from '../contexts/context.ts';

export const files = context({
  name: 'files',
  fileOut: async () => (await import('./lists.ts')).exportFile,
});
