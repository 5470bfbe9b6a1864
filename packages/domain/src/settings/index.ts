/** The public face of the context settings. */

export * from './permissions.ts';
export * from './settings-operations.ts';
export * from './shop-settings.ts';
export * from './weight-pattern.ts';
