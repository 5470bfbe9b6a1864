/**
 * The list operations of references, in a file of their own. The pickers and the search load it
 * with their first request.
 */
export { listUsers } from '@cleaver/domain/identity/contracts';
