/** The rows of a completion: the main output, further outputs, and waste. */
import { type AnswerOf, addDays, dateOf, daysBetween } from '@cleaver/domain/kernel';
import type { getExecution } from '@cleaver/domain/production/contracts';
import { decimalText } from '../../ui/control/amount-text.ts';
import { isSent } from '../run/sent-rows.ts';
import type { WasteRow } from '../run/waste-rows.tsx';

type Execution = AnswerOf<typeof getExecution>;

export interface OutputRow {
  readonly role: string;
  readonly articleId: string;
  readonly storageLocationId: string;
  readonly amount: string;
  readonly lotNumber: string;
  readonly expiryDate: string;
  readonly isProposed?: boolean;
}

export interface Values {
  readonly outputs: readonly OutputRow[];
  readonly waste: readonly WasteRow[];
  readonly holdOutputs: string;
  readonly note: string;
}

export const MAIN: OutputRow = {
  role: 'MAIN',
  articleId: '',
  storageLocationId: '',
  amount: '',
  lotNumber: '',
  expiryDate: '',
};

/**
 * Returns the initial rows: the main output, then the further outputs and the reasons for waste of the recipe's last
 * batch. Further outputs have the same shelf life in days as in the last batch. If that batch has no waste, returns one
 * row of waste without a reason.
 */
export function firstRows(
  { productionDate }: Pick<Execution['batch'], 'productionDate'>,
  last?: Pick<Execution, 'batch' | 'outputs' | 'waste'>,
): Pick<Values, 'outputs' | 'waste'> {
  const others = new Map<string, OutputRow>();
  for (const { role, articleId, expiryDate } of last?.outputs ?? []) {
    if (role === 'MAIN' || others.has(articleId)) continue;
    const days = daysBetween(dateOf(last?.batch.productionDate ?? ''), dateOf(expiryDate));
    const expires = addDays(dateOf(productionDate), Math.max(days, 0));
    others.set(articleId, { ...MAIN, role, articleId, expiryDate: expires, isProposed: true });
  }
  const reasons = new Set((last?.waste ?? []).map(({ reason }) => reason ?? ''));
  return {
    outputs: [MAIN, ...others.values()],
    waste: [...(reasons.size > 0 ? reasons : [''])].map((reason) => ({ amount: '', reason, isProposed: true })),
  };
}

/**
 * Returns the outputs for the request. Omits proposed rows without an amount. The main output names no article, because
 * the recipe does. `unitOf` returns the unit of a row.
 */
export const outputsOf = (outputs: readonly OutputRow[], unitOf: (row: OutputRow) => string) =>
  outputs.filter(isSent).map((row) => ({
    storageLocationId: row.storageLocationId,
    role: row.role,
    ...(row.role !== 'MAIN' && { articleId: row.articleId }),
    quantityAmount: decimalText(row.amount),
    quantityUnit: unitOf(row),
    lotNumber: row.lotNumber,
    expiryDate: row.expiryDate,
  }));
