/** The public face of the context today. */

export * from './contracts.ts';
export * from './permissions.ts';
