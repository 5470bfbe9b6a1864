/** The public interface of the context labels. */
export * from './contracts.ts';
export * from './declaration/declaration.ts';
export * from './label/label.ts';
export * from './print/net-quantity.ts';
export * from './print/ports.ts';
export * from './print/print.ts';
export * from './refusals.ts';
