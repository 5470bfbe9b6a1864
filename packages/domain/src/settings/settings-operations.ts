/** Reading and changing what the shop decides about itself. */
import { Decimal } from '../kernel/decimal.ts';
import { CODE_MAX, decimalNumber, form, oneOf, optional, optionalText, setOf } from '../kernel/form.ts';
import { command, query } from '../kernel/operation.ts';
import { EMAIL_MAX, looseAddressFields } from '../masterdata/index.ts';
import { CERTIFICATE_RULES, changeableSettings, settingsFrom } from './shop-settings.ts';
import { weightPattern } from './weight-pattern.ts';

export const getSettings = query({
  name: 'shop-settings.get',
  summary: 'Read the settings of the shop',
  permission: 'SYSTEM_SETTINGS_READ',
  input: form({}),
  run: ({ reader }) => settingsFrom(reader),
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
  summary: 'Change what is given of the settings; an empty text clears one of the operator',
  permission: 'SYSTEM_SETTINGS_WRITE',
  input: form({
    operator: optional(operator),
    supplierCertificates: optional(oneOf(CERTIFICATE_RULES)),
    cuttingTolerancePercent: optional(decimalNumber(Decimal.ZERO, Decimal.of('10'))),
    weightPatterns: optional(setOf(weightPattern(), 20)),
  }),
  async run(unit, given) {
    const settings = await changeableSettings(unit);
    settings.update(given);
    return settings.state;
  },
});
