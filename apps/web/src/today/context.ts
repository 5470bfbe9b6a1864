/** What the pages know about Today, which reads from all contexts. */
import { context } from '../contexts/context.ts';

export const today = context({ name: 'today', offline: ['today.get'] });
