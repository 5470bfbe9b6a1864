/** The settings of invoices: the data of the shop, and the accounts of its tax adviser in SKR 03. All is invented. */

export const INVOICING = {
  vatId: 'DE136695976',
  taxNumber: '86123/45678',
  register: 'Amtsgericht Stuttgart, HRA 4711',
  contactPerson: 'Karin Fingerle',
  exemptionReason: 'Steuerfrei nach § 4 UStG',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  note: 'Wir danken für Ihren Einkauf.',
};

export const DATEV = {
  consultantNumber: 1234567,
  clientNumber: 4711,
  debtorAccount: '10000',
  revenueAccounts: [
    { rate: 19, account: '8400' },
    { rate: 7, account: '8300' },
    { rate: 0, account: '8200' },
  ],
};
