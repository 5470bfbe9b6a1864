/** Contract tests of the kinds of master data. Stored states are read unchanged, with all optional members and with none. */
import { dateOf, moneyOf } from '@cleaver/domain/kernel';
import { ArticleCodes, Customers, type SupplierState, Suppliers } from '@cleaver/domain/masterdata';
import { kindsWorld } from '../contract/comes-back.ts';
import { part } from '../contract/part.ts';
import { NOW, newId, storedArticles, unique } from '../contract/samples.ts';
import { aCustomer, address, contactInfo, stamps } from './samples.ts';

const paymentTerms = { paymentDueDays: 0, paymentDescription: '' };

export const masterdataKindsContract = part(kindsWorld, {
  'suppliers are read as they were stored': async (t, { comesBack }) => {
    const bare: SupplierState = {
      ...{ id: newId(), name: unique('Hof'), address: null, contactInfo, paymentTerms: null, certificates: [] },
      ...{ rating: null, status: 'ACTIVE', ...stamps },
    };
    const certificates = [
      {
        certificateType: 'BIO',
        issuer: 'DE-ÖKO-006',
        validFrom: dateOf('2024-02-29'),
        validUntil: dateOf('9999-12-31'),
      },
      { certificateType: 'A', issuer: '', validFrom: null, validUntil: null },
    ];
    const rating = { qualityScore: 5, deliveryScore: 1, priceScore: 3 };
    await comesBack(t, Suppliers, bare, {
      ...bare,
      id: newId(),
      address,
      paymentTerms,
      certificates,
      rating,
      status: 'INACTIVE',
    });
  },

  'customers are read as they were stored': async (t, { stored, comesBack }) => {
    const { ids } = await storedArticles(stored, 'Wurst', 'Schinken');
    const bare = aCustomer();
    const lineItems = [
      {
        articleId: ids[1] ?? '',
        agreedPrice: moneyOf('9999999999.9999'),
        agreedQuantity: '0.000001',
        unit: 'KG' as const,
      },
      { articleId: ids[0] ?? '', agreedPrice: moneyOf('0.0001'), agreedQuantity: null, unit: null },
    ];
    const validity = { validFrom: dateOf('2026-01-01'), validUntil: null };
    const contract = { ...validity, deliveryRhythm: 'ON_DEMAND' as const, lineItems };
    await comesBack(
      t,
      Customers,
      bare,
      { ...bare, id: newId(), billingAddress: null },
      {
        ...bare,
        id: newId(),
        type: 'B2B',
        paymentTerms,
        deliveryAddresses: [
          { label: 'z / ?', address, contactPerson: '', deliveryNotes: 'zwei\nZeilen' },
          { label: 'a', address, contactPerson: 'B', deliveryNotes: '' },
        ],
        frameContract: { ...contract, id: newId(), setBy: 'anna', setAt: NOW.toISOString() },
        otherContracts: [{ ...contract, id: newId(), setBy: null, setAt: null }],
        salesTerms: {
          ...{ vatId: 'DE136695976', buyerReference: '', electronicAddress: { scheme: 'EM', value: 'a@b.example' } },
          ...{
            eInvoice: 'XRECHNUNG',
            skonto: { days: 1, percent: '0.01' },
            billing: 'WEEKLY',
            minimumRemainingDays: 0,
          },
          pricesOnPapers: true,
        },
        preferences: ['BIO', 'HALAL'],
        status: 'INACTIVE',
      },
    );
  },

  'codes of articles are read as they were stored': async (t, { stored, comesBack }) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    await comesBack(t, ArticleCodes, { id: newId(), articleId: ids[0] ?? '', code: unique('GTIN') });
  },
});
