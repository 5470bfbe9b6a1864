/** The public interface of the context procurement. */

export * from './contracts.ts';
export * from './goods-receipt/goods-receipt.ts';
export * from './goods-receipt/receipt-form.ts';
export * from './goods-receipt/receipt-warnings.ts';
export * from './goods-receipt/receipts-to-inspect.ts';
export * from './goods-receipt/received-goods.ts';
export * from './permissions.ts';
export * from './refusals.ts';
