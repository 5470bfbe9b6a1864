/**
 * Calculates the warnings of a goods receipt, which the receipt stores. Warnings do not prevent the receipt, but the
 * settings may refuse a supplier without a valid certificate.
 */

import { missingFacts } from '../../inventory/index.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { type ArticleState, legalLimitOf, type SupplierState } from '../../masterdata/index.ts';
import type { CertificateRule } from '../../settings/index.ts';
import { certificateExpired, certificateMissing } from '../refusals.ts';
import type { ReceiptWarning, ReceiptWarningCode } from './goods-receipt.ts';
import type { ReceivedGoods } from './received-goods.ts';

/** The part of a supplier that warnings depend on. */
type WarnedOf = Pick<SupplierState, 'id' | 'status' | 'certificates'>;

/** The part of an article that warnings depend on. */
type WarnedArticle = Pick<ArticleState, 'supplierIds' | 'productKind' | 'frozen'>;

/**
 * Returns `any` if the supplier has no certificate, and `a valid one` if no certificate is valid on the day. Returns
 * undefined if a certificate is valid.
 */
function certificatesLack(
  { certificates }: Pick<SupplierState, 'certificates'>,
  day: CalendarDate,
): 'any' | 'a valid one' | undefined {
  if (certificates.length === 0) return 'any';
  const isValid = certificates.some(
    ({ validFrom, validUntil }) => (validFrom ?? day) <= day && day <= (validUntil ?? day),
  );
  return isValid ? undefined : 'a valid one';
}

function supplierWarnings(supplier: WarnedOf, day: CalendarDate): readonly ReceiptWarning[] {
  const found: ReceiptWarning[] = [];
  const warn = (code: ReceiptWarningCode, values: NonNullable<ReceiptWarning['values']> = {}) =>
    found.push({ code, values, line: null });
  const lacking = certificatesLack(supplier, day);
  if (supplier.status === 'INACTIVE') warn('SUPPLIER_INACTIVE');
  if (lacking === 'any') warn('SUPPLIER_CERTIFICATE_MISSING');
  if (lacking === 'a valid one') warn('SUPPLIER_CERTIFICATE_EXPIRED', { day });
  return found;
}

/** Returns whether the goods expired before the day of the receipt. */
export const isExpiredOnReceipt = ({ expiryDate }: Pick<ReceivedGoods, 'expiryDate'>, day: CalendarDate): boolean =>
  expiryDate !== null && expiryDate < day;

/** Returns the warnings about a line that was accepted, at least in part. */
function lineWarnings(
  goods: ReceivedGoods,
  line: number,
  article: WarnedArticle | undefined,
  supplierId: string | undefined,
  day: CalendarDate,
): readonly ReceiptWarning[] {
  const found: ReceiptWarning[] = [];
  const warn = (code: ReceiptWarningCode, values: NonNullable<ReceiptWarning['values']> = {}) =>
    found.push({ code, values, line });
  if (supplierId !== undefined && article && !article.supplierIds.includes(supplierId)) warn('SUPPLIER_NOT_ASSIGNED');
  if (goods.supplierLot === null) warn('SUPPLIER_LOT_MISSING');
  const missing = missingFacts(goods.facts);
  if (missing.length > 0) {
    warn('ORIGIN_INCOMPLETE', { species: goods.facts?.species ?? '', missing: missing.join(', ') });
  }
  if (isExpiredOnReceipt(goods, day)) {
    warn('EXPIRED_ON_RECEIPT', { expiryDate: goods.expiryDate ?? '' });
  }
  if (goods.temperature === null && article && legalLimitOf(article)) warn('TEMPERATURE_MISSING');
  return found;
}

/**
 * Returns all warnings. The warnings of the supplier come first, then the warnings of each line. Without a supplier,
 * returns only the warnings that do not depend on it. `articles` maps ids to articles. For an article that is not in
 * the map, returns neither SUPPLIER_NOT_ASSIGNED nor TEMPERATURE_MISSING.
 */
export function receiptWarnings(
  supplier: WarnedOf | undefined,
  day: CalendarDate,
  lines: readonly ReceivedGoods[],
  articles: ReadonlyMap<string, WarnedArticle>,
): readonly ReceiptWarning[] {
  return [
    ...(supplier ? supplierWarnings(supplier, day) : []),
    ...lines.flatMap((goods, index) =>
      goods.quantityAmount === null
        ? []
        : lineWarnings(goods, index + 1, articles.get(goods.articleId), supplier?.id, day),
    ),
  ];
}

/**
 * Refuses a supplier without a valid certificate, unless the rule is WARN. The code is SUPPLIER_CERTIFICATE_MISSING if
 * the supplier has no certificate, else SUPPLIER_CERTIFICATE_EXPIRED.
 */
export function checkCertificates(supplier: SupplierState, day: CalendarDate, rule: CertificateRule): void {
  if (rule === 'WARN') return;
  const lacking = certificatesLack(supplier, day);
  if (lacking === 'any') {
    throw certificateMissing();
  }
  if (lacking === 'a valid one') {
    throw certificateExpired({ day });
  }
}
