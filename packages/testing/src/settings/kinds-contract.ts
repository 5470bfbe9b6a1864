/** Contract tests of the settings of the shop. They are read as they were stored. */
import { dateOf } from '@cleaver/domain/kernel';
import { DEFAULT_VAT_RATES } from '@cleaver/domain/masterdata';
import { DEFAULT_INVOICING, ShopSettingsKind } from '@cleaver/domain/settings';
import { kindsWorld } from '../contract/comes-back.ts';
import { part } from '../contract/part.ts';
import { unique } from '../contract/samples.ts';
import { address } from '../masterdata/samples.ts';

export const settingsKindsContract = part(kindsWorld, {
  'the settings of the shop are read as they were stored': async (t, { comesBack }) => {
    const operator = { name: 'Metzgerei', ...address, phone: '', email: '', approvalNumber: 'DE BY 12345 EG' };
    const closed = { vatRates: DEFAULT_VAT_RATES, closedWeekdays: [], closedDays: [] };
    const numberPrefixes = { order: 'AU', delivery: 'LS', receipt: 'WE', batch: '1', count: 'INV', recall: 'R' };
    const papers = { language: 'de' as const, logo: null, numberPrefixes };
    const invoicing = { ...DEFAULT_INVOICING, iban: 'DE89370400440532013000', dueDays: 7 };
    const datev = {
      ...{
        consultantNumber: 1001,
        clientNumber: 1,
        fiscalYearStart: '01-01',
        accountLength: 4,
        debtorAccount: '10000',
      },
      revenueAccounts: [{ rate: '7', account: '8300' }],
    };
    const settings = {
      id: unique('shop'),
      operator,
      supplierCertificates: 'REFUSE' as const,
      ...closed,
      ...papers,
      invoicing,
      datev,
      sensorRetentionMonths: 13,
      labelSizes: [{ name: 'Rolle 58', widthMm: 58, heightMm: 60 }],
    };
    await comesBack(
      t,
      ShopSettingsKind,
      {
        ...settings,
        cuttingTolerancePercent: '0.000001',
        weightPatterns: [],
        deliveryTolerancePercent: '0',
        scaleSteps: { below1Kg: 1, from1Kg: 1 },
      },
      {
        ...{ ...settings, id: unique('shop'), cuttingTolerancePercent: '10', weightPatterns: ['28PPPPPWWWWWC'] },
        ...{ vatRates: [], deliveryTolerancePercent: '50', closedWeekdays: [1, 7] },
        ...{ language: 'en', logo: 'data:image/png;base64,AAAA', datev: null },
        closedDays: [{ date: dateOf('2026-12-24'), note: 'ß' }],
        scaleSteps: { below1Kg: 100, from1Kg: 1000 },
        sensorRetentionMonths: 120,
        labelSizes: [],
      },
    );
  },
});
