/** English words for names in the code of the context `settings` (`kernel/contract/words.ts`). German: `german.ts`. */
import type { Words } from '../kernel/contract/words.ts';

export const settingsWords = {
  fields: {
    cuttingTolerancePercent: 'Tolerance when cutting, in %',
    deliveryTolerancePercent: 'Tolerance when delivering, in %',
    operator: 'Shop',
    rate: 'Rate in %',
    supplierCertificates: 'Goods without a valid certificate',
    vatClass: 'VAT class',
    vatRates: 'VAT rates',
    weightPatterns: "Patterns of the scales' barcodes",
  },
  choices: {
    REDUCED: 'Reduced rate',
    REFUSE: 'Do not receive',
    STANDARD: 'Standard rate',
    WARN: 'Receive with a warning',
  },
  permissions: {
    BRANCH: 'Branches',
    SYSTEM_SETTINGS: 'Settings',
  },
} as const satisfies Words;
