/** The operations of today, in the order of the published document. */
import type { Chapter } from '../kernel/contract/contract.ts';
import { todayChapter } from './today-contracts.ts';

export const todayChapters: readonly Chapter[] = [todayChapter];
