/** The operations of settings, in the order of the published document. */
import type { Chapter } from '../kernel/contract/contract.ts';
import { settingsChapter } from './shop/settings-contracts.ts';

export const settingsChapters: readonly Chapter[] = [settingsChapter];
