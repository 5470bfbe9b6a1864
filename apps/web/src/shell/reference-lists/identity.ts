export { listUsers } from '@cleaver/domain/identity/contracts';
