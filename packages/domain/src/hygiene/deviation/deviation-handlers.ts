import type { Handler } from '../../kernel/execution/handler.ts';

export const deviationHandlers: readonly Handler[] = [];
