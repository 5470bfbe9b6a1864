/** Data of one week of the shop, from receipts to a mock recall. Days count from today. */

/** The name, address and approval number of the shop, for printed documents. */
export const OPERATOR = {
  name: 'Metzgerei Fingerle',
  street: 'Neckarhalde',
  houseNumber: '24',
  postalCode: '72070',
  city: 'Tübingen',
  country: 'Deutschland',
  phone: '+49 7071 4711',
  email: 'laden@fingerle.example',
  approvalNumber: 'DE BW 08416 EG',
};

export interface DemoReceipt {
  readonly day: number;
  readonly supplier: string;
  readonly deliveryNote: string;
  /** Temperature of the lorry, in °C. */
  readonly vehicle?: number;
  /** The origin of the animals. */
  readonly facts?: object;
  /** The lines, each as `<article number> <kilograms> <°C> <days of shelf life> <the supplier's lot>`. */
  readonly lines: readonly string[];
  /** A rejected line as `<article number> <kilograms>`, and the reason. */
  readonly rejected?: readonly [line: string, reason: string];
  /** The finding of the inspection of goods that were too warm, by article number. */
  readonly inspections?: Readonly<Record<string, { result: string; temperature: number; notes: string }>>;
}

export const RECEIPTS: readonly DemoReceipt[] = [
  {
    day: -5,
    supplier: 'Strohschwein Oberland GbR',
    deliveryNote: 'LS 26-1184',
    vehicle: 3.5,
    facts: {
      species: 'PORK',
      bornIn: 'DE',
      rearedIn: ['DE'],
      slaughteredIn: 'DE',
      slaughterhouse: 'DE BW 01234 EG',
      reference: 'Partie 47/2',
    },
    lines: ['SC-060 85 3.2 9 SO-472', 'SC-070 48 3.4 9 SO-472', 'SC-160 36 3.1 12 SO-472', 'SC-120 22 4 8 SO-472'],
    rejected: ['SC-150 6', 'Gallenblasen angeschnitten, Leber verfärbt'],
  },
  {
    day: -4,
    supplier: 'Schlachthof Reutlingen eG',
    deliveryNote: '0098122',
    vehicle: 5,
    facts: {
      species: 'BEEF',
      bornIn: 'DE',
      rearedIn: ['DE', 'AT'],
      slaughteredIn: 'DE',
      slaughterhouse: 'DE BW 00107 EG',
      reference: 'DE 08 154 73921',
    },
    lines: ['RI-060 54 6.1 14 R-73921', 'RI-080 30 8.3 10 R-73921'],
    inspections: {
      'RI-080': { result: 'PASSED', temperature: 4.9, notes: 'Nachgekühlt, Kerntemperatur erneut gemessen' },
    },
  },
  { day: -4, supplier: 'Gewürzmühle Nesselwang', deliveryNote: 'GM-5520', lines: ['GZ-030 5 18 540 PW-1180'] },
];

/**
 * One cutting. `of` and each output have the article and the kilograms. The last number of an output is the share of
 * the cost in percent. `waste` has the kilograms and the reason, and `loss` has the kilograms.
 */
export const CUTTING = {
  of: 'SC-060 22',
  into: ['SC-090 15.8 94', 'SC-180 2.1 6'],
  waste: ['3.9', 'Knochen und Knorpel'],
  loss: '0.2',
  note: 'Schulter für Gulasch zerlegt',
} as const;

/**
 * The batches in the order of production, each with its article, planned kilograms and actual kilograms. Heated goods
 * have the temperature in the core, in °C.
 */
export const MADE: readonly (readonly [article: string, planned: string, made: string, core?: number])[] = [
  ['BR-010', '20', '20'],
  // 97 % of 20 kg, so that all of the first Grundbrät goes in, and nothing else.
  ['BW-010', '19.4', '19.6', 74],
  ['BR-010', '12', '11.7'],
  ['BR-010', '10', '9.9'],
];

/**
 * Two batches in which another spice mix stood in for the right one. It contains milk, which the label of the second does
 * not name, so no label is printed for it.
 */
export const MADE_WITH_SUBSTITUTE: typeof MADE = [
  ['BR-010', '11', '10.9'],
  ['BW-010', '9.7', '9.5', 73],
];
export const SUBSTITUTE = { of: 'GZ-100', by: 'GZ-110' } as const;

export interface DemoDelivery {
  readonly day: number;
  readonly customer: string;
  /** The label of a delivery address of the customer. */
  readonly label?: string;
  /** The lines, each as `<article number> <kilograms>`, from goods that were received or made this week. */
  readonly lines: readonly string[];
}

export const DELIVERIES: readonly DemoDelivery[] = [
  { day: -3, customer: 'Gasthof zum Hirsch', lines: ['SC-060 12.5', 'SC-070 6.2'] },
  { day: -2, customer: 'Kantine der Stadtwerke', label: 'Betriebshof', lines: ['RI-080 14', 'SC-120 10.4'] },
  { day: 0, customer: 'Hotel Krone', lines: ['BW-010 8', 'SC-090 5.5'] },
  { day: -1, customer: 'Partyservice Löffelmann', label: 'Festhalle', lines: ['SC-060 30'] },
];

/** The return of the first line of the last delivery: kilograms, storage location and reason. */
export const COMPLAINT = { location: 'Sperrlager', kilograms: '4.8', reason: 'Zwei Beutel undicht angekommen' };

/** The storage location whose count is submitted and waits for approval. */
export const COUNTED = 'Fleischtheke';

/** A mock recall of one supplier lot, as shops run it once a year. */
export const EXERCISE = {
  mode: 'MOCK',
  reason: 'Jährliche Übung: wer hat Ware aus dieser Schlachtpartie?',
  supplierLot: 'SO-472',
};
