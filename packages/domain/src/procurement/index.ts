/** The public interface of the context procurement. */

export * from './contracts.ts';
export * from './goods-receipt.ts';
export * from './permissions.ts';
export * from './receipt-form.ts';
export * from './receipt-warnings.ts';
export * from './receipts-to-inspect.ts';
export * from './received-goods.ts';
export * from './refusals.ts';
