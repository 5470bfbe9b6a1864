/**
 * Certificates and ratings of suppliers, contracts and delivery addresses of customers. Years are relative to the
 * current year.
 */

/** Certificates by supplier: type, issuer, from, until. */
export const CERTIFICATES: Readonly<Record<string, readonly (readonly [string, string, string, string])[]>> = {
  'Schlachthof Reutlingen eG': [
    ['EU-Zulassung', 'Landratsamt Reutlingen', '-4-05-01', '+1-04-30'],
    ['QS', 'QS Qualität und Sicherheit GmbH', '-1-09-01', '+1-08-31'],
  ],
  'Bioland-Hof Hirrlinger': [
    ['Bio', 'DE-ÖKO-006', '-1-03-01', '+1-02-28'],
    ['Bioland', 'Bioland e. V.', '-3-01-01', '+2-12-31'],
  ],
  'Strohschwein Oberland GbR': [['Haltungsform 3', 'ITW', '-1-06-15', '+1-06-14']],
  'Albschäferei Fauser': [['Bio', 'DE-ÖKO-022', '+0-01-01', '+0-12-31']],
  'Geflügelhof Zeller': [['QS', 'QS Qualität und Sicherheit GmbH', '-1-02-01', '+1-01-31']],
  'Kälbermast Allgäu GmbH': [['IFS Food', 'DQS CFS GmbH', '+0-02-10', '+1-02-09']],
  'Gewürzmühle Nesselwang': [
    ['IFS Food', 'TÜV SÜD', '-1-11-20', '+1-11-19'],
    ['Bio', 'DE-ÖKO-003', '+0-01-15', '+1-01-14'],
  ],
  'Darmhandel Krause & Söhne': [['EU-Zulassung', 'Stadt Stuttgart', '-2-07-01', '+3-06-30']],
  'Molkerei Hohenlohe': [['IFS Food', 'DQS CFS GmbH', '-1-10-01', '+1-09-30']],
};

/** Ratings by supplier: quality, delivery and price. The best rating is 5. */
export const RATINGS: Readonly<Record<string, readonly [number, number, number]>> = {
  'Schlachthof Reutlingen eG': [4, 5, 4],
  'Bioland-Hof Hirrlinger': [5, 4, 2],
  'Strohschwein Oberland GbR': [5, 5, 3],
  'Albschäferei Fauser': [5, 3, 3],
  'Geflügelhof Zeller': [4, 4, 4],
  'Kälbermast Allgäu GmbH': [5, 4, 2],
  'Gewürzmühle Nesselwang': [4, 5, 4],
  'Darmhandel Krause & Söhne': [3, 4, 5],
};

/** The contracts, by customer: rhythm, last day, and lines `<article number> <unit> <price in euros> <quantity>`. */
export const CONTRACTS: Readonly<Record<string, readonly [rhythm: string, until: string, lines: readonly string[]]>> = {
  'Gasthof zum Hirsch': ['WEEKLY', '+1-12-31', ['SC-050 KG 12.4 15', 'RI-070 KG 19.9 8', 'BW-150 PIECE_FIXED 1.55 60']],
  'Hotel Krone': ['WEEKLY', '+1-06-30', ['RI-010 KG 49.5 5', 'KA-030 KG 31.9 6', 'SS-010 HUNDRED_GRAM 1.95 40']],
  'Kantine der Stadtwerke': [
    'DAILY',
    '+0-12-31',
    ['BW-070 HUNDRED_GRAM 1.05 80', 'RI-080 KG 14.9 12', 'KF-020 PIECE_FIXED 1.6 90'],
  ],
  'Kindergarten Sonnenblume': ['WEEKLY', '+1-07-31', ['GE-050 KG 13.5 4', 'BW-120 HUNDRED_GRAM 1.35 30']],
  'Pflegeheim St. Elisabeth': [
    'BIWEEKLY',
    '+1-12-31',
    ['KW-010 HUNDRED_GRAM 1.29 60', 'GE-020 KG 14.4 10', 'BW-020 HUNDRED_GRAM 1.39 50'],
  ],
  'Imbiss am Bahnhof': ['DAILY', '+1-03-31', ['BW-130 PIECE_FIXED 1.25 120', 'BW-070 HUNDRED_GRAM 1.1 60']],
  'Restaurant Anatolien': ['WEEKLY', '+1-12-31', ['LA-010 KG 20.5 12', 'LA-060 KG 16.9 10']],
  'Dorfladen Öschingen eG': [
    'WEEKLY',
    '+2-12-31',
    ['BW-010 HUNDRED_GRAM 1.15 50', 'KF-010 PIECE_FIXED 1.05 100', 'RW-050 PIECE_FIXED 1.5 40'],
  ],
  'Partyservice Löffelmann': ['ON_DEMAND', '+1-12-31', ['SC-060 KG 8.9 30', 'FK-030 HUNDRED_GRAM 0.75 100']],
};

/** The delivery addresses, by customer: label, street, number, postal code, city, notes. */
export const DELIVERY_ADDRESSES: Readonly<Record<string, readonly [string, string, string, string, string, string]>> = {
  'Kantine der Stadtwerke': ['Betriebshof', 'Werkstraße', '2', '72074', 'Tübingen', 'Rampe 3, bis 6:30 Uhr'],
  'Partyservice Löffelmann': ['Festhalle', 'Hallenweg', '1', '72127', 'Kusterdingen', 'Vorher anrufen'],
};
