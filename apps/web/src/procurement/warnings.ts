/** The texts for the warnings of a goods receipt. */
import { type Message, say } from '@cleaver/domain/kernel';
import type { ReceiptWarningCode } from '@cleaver/domain/procurement';

export const WARNINGS: Readonly<Record<ReceiptWarningCode, Message>> = {
  SUPPLIER_INACTIVE: say`The shop no longer buys from this supplier.`,
  SUPPLIER_CERTIFICATE_MISSING: say`The supplier has no quality certificate.`,
  SUPPLIER_CERTIFICATE_EXPIRED: say`None of the supplier's quality certificates is valid on this day.`,
  SUPPLIER_NOT_ASSIGNED: say`The article is not assigned to this supplier.`,
  SUPPLIER_LOT_MISSING: say`The lot number of the supplier is missing.`,
  ORIGIN_INCOMPLETE: say`The law requires more details of the origin of these animals.`,
  TEMPERATURE_MISSING: say`The temperature is missing, and the kind of goods has a limit.`,
  EXPIRED_ON_RECEIPT: say`The goods expired before they were received.`,
};
