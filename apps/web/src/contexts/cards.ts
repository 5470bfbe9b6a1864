/** The cards of Today of each context. */
import { hygieneCards } from '../hygiene/cards.tsx';
import { inventoryCards } from '../inventory/cards.tsx';
import { invoicingCards } from '../invoicing/cards.tsx';
import { labelsCards } from '../labels/cards.tsx';
import { procurementCards } from '../procurement/cards.tsx';
import { productionCards } from '../production/cards.tsx';
import { qualityCards } from '../quality/cards.tsx';
import { salesCards } from '../sales/cards.tsx';

export const CARDS = {
  ...hygieneCards,
  ...labelsCards,
  ...inventoryCards,
  ...procurementCards,
  ...productionCards,
  ...qualityCards,
  ...salesCards,
  ...invoicingCards,
};
