/** The kinds of documents that a movement can name: goods receipts, runs (batches and cuttings), and deliveries. */
export const DOCUMENT_KINDS = ['RECEIPT', 'RUN', 'DELIVERY'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
