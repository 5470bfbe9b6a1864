/** The operations of the context settings, as the document has them. */
import type { Chapter } from '../kernel/contract.ts';
import { settingsChapter } from './settings-contracts.ts';

export const settingsChapters: readonly Chapter[] = [settingsChapter];
