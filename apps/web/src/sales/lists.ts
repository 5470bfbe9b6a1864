/** The list operations of references and documents. */
export { listDeliveries, listOrders } from '@cleaver/domain/sales/contracts';
