/** The today context as data. */
import type { Context } from '../kernel/execution/context.ts';
import { todayChapters } from './chapters.ts';
import { todayHandlers } from './today-handlers.ts';

export const today: Context = {
  name: 'today',
  neighbours: ['masterdata', 'inventory', 'procurement', 'production', 'quality', 'sales', 'settings'],
  kinds: [],
  chapters: todayChapters,
  handlers: [...todayHandlers],
  machines: [],
  refusals: [],
  reads: [],
};
