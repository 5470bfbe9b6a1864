/** English words for names in the code of the context `settings` (`kernel/contract/words.ts`). German: `german.ts`. */
import type { Words } from '../kernel/contract/words.ts';

export const settingsWords = {
  fields: {
    below1Kg: 'Step below 1 kg, in g',
    cuttingTolerancePercent: 'Tolerance when cutting, in %',
    deliveryTolerancePercent: 'Tolerance when delivering, in %',
    from1Kg: 'Step from 1 kg on, in g',
    language: 'Language of papers',
    logo: 'Logo',
    numberPrefixes: 'First letters of numbers',
    operator: 'Shop',
    rate: 'Rate in %',
    scaleSteps: 'Steps of the scales',
    supplierCertificates: 'Goods without a valid certificate',
    vatClass: 'VAT class',
    vatRates: 'VAT rates',
    weightPatterns: "Patterns of the scales' barcodes",
  },
  choices: {
    de: 'German',
    en: 'English',
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
