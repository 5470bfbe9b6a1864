/** The public face of the context today. */

export * from './permissions.ts';
export * from './today.ts';
