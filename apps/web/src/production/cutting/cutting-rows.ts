/** The rows of a cutting: parts that a scheme or the last cutting proposes, and parts that the user adds. */
import { Decimal } from '@cleaver/domain/kernel';
import { type CuttingPart, expectedKg, partsOfCutting } from '@cleaver/domain/production';
import { amountOf } from '../../floor/booking/numpad.ts';
import type { FoundBatch } from '../../scanner/found-batch.ts';
import { decimalText } from '../../ui/control/amount-text.ts';
import type { WasteRow } from '../run/waste-rows.tsx';

export interface InputRow {
  readonly batch: FoundBatch;
  readonly amount: string;
}

export interface OutputRow {
  readonly articleId: string;
  readonly storageLocationId: string;
  readonly amount: string;
  readonly lotNumber: string;
  readonly expiryDate: string;
  readonly expiryReason: string;
  /** The share of the cost in per cent. */
  readonly costShare: string;
  /** The usual share of the input in per cent. Empty for a row that no part proposes. */
  readonly share: string;
  readonly isProposed: boolean;
}

/**
 * A row of waste. `share`: its usual share of the input in per cent; empty or undefined for a row that no part
 * proposes.
 */
export type WastePart = WasteRow & { readonly share?: string };

export interface Values {
  readonly inputs: readonly InputRow[];
  readonly outputs: readonly OutputRow[];
  readonly waste: readonly WastePart[];
  readonly loss: string;
  readonly note: string;
}

/**
 * A part of a cutting scheme or of a cutting. `sharePercent` is a number in responses and a decimal text in the core.
 */
export type Part = Omit<CuttingPart, 'sharePercent'> & { readonly sharePercent: string | number };

export const EMPTY: OutputRow = {
  articleId: '',
  storageLocationId: '',
  amount: '',
  lotNumber: '',
  expiryDate: '',
  expiryReason: '',
  costShare: '',
  share: '',
  isProposed: false,
};

/**
 * Returns rows for the parts, in the order of the parts. A part takes over the weighed row of the same article, or of
 * the same reason for waste. All other weighed rows follow. Drops earlier rows without a weight.
 */
export function rowsOf(
  parts: readonly Part[],
  now: Pick<Values, 'outputs' | 'waste'>,
): Pick<Values, 'outputs' | 'waste'> {
  const used = new Set<object>();
  const isOpen = (row: { readonly amount: string }): boolean => row.amount !== '' && !used.has(row);
  const outputs: OutputRow[] = [];
  const waste: WastePart[] = [];
  for (const { articleId, reason, sharePercent } of parts) {
    const share = String(sharePercent);
    if (articleId === null) {
      const weighed = now.waste.find((row) => isOpen(row) && row.reason === (reason ?? ''));
      waste.push({ ...(weighed ?? { amount: '', reason: reason ?? '' }), share, isProposed: true });
      if (weighed) used.add(weighed);
    } else {
      const weighed = now.outputs.find((row) => isOpen(row) && row.articleId === articleId);
      outputs.push({ ...(weighed ?? { ...EMPTY, articleId }), share, isProposed: true });
      if (weighed) used.add(weighed);
    }
  }
  return {
    outputs: [...outputs, ...now.outputs.filter(isOpen).map((row) => ({ ...row, share: '', isProposed: false }))],
    waste: [...waste, ...now.waste.filter(isOpen).map((row) => ({ ...row, share: '', isProposed: false }))],
  };
}

/**
 * Returns the parts weighed so far with their shares of the input, to save them as a scheme. Returns an empty list if
 * no input is weighed.
 */
export function partsSoFar({ inputs, outputs, waste }: Values): readonly Part[] {
  const weighed = <R extends { readonly amount: string }>(rows: readonly R[]) =>
    rows.flatMap((row) => {
      const quantity = amountOf(row.amount);
      return quantity === undefined ? [] : [{ ...row, quantity, unit: 'KG' }];
    });
  const [went, came] = [weighed(inputs), weighed(outputs).filter(({ articleId }) => articleId !== '')];
  if (went.length === 0) return [];
  const off = weighed(waste).map(({ quantity, reason }) => ({
    quantityAmount: quantity,
    quantityUnit: 'KG',
    reason: reason || null,
  }));
  return partsOfCutting({ inputs: went, outputs: came, waste: off });
}

/** Returns the usual weight of a row in kilograms; undefined without a share or an input. */
export function usualKg(share: string | undefined, inputKg: string): string | undefined {
  const input = Decimal.of(inputKg);
  return share === undefined || share === '' || input.isZero() ? undefined : expectedKg(input, { sharePercent: share });
}

/**
 * Returns the usual yield of the rows in per cent: the sum of the shares of all outputs. Returns undefined without
 * outputs, or if a row has no share.
 */
export function usualYield(outputs: readonly Pick<OutputRow, 'share'>[]): string | undefined {
  if (outputs.length === 0 || outputs.some(({ share }) => share === '')) return undefined;
  return outputs.reduce((sum, { share }) => sum.plus(Decimal.of(share)), Decimal.ZERO).toText();
}

export const inKg = (amount: string) => ({ quantityAmount: decimalText(amount), quantityUnit: 'KG' });
