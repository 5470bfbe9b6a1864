/**
 * The operation that changes the settings of the shop. It has its own file, so that pages that only read the settings do
 * not load the library that checks IBANs.
 */

import { command } from '../../kernel/contract/contract.ts';
import {
  CODE_MAX,
  distinct,
  int32,
  list,
  nullable,
  oneOf,
  optionalText,
  percentage,
} from '../../kernel/contract/fields.ts';
import { described, form, optional } from '../../kernel/contract/form.ts';
import { PAPER_LANGUAGES } from '../../kernel/contract/paper.ts';
import { calendarDay } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { EMAIL_MAX, looseAddressFields } from '../../masterdata/index.ts';
import { datev } from '../invoicing/datev-form.ts';
import { invoicing } from '../invoicing/invoicing-form.ts';
import { logo } from '../paper/logo.ts';
import { numberPrefixes } from '../paper/number-prefixes.ts';
import { shopSettingsSubject } from '../subjects.ts';
import { closedDays } from './closed-days.ts';
import { labelSizesField } from './label-size.ts';
import { scaleSteps } from './scale-steps.ts';
import { settings } from './settings-output.ts';
import { CERTIFICATE_RULES } from './shop-settings.ts';
import { VAT_RATES_MAX, vatFaults, vatRate } from './vat-rates.ts';
import { weightPatterns } from './weight-pattern.ts';

const operator = form({
  name: optionalText(),
  ...looseAddressFields,
  phone: optionalText(CODE_MAX),
  email: optionalText(EMAIL_MAX),
  approvalNumber: optionalText(CODE_MAX),
});

export const updateSettings = command({
  name: 'shop-settings.update',
  subject: shopSettingsSubject,
  address: 'PUT /api/settings',
  summary:
    'Change the given settings; an empty text clears a setting of the operator or of the invoices, null the logo or DATEV',
  permission: 'SYSTEM_SETTINGS_WRITE',
  input: form({
    operator: optional(operator),
    supplierCertificates: optional(oneOf(CERTIFICATE_RULES)),
    cuttingTolerancePercent: optional(percentage(Decimal.ZERO, Decimal.of('10'))),
    weightPatterns: optional(weightPatterns()),
    vatRates: optional(list(vatRate, VAT_RATES_MAX)),
    deliveryTolerancePercent: optional(percentage(Decimal.ZERO, Decimal.of('50'))),
    closedWeekdays: optional(distinct(int32(1, 7), 6)),
    closedDays: optional(closedDays()),
    scaleSteps: optional(scaleSteps()),
    language: optional(described(oneOf(PAPER_LANGUAGES), 'The language of papers')),
    logo: nullable(logo()),
    numberPrefixes: optional(numberPrefixes),
    invoicing: optional(invoicing),
    datev: nullable(datev()),
    sensorRetentionMonths: optional(
      described(
        int32(13, 120),
        'After how many months readings of sensors within limits are deleted. Their sums by day stay',
      ),
    ),
    labelSizes: optional(described(labelSizesField(), 'In millimetres, replaced as a whole')),
  }),
  dateFaults: ({ vatRates }, { now, settings }) =>
    vatRates ? vatFaults(vatRates, calendarDay(now, settings.shopTimeZone)) : [],
  output: settings,
});
