/** Operations that read and change the settings of the shop, and remove the demo shop. */

import { command, query, type Tag } from '../../kernel/contract/contract.ts';
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
import * as out from '../../kernel/contract/output.ts';
import { PAPER_LANGUAGES } from '../../kernel/contract/paper.ts';
import { calendarDay } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { EMAIL_MAX, looseAddressFields } from '../../masterdata/index.ts';
import { logo } from '../paper/logo.ts';
import { numberPrefixes } from '../paper/number-prefixes.ts';
import { demoShopNotLoaded, otherEntries } from '../refusals.ts';
import { shopSettingsSubject } from '../subjects.ts';
import { closedDays } from './closed-days.ts';
import { scaleSteps } from './scale-steps.ts';
import { settings } from './settings-output.ts';
import { CERTIFICATE_RULES } from './shop-settings.ts';
import { VAT_RATES_MAX, vatFaults, vatRate } from './vat-rates.ts';
import { weightPatterns } from './weight-pattern.ts';

export const getSettings = query({
  name: 'shop-settings.get',
  subject: shopSettingsSubject,
  address: 'GET /api/settings',
  summary: 'Read the settings of the shop',
  permission: 'SYSTEM_SETTINGS_READ',
  floor: true,
  input: form({}),
  output: settings,
});

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
  summary: 'Change the given settings; an empty text clears a setting of the operator, null the logo',
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
  }),
  dateFaults: ({ vatRates }, { now, settings }) =>
    vatRates ? vatFaults(vatRates, calendarDay(now, settings.shopTimeZone)) : [],
  output: settings,
});

/** The `x-request-id` of all requests that load the demo shop. It identifies their audit entries. */
export const DEMO_REQUEST_ID = 'cleaver-demo-shop';

export const removeDemoShop = command({
  name: 'demo-shop.remove',
  subject: shopSettingsSubject,
  address: 'DELETE /api/settings/demo-shop',
  summary: 'Remove the demo shop, as long as nothing else was entered',
  description:
    "Removes all goods, documents and master data, and the users of the demo shop except the caller. Clears the shop's name, address and other operator data, unless the settings were changed since. Other users, other settings and the audit log remain.",
  permission: 'SYSTEM_SETTINGS_WRITE',
  refuses: [demoShopNotLoaded, otherEntries],
  input: form({}),
  output: out.nothing,
});

export const settingsTag: Tag = {
  title: 'Settings',
  description: 'Settings of the shop: its name on papers, tolerances and rules',
  contracts: [getSettings, updateSettings, removeDemoShop],
};
