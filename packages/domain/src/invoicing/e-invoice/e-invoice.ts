/**
 * Writes issued documents as e-invoices: EN 16931 in the syntax UN/CEFACT Cross Industry Invoice (CII) D16B, for ZUGFeRD
 * and XRechnung. Comments name the business terms (BT) and groups (BG) of EN 16931.
 */
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { sumText } from '../../sales/index.ts';
import { paperFormat } from '../../settings/index.ts';
import { lineAmount } from '../document/amounts.ts';
import type {
  Buyer,
  CodedAddress,
  InvoiceDocument,
  InvoiceLine,
  LineUnit,
  Seller,
  VatGroup,
  XmlProfile,
} from '../document/document.ts';
import { type XmlElement, xmlOf } from './xml.ts';

const NAMESPACES = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};

const EN16931 = 'urn:cen.eu:en16931:2017';

/** The process (BT-23) and the specification (BT-24) of each profile. */
const CONTEXTS: Readonly<Record<XmlProfile, { readonly process?: string; readonly specification: string }>> = {
  EN16931: { specification: EN16931 },
  XRECHNUNG: {
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    specification: `${EN16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
  },
};

/** The currency of all documents (ISO 4217). */
const CURRENCY = 'EUR';

/** The means of payment SEPA credit transfer (UNTDID 4461). */
const SEPA_CREDIT_TRANSFER = '58';

const ONE_CODE = 'C62';
const PIECE_CODE = 'H87';

/** The codes of units (UN/ECE Recommendation 20). Other units count pieces, and the note of the line names them. */
const UNIT_CODES: ReadonlyMap<LineUnit, string> = new Map([
  ['KG', 'KGM'],
  ['L', 'LTR'],
  ['M', 'MTR'],
  ['ONE', ONE_CODE],
  ['PIECE', PIECE_CODE],
]);

const german = paperFormat('de');

/** Formats a quantity for people: 1,5 kg. Programs search notes for plain spaces. */
const quantityText = (amount: string, unit: string): string => german.quantity(amount, unit).replace('\u00a0', ' ');

/**
 * Returns the XML of a document in NET basis. All its texts and amounts are those of the document. Parts that the
 * document does not know are left out. Throws a RangeError for a document in GROSS basis: EN 16931 knows net prices
 * only.
 */
export function eInvoiceXml(document: InvoiceDocument, profile: XmlProfile): string {
  if (document.basis !== 'NET') throw new RangeError(`The document ${document.number} is not in NET basis`);
  const { process, specification } = CONTEXTS[profile];
  return xmlOf({
    'rsm:CrossIndustryInvoice': {
      ...NAMESPACES,
      'rsm:ExchangedDocumentContext': {
        'ram:BusinessProcessSpecifiedDocumentContextParameter': { 'ram:ID': process },
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': specification },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': document.number,
        'ram:TypeCode': document.type === 'INVOICE' ? '380' : '381',
        'ram:IssueDateTime': dateTime(document.issueDate),
        // BT-22.
        'ram:IncludedNote': [document.note, document.reason].map((text) => ({ 'ram:Content': text })),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': document.lines.map(lineItem),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:BuyerReference': document.buyer.reference,
          'ram:SellerTradeParty': sellerParty(document.seller),
          'ram:BuyerTradeParty': buyerParty(document.buyer),
          'ram:BuyerOrderReferencedDocument': { 'ram:IssuerAssignedID': document.orderReference },
        },
        'ram:ApplicableHeaderTradeDelivery': {
          ...(document.deliverTo && {
            'ram:ShipToTradeParty': {
              'ram:Name': document.deliverTo.name,
              'ram:PostalTradeAddress': postalAddress(document.deliverTo.address),
            },
          }),
          // BT-72.
          'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': dateTime(document.supplyUntil) },
          'ram:DespatchAdviceReferencedDocument': { 'ram:IssuerAssignedID': onlyDelivery(document.lines) },
        },
        'ram:ApplicableHeaderTradeSettlement': settlement(document),
      },
    },
  });
}

/** BG-25, a line. */
function lineItem(line: InvoiceLine): XmlElement {
  const billed = billedQuantity(line);
  return {
    'ram:AssociatedDocumentLineDocument': {
      'ram:LineID': String(line.line),
      'ram:IncludedNote': { 'ram:Content': lineNote(line, billed.note) },
    },
    'ram:SpecifiedTradeProduct': { 'ram:SellerAssignedID': line.articleNumber, 'ram:Name': line.name },
    'ram:SpecifiedLineTradeAgreement': { 'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': billed.price } },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': { '@unitCode': billed.unitCode, '#text': billed.quantity },
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': {
        'ram:TypeCode': 'VAT',
        'ram:CategoryCode': line.category,
        'ram:RateApplicablePercent': line.rate,
      },
      'ram:BillingSpecifiedPeriod': period(line.supplyDate, line.supplyDate),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': line.amount },
    },
  };
}

interface BilledQuantity {
  readonly quantity: string;
  readonly unitCode: string;
  readonly price: string;
  /** The quantity for people, if `quantity` and `unitCode` do not say it. Else empty. */
  readonly note: string;
}

/**
 * Returns quantity and price so that their rounded product is the amount of the line (PEPPOL-EN16931-R120). The amount
 * of a credited line may differ from its own product: it is what is left of the invoice's line. Such a line becomes one
 * unit at its amount.
 */
function billedQuantity({ quantity, unit, price, amount }: InvoiceLine): BilledQuantity {
  const note = `Menge ${quantityText(quantity, unit)}`;
  if (sumText(lineAmount(Decimal.of(quantity), price)) !== amount) {
    return { quantity: '1', unitCode: ONE_CODE, price: amount, note };
  }
  const unitCode = UNIT_CODES.get(unit);
  return { quantity, unitCode: unitCode ?? PIECE_CODE, price, note: unitCode === undefined ? note : '' };
}

/** BT-127, what the line has no element for. */
const lineNote = ({ deliveryNumber, lotNumber, pieces }: InvoiceLine, quantity: string): string =>
  [
    deliveryNumber && `Lieferschein ${deliveryNumber}`,
    lotNumber && `Charge ${lotNumber}`,
    pieces !== null && quantityText(String(pieces), 'PIECE'),
    quantity,
  ]
    .filter(Boolean)
    .join(', ');

/** BT-16, the number of the delivery if all delivered lines are of one. Else empty. */
function onlyDelivery(lines: readonly InvoiceLine[]): string {
  const numbers = new Set(lines.map(({ deliveryNumber }) => deliveryNumber).filter(Boolean));
  const [number = ''] = numbers;
  return numbers.size === 1 ? number : '';
}

/** BG-4 to BG-6. BR-CO-26 requires an id of the seller: without VAT id, BT-29 is the tax number. */
const sellerParty = (seller: Seller): XmlElement => ({
  'ram:ID': seller.vatId === '' ? seller.taxNumber : undefined,
  'ram:Name': seller.name,
  'ram:Description': seller.register,
  'ram:DefinedTradeContact': {
    'ram:PersonName': seller.contactPerson,
    'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': seller.phone },
    'ram:EmailURIUniversalCommunication': { 'ram:URIID': seller.email },
  },
  'ram:PostalTradeAddress': postalAddress(seller),
  'ram:URIUniversalCommunication': { 'ram:URIID': { '@schemeID': 'EM', '#text': seller.email } },
  'ram:SpecifiedTaxRegistration': [
    { 'ram:ID': { '@schemeID': 'VA', '#text': seller.vatId } },
    { 'ram:ID': { '@schemeID': 'FC', '#text': seller.taxNumber } },
  ],
});

/** BG-7 and BG-8. */
const buyerParty = ({ name, address, electronicAddress, vatId }: Buyer): XmlElement => ({
  'ram:Name': name,
  'ram:PostalTradeAddress': postalAddress(address),
  ...(electronicAddress && {
    'ram:URIUniversalCommunication': {
      'ram:URIID': { '@schemeID': electronicAddress.scheme, '#text': electronicAddress.value },
    },
  }),
  'ram:SpecifiedTaxRegistration': { 'ram:ID': { '@schemeID': 'VA', '#text': vatId } },
});

const postalAddress = ({ street, houseNumber, postalCode, city, countryCode }: CodedAddress): XmlElement => ({
  'ram:PostcodeCode': postalCode,
  'ram:LineOne': `${street} ${houseNumber}`.trim(),
  'ram:CityName': city,
  'ram:CountryID': countryCode,
});

function settlement(document: InvoiceDocument): XmlElement {
  const { seller, corrects, dueDate, net, tax, gross } = document;
  return {
    ...(seller.iban !== '' && {
      'ram:PaymentReference': document.number,
    }),
    'ram:InvoiceCurrencyCode': CURRENCY,
    ...(seller.iban !== '' && {
      'ram:SpecifiedTradeSettlementPaymentMeans': {
        'ram:TypeCode': SEPA_CREDIT_TRANSFER,
        'ram:PayeePartyCreditorFinancialAccount': {
          'ram:IBANID': seller.iban,
          'ram:AccountName': seller.accountHolder,
        },
        'ram:PayeeSpecifiedCreditorFinancialInstitution': { 'ram:BICID': seller.bic },
      },
    }),
    'ram:ApplicableTradeTax': document.vat.map(taxGroup),
    'ram:BillingSpecifiedPeriod': period(document.supplyFrom, document.supplyUntil),
    'ram:SpecifiedTradePaymentTerms': {
      'ram:Description': paymentTerms(document),
      ...(dueDate !== null && { 'ram:DueDateDateTime': dateTime(dueDate) }),
    },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': net,
      'ram:TaxBasisTotalAmount': net,
      'ram:TaxTotalAmount': { '@currencyID': CURRENCY, '#text': tax },
      'ram:GrandTotalAmount': gross,
      'ram:DuePayableAmount': gross,
    },
    // BG-3.
    ...(corrects && {
      'ram:InvoiceReferencedDocument': {
        'ram:IssuerAssignedID': corrects.number,
        'ram:FormattedIssueDateTime': { 'qdt:DateTimeString': date(corrects.issueDate) },
      },
    }),
  };
}

/** BG-23, the sums of a category and a rate. */
const taxGroup = ({ category, rate, net, tax, exemptionReason }: VatGroup): XmlElement => ({
  'ram:CalculatedAmount': tax,
  'ram:TypeCode': 'VAT',
  'ram:ExemptionReason': exemptionReason,
  'ram:BasisAmount': net,
  'ram:CategoryCode': category,
  'ram:RateApplicablePercent': rate,
});

/**
 * BT-20. Skonto has a line for programs after the sentences for people, and ends with a line break (BR-DE-18 of
 * XRechnung). That rule rejects every other line that begins with `#`, so such a line of `terms` becomes a list item.
 */
function paymentTerms({ terms, skonto }: Pick<InvoiceDocument, 'terms' | 'skonto'>): string {
  const sentences = terms.replaceAll(/^(?=\s*#)/gm, '- ');
  if (!skonto) return sentences;
  const line = `#SKONTO#TAGE=${skonto.days}#PROZENT=${sumText(Decimal.of(skonto.percent))}#\n`;
  return sentences === '' ? line : `${sentences}\n${line}`;
}

const period = (from: CalendarDate, until: CalendarDate): XmlElement => ({
  'ram:StartDateTime': dateTime(from),
  'ram:EndDateTime': dateTime(until),
});

const dateTime = (day: CalendarDate): XmlElement => ({ 'udt:DateTimeString': date(day) });

/** Returns a day in format 102 of UNTDID 2379: CCYYMMDD. */
const date = (day: CalendarDate): XmlElement => ({ '@format': '102', '#text': day.replaceAll('-', '') });
