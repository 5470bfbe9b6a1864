import type { Handler } from '../../kernel/execution/handler.ts';

export const cleaningRecordHandlers: readonly Handler[] = [];
