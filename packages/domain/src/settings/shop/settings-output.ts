/** The settings in responses. */
import * as out from '../../kernel/contract/output.ts';
import { PAPER_LANGUAGES } from '../../kernel/contract/paper.ts';
import { RATED_VAT_CLASSES } from '../../masterdata/index.ts';
import type { DatevSettings, InvoicingSettings } from '../invoicing/invoicing-settings.ts';
import { labelSizesOutput } from './label-size.ts';
import { CERTIFICATE_RULES } from './shop-settings.ts';

const operator = out.object('OperatorResponse', {
  name: out.text(),
  street: out.text(),
  houseNumber: out.text(),
  postalCode: out.text(),
  city: out.text(),
  country: out.text(),
  phone: out.text(),
  email: out.text(),
  approvalNumber: out.text({
    description: 'Of the establishment, as in its oval mark',
    examples: ['DE BY 12345 EG'],
  }),
});

const invoicing = out.object(
  'InvoicingSettingsResponse',
  {
    vatId: out.text({ examples: ['DE136695976'] }),
    taxNumber: out.text(),
    register: out.text({ description: 'The register and its number' }),
    contactPerson: out.text(),
    accountHolder: out.text({ description: "Empty: the operator's name" }),
    exemptionReason: out.text({ description: 'Why sales of the VAT class EXEMPT are exempt' }),
    iban: out.text({ description: 'Without blanks', examples: ['DE89370400440532013000'] }),
    bic: out.text({ examples: ['COBADEFFXXX'] }),
    prefix: out.text({ examples: ['RE'] }),
    dueDays: out.int32({ description: 'For customers without payment terms' }),
    note: out.text({ description: 'A note on each invoice' }),
  },
  undefined,
  { description: 'What invoices say about the shop. Unknown texts are empty' },
) satisfies out.Output<InvoicingSettings, unknown>;

const datev = out.object(
  'DatevSettingsResponse',
  {
    consultantNumber: out.int32(),
    clientNumber: out.int32(),
    fiscalYearStart: out.text({ description: 'The first day of the fiscal year: MM-DD', examples: ['01-01'] }),
    accountLength: out.int32({ description: 'The digits of a revenue account' }),
    debtorAccount: out.text({ examples: ['10000'] }),
    revenueAccounts: out.listOf(
      out.object('RevenueAccountResponse', {
        rate: out.exactNumber({ description: 'In percent, at most 2 decimal places' }),
        account: out.text({ examples: ['8400'] }),
      }),
    ),
  },
  undefined,
  { description: "The data of the tax adviser's posting batches" },
) satisfies out.Output<DatevSettings, unknown>;

export const settings = out.object('SettingsResponse', {
  operator,
  supplierCertificates: out.oneOf(CERTIFICATE_RULES),
  cuttingTolerancePercent: out.exactNumber(),
  weightPatterns: out.listOf(out.text({ examples: ['28PPPPPWWWWWC'] })),
  vatRates: out.listOf(
    out.object('VatRateResponse', {
      vatClass: out.oneOf(RATED_VAT_CLASSES),
      validFrom: out.day(),
      rate: out.exactNumber({ description: 'In percent, at most 2 decimal places' }),
    }),
  ),
  deliveryTolerancePercent: out.exactNumber({ description: 'By how much a weight may differ from what was ordered' }),
  closedWeekdays: out.listOf(out.int32({ description: '1 Monday to 7 Sunday' })),
  closedDays: out.listOf(out.object('ClosedDayResponse', { date: out.day(), note: out.text() })),
  scaleSteps: out.object(
    'ScaleStepsResponse',
    { below1Kg: out.int32(), from1Kg: out.int32() },
    {},
    { description: 'Steps of the scales in grams, to which the pages round proposed amounts' },
  ),
  language: out.oneOf(PAPER_LANGUAGES, { description: 'The language of papers' }),
  logo: out.nullable(out.text({ description: 'A PNG or SVG as a data URI' })),
  numberPrefixes: out.object(
    'NumberPrefixesResponse',
    {
      order: out.text({ examples: ['O'] }),
      delivery: out.text(),
      receipt: out.text(),
      batch: out.text(),
      count: out.text(),
      recall: out.text(),
    },
    undefined,
    { description: 'Of the numbers that are given from now on' },
  ),
  invoicing,
  datev: out.nullable(datev),
  sensorRetentionMonths: out.int32({
    description: 'After how many months readings of sensors within limits are deleted. Their sums by day stay',
  }),
  labelSizes: labelSizesOutput,
});
