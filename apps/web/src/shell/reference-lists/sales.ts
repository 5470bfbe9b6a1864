export { listOrders } from '@cleaver/domain/sales/contracts';
