/**
 * Reads the XML of an e-invoice back by business terms. The paths are those of EN 16931-3-3 (syntax binding to CII).
 * Shares no code with the writer.
 */
import { XMLParser } from 'fast-xml-parser';

const TRADE = 'SupplyChainTradeTransaction';
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement`;
const SELLER = `${AGREEMENT}/SellerTradeParty`;
const BUYER = `${AGREEMENT}/BuyerTradeParty`;
const DELIVERY = `${TRADE}/ApplicableHeaderTradeDelivery`;
const SHIP_TO = `${DELIVERY}/ShipToTradeParty`;
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`;
const MEANS = `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans`;
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const VAT = `${SETTLEMENT}/ApplicableTradeTax`;
const LINE = `${TRADE}/IncludedSupplyChainTradeLineItem`;
const LINE_SETTLEMENT = `${LINE}/SpecifiedLineTradeSettlement`;
const DAY = 'DateTimeString@format=102';

/** The business term of each path. Terms with a suffix are parts that the syntax needs and that the norm does not number. */
const TERMS: Readonly<Record<string, string>> = {
  'ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID': 'BT-23',
  'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID': 'BT-24',
  'ExchangedDocument/ID': 'BT-1',
  'ExchangedDocument/TypeCode': 'BT-3',
  [`ExchangedDocument/IssueDateTime/${DAY}`]: 'BT-2',
  'ExchangedDocument/IncludedNote/Content': 'BT-22',
  [`${AGREEMENT}/BuyerReference`]: 'BT-10',
  [`${AGREEMENT}/BuyerOrderReferencedDocument/IssuerAssignedID`]: 'BT-13',
  [`${SELLER}/ID`]: 'BT-29',
  [`${SELLER}/Name`]: 'BT-27',
  [`${SELLER}/Description`]: 'BT-33',
  [`${SELLER}/DefinedTradeContact/PersonName`]: 'BT-41',
  [`${SELLER}/DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber`]: 'BT-42',
  [`${SELLER}/DefinedTradeContact/EmailURIUniversalCommunication/URIID`]: 'BT-43',
  [`${SELLER}/PostalTradeAddress/PostcodeCode`]: 'BT-38',
  [`${SELLER}/PostalTradeAddress/LineOne`]: 'BT-35',
  [`${SELLER}/PostalTradeAddress/CityName`]: 'BT-37',
  [`${SELLER}/PostalTradeAddress/CountryID`]: 'BT-40',
  [`${SELLER}/URIUniversalCommunication/URIID@schemeID=EM`]: 'BT-34',
  [`${SELLER}/SpecifiedTaxRegistration/ID@schemeID=VA`]: 'BT-31',
  [`${SELLER}/SpecifiedTaxRegistration/ID@schemeID=FC`]: 'BT-32',
  [`${BUYER}/Name`]: 'BT-44',
  [`${BUYER}/PostalTradeAddress/PostcodeCode`]: 'BT-53',
  [`${BUYER}/PostalTradeAddress/LineOne`]: 'BT-50',
  [`${BUYER}/PostalTradeAddress/CityName`]: 'BT-52',
  [`${BUYER}/PostalTradeAddress/CountryID`]: 'BT-55',
  [`${BUYER}/URIUniversalCommunication/URIID@schemeID=EM`]: 'BT-49 EM',
  [`${BUYER}/URIUniversalCommunication/URIID@schemeID=0204`]: 'BT-49 0204',
  [`${BUYER}/SpecifiedTaxRegistration/ID@schemeID=VA`]: 'BT-48',
  [`${SHIP_TO}/Name`]: 'BT-70',
  [`${SHIP_TO}/PostalTradeAddress/PostcodeCode`]: 'BT-78',
  [`${SHIP_TO}/PostalTradeAddress/LineOne`]: 'BT-75',
  [`${SHIP_TO}/PostalTradeAddress/CityName`]: 'BT-77',
  [`${SHIP_TO}/PostalTradeAddress/CountryID`]: 'BT-80',
  [`${DELIVERY}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/${DAY}`]: 'BT-72',
  [`${DELIVERY}/DespatchAdviceReferencedDocument/IssuerAssignedID`]: 'BT-16',
  [`${SETTLEMENT}/PaymentReference`]: 'BT-83',
  [`${SETTLEMENT}/InvoiceCurrencyCode`]: 'BT-5',
  [`${MEANS}/TypeCode`]: 'BT-81',
  [`${MEANS}/PayeePartyCreditorFinancialAccount/IBANID`]: 'BT-84',
  [`${MEANS}/PayeePartyCreditorFinancialAccount/AccountName`]: 'BT-85',
  [`${MEANS}/PayeeSpecifiedCreditorFinancialInstitution/BICID`]: 'BT-86',
  [`${VAT}/CalculatedAmount`]: 'BT-117',
  [`${VAT}/TypeCode`]: 'BT-118-0',
  [`${VAT}/ExemptionReason`]: 'BT-120',
  [`${VAT}/BasisAmount`]: 'BT-116',
  [`${VAT}/CategoryCode`]: 'BT-118',
  [`${VAT}/RateApplicablePercent`]: 'BT-119',
  [`${SETTLEMENT}/BillingSpecifiedPeriod/StartDateTime/${DAY}`]: 'BT-73',
  [`${SETTLEMENT}/BillingSpecifiedPeriod/EndDateTime/${DAY}`]: 'BT-74',
  [`${SETTLEMENT}/SpecifiedTradePaymentTerms/Description`]: 'BT-20',
  [`${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime/${DAY}`]: 'BT-9',
  [`${SUMS}/LineTotalAmount`]: 'BT-106',
  [`${SUMS}/TaxBasisTotalAmount`]: 'BT-109',
  [`${SUMS}/TaxTotalAmount@currencyID=EUR`]: 'BT-110',
  [`${SUMS}/GrandTotalAmount`]: 'BT-112',
  [`${SUMS}/DuePayableAmount`]: 'BT-115',
  [`${SETTLEMENT}/InvoiceReferencedDocument/IssuerAssignedID`]: 'BT-25',
  [`${SETTLEMENT}/InvoiceReferencedDocument/FormattedIssueDateTime/${DAY}`]: 'BT-26',
  [`${LINE}/AssociatedDocumentLineDocument/LineID`]: 'BT-126',
  [`${LINE}/AssociatedDocumentLineDocument/IncludedNote/Content`]: 'BT-127',
  [`${LINE}/SpecifiedTradeProduct/SellerAssignedID`]: 'BT-155',
  [`${LINE}/SpecifiedTradeProduct/Name`]: 'BT-153',
  [`${LINE}/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount`]: 'BT-146',
  ...Object.fromEntries(
    ['KGM', 'LTR', 'MTR', 'H87', 'C62'].map((code) => [
      `${LINE}/SpecifiedLineTradeDelivery/BilledQuantity@unitCode=${code}`,
      `BT-129 ${code}`,
    ]),
  ),
  [`${LINE_SETTLEMENT}/ApplicableTradeTax/TypeCode`]: 'BT-151-0',
  [`${LINE_SETTLEMENT}/ApplicableTradeTax/CategoryCode`]: 'BT-151',
  [`${LINE_SETTLEMENT}/ApplicableTradeTax/RateApplicablePercent`]: 'BT-152',
  [`${LINE_SETTLEMENT}/BillingSpecifiedPeriod/StartDateTime/${DAY}`]: 'BT-134',
  [`${LINE_SETTLEMENT}/BillingSpecifiedPeriod/EndDateTime/${DAY}`]: 'BT-135',
  [`${LINE_SETTLEMENT}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`]: 'BT-131',
};

const parser = new XMLParser({
  ...{ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '', removeNSPrefix: true },
  ...{ parseTagValue: false, parseAttributeValue: false, trimValues: false },
});

/** A node as the parser returns it: its name with its children, and its attributes under `:@`. */
type Node = Readonly<Record<string, unknown>>;
type Terms = Record<string, string | string[]>;

export interface EInvoice {
  /** The terms of the document. A term that repeats has a list. */
  readonly document: Terms;
  readonly vat: readonly Terms[];
  readonly lines: readonly Terms[];
}

const isAttribute = (name: string): boolean => name !== 'xmlns' && !name.startsWith('xmlns:');

function add(terms: Terms, term: string, text: string): void {
  const before = terms[term];
  terms[term] = before === undefined ? text : [before, text].flat();
}

/** Reads all texts of an XML. Throws an error for a text that has no business term, and for an empty element. */
export function readEInvoice(xml: string): EInvoice {
  const read: { document: Terms; vat: Terms[]; lines: Terms[] } = { document: {}, vat: [], lines: [] };
  const walk = (nodes: readonly Node[], path: string, terms: Terms): void => {
    const elements = nodes.filter((node) => !('#text' in node));
    if (elements.length === 0) {
      const term = TERMS[path];
      if (term === undefined) throw new Error(`No business term has the path ${path}`);
      const text = nodes.map((node) => node['#text']).join('');
      if (text === '') throw new Error(`The element is empty: ${path}`);
      add(terms, term, text);
    }
    for (const { ':@': given = {}, ...named } of elements) {
      const [[name, children] = ['', []]] = Object.entries(named);
      const attributes = Object.entries(given as Record<string, string>)
        .filter(([attribute]) => isAttribute(attribute))
        .map(([attribute, value]) => `@${attribute}=${value}`);
      const below = [path, name].filter(Boolean).join('/') + attributes.join('');
      const list = below === LINE ? read.lines : below === VAT ? read.vat : undefined;
      const own = list ? {} : terms;
      list?.push(own);
      walk(children as readonly Node[], below, own);
    }
  };
  const [, root] = parser.parse(xml.replace('?>\n', '?>')) as readonly Node[];
  walk(root?.['CrossIndustryInvoice'] as readonly Node[], '', read.document);
  return read;
}
