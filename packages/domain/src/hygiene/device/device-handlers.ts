import type { Handler } from '../../kernel/execution/handler.ts';

export const deviceHandlers: readonly Handler[] = [];
