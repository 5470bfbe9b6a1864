/** Where a finding is mended: the addresses of the forms. Runs without a browser. */
import { type Message, say } from '@cleaver/domain/kernel';
import { setSalesTerms, updateCustomer } from '@cleaver/domain/masterdata/contracts';
import { updateSettings } from '@cleaver/domain/settings/contracts';
import type { Need } from '../../shell/session/session-request.ts';
import { formAt } from '../../ui/form/form-address.ts';

/** A form that mends a finding. */
export interface Way {
  readonly text: Message;
  readonly to: string;
  /** The permission to change what the form shows. Other users ask a person who has it. */
  readonly need: Need;
}

/** A document that was not issued: its customer, and its deliveries. */
export interface Findable {
  readonly customerId: string;
  readonly deliveryIds: readonly string[];
}

const settings = (text: Message, section: 'shop' | 'invoicing'): Way => ({
  text,
  to: formAt('/settings', `${updateSettings.name} ${section}`),
  need: 'SYSTEM_SETTINGS_WRITE',
});
const SHOP = settings(say`Shop in the settings`, 'shop');
const INVOICES = settings(say`Invoices in the settings`, 'invoicing');

/** The findings about the shop, which all documents share. */
const OF_SHOP: Readonly<Record<string, readonly Way[]>> = {
  SELLER_ADDRESS_MISSING: [SHOP],
  SELLER_TAX_ID_MISSING: [INVOICES],
  EXEMPTION_REASON_MISSING: [INVOICES],
  SELLER_CONTACT_MISSING: [INVOICES, SHOP],
  BANK_ACCOUNT_MISSING: [INVOICES],
};

export const isOfShop = (code: string): boolean => code in OF_SHOP;

/** Returns the address of the page that drafts an invoice of these deliveries. */
export function newInvoiceAt({ customerId, deliveryIds }: Findable): string {
  const query = new URLSearchParams([
    ...(deliveryIds.length === 0 ? [['customerId', customerId]] : []),
    ...deliveryIds.map((id) => ['delivery', id]),
  ]);
  return `/invoices/new?${query}`;
}

/** Returns the forms that mend a finding. Returns none for a missing VAT class, whose article `VatWay` finds. */
export function waysTo(code: string, of: Findable): readonly Way[] {
  const customer = (text: Message, form: string): Way => ({
    text,
    to: formAt(`/customers/${of.customerId}`, form),
    need: 'MASTERDATA_WRITE',
  });
  switch (code) {
    case 'BUYER_ADDRESS_MISSING':
    case 'SUPPLY_ABROAD':
      return [customer(say`Address of the customer`, updateCustomer.name)];
    case 'BUYER_REFERENCE_MISSING':
    case 'BUYER_ELECTRONIC_ADDRESS_MISSING':
      return [customer(say`Sales terms of the customer`, setSalesTerms.name)];
    case 'PRICE_MISSING':
      return [{ text: say`Enter the price`, to: newInvoiceAt(of), need: 'INVOICE_READ' }];
    default:
      return OF_SHOP[code] ?? [];
  }
}
