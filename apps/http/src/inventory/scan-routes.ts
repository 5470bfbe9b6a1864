/** Reading what scanners type. */
import { readScan, SCAN_CAP, SCAN_KINDS, type Scan } from '@cleaver/domain/inventory';
import { type Static, Type } from 'typebox';
import { ArticleResponse, presentArticle } from '../masterdata/article-schemas.ts';
import { presented, type RouteGroup, route, type Words } from '../operation-route.ts';
import { CalendarDay, listOf, nullable, object, oneOf } from '../schemas.ts';
import { LotResponse, presentLot } from './lot-schemas.ts';
import { NamedStockBatchResponse, presentNamedStockBatch } from './stock-schemas.ts';

const text = (description: string) => nullable(Type.String({ description }));
const amount = (description: string) => nullable(Type.String({ description, examples: ['1.25'] }));
const day = nullable(CalendarDay);

const ScannedElements = object('ScannedElements', {
  gtin: text('As printed, in 8 to 14 digits'),
  contentGtin: text('Of the goods within a logistic unit'),
  sscc: text('Of a logistic unit'),
  lotNumber: text('As printed'),
  serialNumber: text('As printed'),
  productionDate: day,
  packagingDate: day,
  bestBefore: day,
  sellBy: day,
  useBy: day,
  slaughterDate: day,
  freezingDate: day,
  netWeightKg: amount('In kilograms, exact'),
  grossWeightKg: amount('In kilograms, exact'),
  count: amount('Pieces'),
  countryOfOrigin: text('ISO 3166-1, three digits'),
  plu: text('Without zeros in front'),
  others: listOf(
    object('ScannedElement', {
      ai: Type.String({ description: 'The application identifier', examples: ['251'] }),
      value: Type.String(),
    }),
  ),
});

const ScanProblem = object('ScanProblem', {
  code: oneOf(['CHECK_DIGIT', 'DATE', 'FORMAT', 'UNKNOWN_AI', 'CONTRADICTION']),
  ai: Type.String({ description: 'The application identifier that it is about; empty where the code has none' }),
  message: Type.String(),
});

const ScanResponse = object('ScanResponse', {
  kind: oneOf(SCAN_KINDS),
  elements: ScannedElements,
  article: nullable(ArticleResponse),
  lots: listOf(LotResponse),
  stockBatches: listOf(NamedStockBatchResponse),
  problems: listOf(ScanProblem),
});

const presentScan = (
  { article, lots, stockBatches, problems, ...scan }: Scan,
  words: Words,
): Static<typeof ScanResponse> => ({
  ...scan,
  article: article && presentArticle(article),
  lots: lots.map(presentLot),
  stockBatches: stockBatches.map(presentNamedStockBatch),
  problems: problems.map(({ message, ...problem }) => ({ ...problem, message: words(message) })),
});

export const scanRoutes: RouteGroup = {
  tag: 'Scanning',
  description: 'What a barcode says, and what of it is here',
  routes: [
    route({
      method: 'GET',
      path: '/api/scan',
      operation: readScan,
      answer: presented(ScanResponse, presentScan),
      description:
        'GS1 element strings with FNC1 as the control character GS or after `]C1`, `]d2` and the like, the same in brackets, GS1 Digital Link, ' +
        "barcodes of the shop's scales (`weightPatterns` of the settings), GTINs, PLUs and lot numbers. No text is refused: what cannot be read is `UNKNOWN`. " +
        'A wrong check digit or a date that does not exist is a problem: the element is left out, never corrected. ' +
        `\`lots\` are those with the number that the code names, by the shop or the supplier, and of its article where it names one; \`stockBatches\` hold what is left of them, or of the article where no lot is named; at most ${SCAN_CAP} each. ` +
        'Without STOCK_READ both are empty.',
    }),
  ],
};
