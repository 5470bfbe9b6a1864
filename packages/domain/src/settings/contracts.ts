/** The operations of settings as data, for pages, programs and documents. Loads no handler and no port. */
export * from './shop/label-size.ts';
export * from './shop/settings-contracts.ts';
export * from './shop/update-settings-contracts.ts';
export * from './subjects.ts';
