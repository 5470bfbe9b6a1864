/** Common form fields of orders and standing orders. */

import {
  id,
  lines as linesField,
  money,
  NAME_MAX,
  NOTE_MAX,
  oneOf,
  optionalLines,
  optionalText,
  quantityAmount,
  unit,
} from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import { PRICE_PERS } from '../../masterdata/index.ts';

export const LINES_MAX = 200;
const REFERENCE_MAX = 200;

/** The form fields for the wanted quantity of an article. */
export const wanted = {
  articleId: id(),
  quantityAmount: quantityAmount(),
  quantityUnit: unit(),
  note: optionalLines(NOTE_MAX),
};

/** The form fields of a new order line. */
export const newLine = {
  ...wanted,
  manualPrice: optional(form({ amount: money(), per: optional(oneOf(PRICE_PERS)), reason: linesField(NOTE_MAX) })),
};

export const details = {
  deliveryAddressLabel: optionalText(NAME_MAX),
  reference: optionalText(REFERENCE_MAX),
  note: optionalLines(NOTE_MAX),
};
