/** What the pages know about reports. */
import { context } from '../contexts/context.ts';

export const reports = context({ name: 'reports' });
