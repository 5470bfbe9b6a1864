/** The operations of the context today, as the document has them. */
import type { Chapter } from '../kernel/contract.ts';
import { todayChapter } from './today-contracts.ts';

export const todayChapters: readonly Chapter[] = [todayChapter];
