/**
 * The fields of work in a shop. The permissions of a user select the fields: a user works in a field with all of its
 * `needs`, which are permissions to act. Role names have no effect, because a user may have several roles.
 */
import type { Permission } from '@cleaver/domain/kernel';

interface Field {
  readonly needs: readonly Permission[];
  /**
   * The page on which the pages open for users who work only in this field, in which the day of the shop replaces
   * `{today}`. Default: Today.
   */
  readonly opens?: string;
  /** Whether people do this beside their other work. Such a field has no page on which the pages open. */
  readonly isBeside?: true;
}

export const WORK = {
  sales: { needs: ['ORDER_WRITE'], opens: '/orders' },
  buying: { needs: ['PURCHASE_ORDER_WRITE'] },
  production: { needs: ['BATCH_WRITE'], opens: '/batches?productionDate={today}' },
  warehouse: { needs: ['GOODS_RECEIPT_WRITE', 'STOCK_MOVEMENT_WRITE'] },
  quality: { needs: ['GOODS_INSPECTION_WRITE'], opens: '/goods-receipts?inspection=DUE' },
  hygiene: { needs: ['TEMPERATURE_LOG_WRITE'], isBeside: true },
  administration: { needs: ['USER_WRITE'] },
} as const satisfies Readonly<Record<string, Field>>;

export type WorkName = keyof typeof WORK;

/** Returns whether a user with these permissions works in the field. */
export const worksIn = (name: WorkName, permissions: readonly string[]): boolean =>
  WORK[name].needs.every((need) => permissions.includes(need));

/** Returns the page on which the pages open for a user. */
export function opensOn(permissions: readonly string[], today: string): string {
  const fields: readonly Field[] = (Object.keys(WORK) as WorkName[])
    .filter((name) => worksIn(name, permissions))
    .map((name): Field => WORK[name])
    .filter(({ isBeside }) => !isBeside);
  const [only, ...others] = fields;
  return others.length === 0 ? (only?.opens ?? '/').replace('{today}', today) : '/';
}
