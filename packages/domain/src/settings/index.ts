/** The public face of the context settings. */

export * from './contracts.ts';
export * from './permissions.ts';
export * from './shop-settings.ts';
export * from './weight-pattern.ts';
