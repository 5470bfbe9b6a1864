import type { Handler } from '../../kernel/execution/handler.ts';

export const readingHandlers: readonly Handler[] = [];
