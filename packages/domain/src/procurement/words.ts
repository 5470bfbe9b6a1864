/** English words for names in the code of the context `procurement` (`kernel/contract/words.ts`). German: `german.ts`. */
import type { Words } from '../kernel/contract/words.ts';

export const procurementWords = {
  fields: {
    receiptDate: 'Received on',
    rejectedAmount: 'Rejected',
    rejectedUnit: 'Unit of the rejected quantity',
    rejectReason: 'Reason for the rejection',
    supplierName: 'Supplier',
    temperatureLimit: 'At most',
    vehicleTemperature: 'Temperature of the vehicle',
  },
  choices: {
    ACCEPTED: 'Accepted',
    DUE: 'Due',
    EXPIRED_ON_RECEIPT: 'Expired on receipt',
    FAILED: 'Failed',
    ON_HOLD: 'On hold',
    ORIGIN_INCOMPLETE: 'Origin incomplete',
    PARTLY_REJECTED: 'Rejected in part',
    PASSED: 'Passed',
    REJECTED: 'Rejected',
    SUPPLIER_CERTIFICATE_EXPIRED: 'Supplier certificate expired',
    SUPPLIER_CERTIFICATE_MISSING: 'Supplier certificate missing',
    SUPPLIER_INACTIVE: 'Supplier inactive',
    SUPPLIER_LOT_MISSING: 'Supplier lot missing',
    SUPPLIER_NOT_ASSIGNED: 'Supplier not assigned',
    TEMPERATURE_MISSING: 'Temperature missing',
  },
  verbs: {
    inspect: 'inspected goods',
    post: 'received goods',
  },
  permissions: {
    GOODS_RECEIPT: 'Goods receipts',
    PURCHASE_ORDER: 'Purchase orders',
  },
} as const satisfies Words;
