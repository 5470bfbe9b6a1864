/** The public interface of settings. */

export * from './contracts.ts';
export * from './permissions.ts';
export * from './ports.ts';
export * from './shop/scale-steps.ts';
export * from './shop/shop-settings.ts';
export * from './shop/weight-pattern.ts';
