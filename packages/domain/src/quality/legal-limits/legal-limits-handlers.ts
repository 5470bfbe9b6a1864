/** The handler that lists the highest temperatures of product kinds. */
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { LEGAL_LIMITS } from '../../masterdata/index.ts';
import { listLegalLimits } from './legal-limits-contracts.ts';

export const legalLimitsHandlers: readonly Handler[] = [
  handle(listLegalLimits, { run: async () => ({ limits: LEGAL_LIMITS }) }),
];
