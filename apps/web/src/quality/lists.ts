/**
 * The list operations of documents, in a file of their own. The pickers and the search load it
 * with their first request.
 */
export { listRecalls } from '@cleaver/domain/quality/contracts';
