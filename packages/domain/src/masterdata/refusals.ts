/** Refusals of suppliers, customers, product categories and articles. */
import { refusal } from '../kernel/contract/refusal.ts';

export const certificateExists = refusal(
  'conflict',
  'CERTIFICATE_ALREADY_EXISTS',
  'The supplier has a certificate of this type, issuer and start already',
  'Der Lieferant hat schon ein Zertifikat mit dieser Art, diesem Aussteller und diesem Beginn',
);

export const tooManyCertificates = refusal(
  'conflict',
  'TOO_MANY_CERTIFICATES',
  'A supplier can have at most {max} certificates: remove one first',
  'Ein Lieferant kann höchstens {max} Zertifikate haben: erst eines entfernen',
);

export const certificateUnknown = refusal(
  'not_found',
  'CERTIFICATE_NOT_FOUND',
  'The supplier has no certificate of this type, issuer and start',
  'Der Lieferant hat kein Zertifikat mit dieser Art, diesem Aussteller und diesem Beginn',
);

export const certificateAmbiguous = refusal(
  'conflict',
  'AMBIGUOUS_CERTIFICATE',
  'Several certificates of the supplier fit: choose one by its type, issuer and first day',
  'Auf mehrere Zertifikate des Lieferanten trifft das zu: das gemeinte mit Art, Aussteller und erstem Tag angeben',
);

export const deliveryAddressExists = refusal(
  'conflict',
  'DELIVERY_ADDRESS_ALREADY_EXISTS',
  'The customer has a delivery address with this label already',
  'Der Kunde hat schon eine Lieferadresse mit dieser Bezeichnung',
);

export const tooManyDeliveryAddresses = refusal(
  'conflict',
  'TOO_MANY_DELIVERY_ADDRESSES',
  'A customer can have at most {max} delivery addresses: remove one first',
  'Ein Kunde kann höchstens {max} Lieferadressen haben: erst eine entfernen',
);

export const deliveryAddressUnknown = refusal(
  'not_found',
  'DELIVERY_ADDRESS_NOT_FOUND',
  'The customer has no delivery address with this label',
  'Der Kunde hat keine Lieferadresse mit dieser Bezeichnung',
);

export const deliveryAddressInUse = refusal(
  'conflict',
  'DELIVERY_ADDRESS_IN_USE',
  'A draft order or a standing order still goes to this delivery address: choose another one there first',
  'An diese Lieferadresse geht noch ein Entwurf oder ein Dauerauftrag: erst dort eine andere wählen',
);

export const tooManyContractLines = refusal(
  'conflict',
  'TOO_MANY_CONTRACT_LINES',
  'A frame contract can have at most {max} lines: leave some out',
  'Ein Rahmenvertrag kann höchstens {max} Positionen haben: einige weglassen',
);

export const tooManyContracts = refusal(
  'conflict',
  'TOO_MANY_CONTRACTS',
  'A customer can have at most {max} frame contracts for today and later: set one for a longer period',
  'Ein Kunde kann höchstens {max} Rahmenverträge für heute und später haben: einen für einen längeren Zeitraum setzen',
);

export const frameContractUnknown = refusal(
  'not_found',
  'FRAME_CONTRACT_NOT_FOUND',
  'The customer has no frame contract',
  'Der Kunde hat keinen Rahmenvertrag',
);

export const productCategoryExists = refusal(
  'conflict',
  'PRODUCT_CATEGORY_ALREADY_EXISTS',
  'There is a product category with this name already',
  'Eine Warengruppe mit diesem Namen gibt es schon',
);

export const articleExists = refusal(
  'conflict',
  'ARTICLE_ALREADY_EXISTS',
  'There is an article with this number already',
  'Einen Artikel mit dieser Nummer gibt es schon',
);

export const articleCodeExists = refusal(
  'conflict',
  'ARTICLE_CODE_ALREADY_EXISTS',
  'Another article has this GTIN or PLU already',
  'Ein anderer Artikel hat diese GTIN oder PLU schon',
);

export const tooManySuppliers = refusal(
  'conflict',
  'TOO_MANY_SUPPLIERS',
  'An article can have at most {max} suppliers: remove one first',
  'Ein Artikel kann höchstens {max} Lieferanten haben: erst einen entfernen',
);

export const supplierNotAssigned = refusal(
  'not_found',
  'SUPPLIER_NOT_FOUND',
  'This supplier is not assigned to the article',
  'Dieser Lieferant ist dem Artikel nicht zugeordnet',
);

export const salesUnitExists = refusal(
  'conflict',
  'SALES_UNIT_ALREADY_EXISTS',
  'The article has a sales unit of this unit and price model already',
  'Der Artikel hat schon eine Verkaufseinheit mit dieser Einheit und diesem Preismodell',
);

export const salesUnitUnknown = refusal(
  'not_found',
  'SALES_UNIT_NOT_FOUND',
  'The article has no sales unit with this id',
  'Der Artikel hat keine Verkaufseinheit mit dieser Id',
);

export const priceUnknown = refusal(
  'not_found',
  'PRICE_NOT_FOUND',
  'The sales unit has no price that begins on this day',
  'Die Verkaufseinheit hat keinen Preis, der an diesem Tag beginnt',
);

export const priceInForce = refusal(
  'conflict',
  'PRICE_IN_FORCE',
  'This price is valid already, only planned prices can be removed: set a new price',
  'Dieser Preis gilt schon, nur geplante Preise lassen sich entfernen: einen neuen Preis setzen',
);
