/** The list operations of references. */
export { listUsers } from '@cleaver/domain/identity/contracts';
