/** The settings in responses. */
import * as out from '../../kernel/contract/output.ts';
import { PAPER_LANGUAGES } from '../../kernel/contract/paper.ts';
import { RATED_VAT_CLASSES } from '../../masterdata/index.ts';
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
});
