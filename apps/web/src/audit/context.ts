/** What the pages know about the audit log. */
import { context } from '../contexts/context.ts';

export const audit = context({
  name: 'audit',
  tones: { DONE: 'good', done: 'good', refused: 'bad' },
});
