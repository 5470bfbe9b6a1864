/** The context files as data. */
import type { Context } from '../kernel/execution/context.ts';
import { filesHandlers } from './files-handlers.ts';
import { filesOperations } from './operations.ts';
import * as refusals from './refusals.ts';

export const files: Context = {
  ...filesOperations,
  neighbours: [],
  kinds: [],
  handlers: filesHandlers,
  machines: [],
  refusals: Object.values(refusals),
  reads: [],
};
