/**
 * Contract tests of kinds of master data, settings and identity. Stored states are read unchanged, with all optional
 * members and with none.
 */

import {
  LoginLog,
  LoginLogs,
  Pins,
  RefreshTokens,
  Session,
  Sessions,
  SharedDevice,
  SharedDevices,
} from '@cleaver/domain/identity';
import { dateOf, moneyOf, type RawOf, readInput } from '@cleaver/domain/kernel';
import {
  ArticleCodes,
  Customer,
  type CustomerState,
  Customers,
  createCustomer,
  DEFAULT_VAT_RATES,
  type SupplierState,
  Suppliers,
} from '@cleaver/domain/masterdata';
import { ShopSettingsKind } from '@cleaver/domain/settings';
import { kindsWorld } from './comes-back.ts';
import { part } from './part.ts';
import { NOW, newId, storedArticles, storedSessions, unique } from './samples.ts';

export const LATER = new Date(NOW.getTime() + 1);
export const stamps = { createdAt: NOW, updatedAt: LATER };
export const address = {
  street: 'Hauptstraße',
  houseNumber: '5 a',
  postalCode: '91522',
  city: 'Ansbach',
  country: 'DE',
};
export const contactInfo = { phone: '0981 1234', email: '', contactPerson: 'Anna' };
const paymentTerms = { paymentDueDays: 0, paymentDescription: '' };

export const aCustomer = (): CustomerState => ({
  ...customerOf({ name: unique('Anna'), type: 'B2C', ...address, ...contactInfo }),
  ...stamps,
});

/** Builds the state from a request, so that a new member needs no change here. */
export const customerOf = (request: RawOf<typeof createCustomer>): CustomerState =>
  Customer.create(newId(), readInput(createCustomer.input, request), NOW).state;

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
    await comesBack(t, Customers, bare, {
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
        ...{ eInvoice: 'XRECHNUNG', skonto: { days: 1, percent: '0.01' }, billing: 'WEEKLY', minimumRemainingDays: 0 },
      },
      preferences: ['BIO', 'HALAL'],
      status: 'INACTIVE',
    });
  },

  'codes of articles are read as they were stored': async (t, { stored, comesBack }) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    await comesBack(t, ArticleCodes, { id: newId(), articleId: ids[0] ?? '', code: unique('GTIN') });
  },

  'the settings of the shop are read as they were stored': async (t, { comesBack }) => {
    const operator = { name: 'Metzgerei', ...address, phone: '', email: '', approvalNumber: 'DE BY 12345 EG' };
    const closed = { vatRates: DEFAULT_VAT_RATES, closedWeekdays: [], closedDays: [] };
    const settings = { id: unique('shop'), operator, supplierCertificates: 'REFUSE' as const, ...closed };
    await comesBack(
      t,
      ShopSettingsKind,
      { ...settings, cuttingTolerancePercent: '0.000001', weightPatterns: [], deliveryTolerancePercent: '0' },
      {
        ...{ ...settings, id: unique('shop'), cuttingTolerancePercent: '10', weightPatterns: ['28PPPPPWWWWWC'] },
        ...{ vatRates: [], deliveryTolerancePercent: '50', closedWeekdays: [1, 7] },
        closedDays: [{ date: dateOf('2026-12-24'), note: 'ß' }],
      },
    );
  },

  'refresh tokens and login logs are read as they were stored': async (t, { stored, comesBack }) => {
    const { ids } = await storedSessions(stored, 1);
    const token = { id: unique('digest'), sessionId: ids[0] ?? '', expiresAt: LATER, usedAt: null };
    await comesBack(t, RefreshTokens, token, { ...token, id: unique('digest'), usedAt: NOW });
    const log = LoginLog.open(unique('2001:db8::1'));
    log.begin(newId(), 'ä', NOW);
    log.begin(newId(), "o'brien", NOW, true);
    log.know('ä', NOW);
    await comesBack(t, LoginLogs, LoginLog.open(unique('10.0.0.1')).state, log.state);
  },

  'PINs, shared devices and the sessions on them are read as they were stored': async (t, { comesBack }) => {
    const pin = { id: newId(), hash: 'no hash', digits: 4, setAt: NOW };
    await comesBack(t, Pins, pin, { ...pin, id: newId(), digits: 6, setAt: LATER });
    const device = SharedDevice.register({ id: newId(), name: 'Rampe', keyHash: unique('digest'), createdAt: NOW });
    const used = SharedDevice.register({ ...device.state, id: newId() });
    used.entered(newId(), NOW);
    used.entered(newId(), LATER);
    await comesBack(t, SharedDevices, device.state, used.state);
    await comesBack(
      t,
      Sessions,
      Session.open(newId(), newId(), NOW).state,
      Session.open(newId(), newId(), NOW, newId()).state,
    );
  },
});
