/** The public interface of settings. */

export * from './contracts.ts';
export * from './invoicing/invoicing-settings.ts';
export * from './paper/format.ts';
export * from './paper/letter.ts';
export * from './paper/letterhead.ts';
export * from './paper/logo.ts';
export * from './paper/numbers.ts';
export * from './permissions.ts';
export * from './ports.ts';
export * from './shop/label-size.ts';
export * from './shop/open-days.ts';
export * from './shop/scale-steps.ts';
export * from './shop/shop-settings.ts';
export * from './shop/weight-pattern.ts';
