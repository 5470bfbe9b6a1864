/**
 * The list operations of documents, in a file of their own. The search loads them with its first request.
 */
export { listLabels } from '@cleaver/domain/labels/contracts';
