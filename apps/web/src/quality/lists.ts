/** The list operations of documents. */
export { listRecalls } from '@cleaver/domain/quality/contracts';
