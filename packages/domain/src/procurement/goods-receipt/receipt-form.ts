/** Form of the lines of a goods receipt, with rules across several members. */
import {
  batchType,
  factsField,
  lotNumber,
  oneTargetOfArticle,
  TEMPERATURE_MAX,
  TEMPERATURE_MIN,
  targetOfArticle,
} from '../../inventory/index.ts';
import {
  CODE_MAX,
  date,
  decimalNumber,
  list,
  measured,
  optionalLines,
  optionalText,
  quantityAmount,
  unit,
} from '../../kernel/contract/fields.ts';
import { form, optional, type ValueOf } from '../../kernel/contract/form.ts';
import { say } from '../../kernel/values/message.ts';

const RECEIPT_LINES_MAX = 200;

/** Returns the field of a temperature in °C. */
export const temperature = () => measured(decimalNumber(TEMPERATURE_MIN, TEMPERATURE_MAX), 'celsius');

/** Members of the accepted part and of the rejected part. Each part is complete or absent. */
const ACCEPTED = ['quantityAmount', 'quantityUnit', 'expiryDate'] as const;
const REJECTED = ['rejectedAmount', 'rejectedUnit', 'rejectReason'] as const;

const line = form(
  {
    ...targetOfArticle,
    quantityAmount: optional(quantityAmount()),
    quantityUnit: optional(unit()),
    expiryDate: optional(date()),
    lotNumber: optional(lotNumber()),
    batchType: optional(batchType()),
    supplierLot: optionalText(CODE_MAX),
    temperature: optional(temperature()),
    temperatureLimit: optional(temperature()),
    facts: factsField(),
    rejectedAmount: optional(quantityAmount({ unitIn: 'rejectedUnit' })),
    rejectedUnit: optional(unit()),
    rejectReason: optionalLines(),
  },
  (values, fault) => {
    oneTargetOfArticle(values, fault);
    // `values` lacks members that have a fault, although the request has them.
    const isGiven = (name: keyof typeof values) => !(name in values) || (values[name] ?? '') !== '';
    const isRejected = REJECTED.some(isGiven);
    if (ACCEPTED.some(isGiven) || !isRejected) {
      for (const name of ACCEPTED)
        if (!isGiven(name)) fault(name, say`is required unless the line is rejected as a whole`);
    }
    if (isRejected) {
      for (const name of REJECTED) if (!isGiven(name)) fault(name, say`is required with what is rejected`);
    }
  },
);

export type GivenReceiptLine = ValueOf<typeof line>;

export const receiptLines = () => list(line, RECEIPT_LINES_MAX, 1);
