/** The public interface of today. */

export * from './contracts.ts';
export * from './permissions.ts';
