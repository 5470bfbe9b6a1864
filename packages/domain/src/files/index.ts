/** The public interface of files. */
export * from './contracts.ts';
export type { ReadSheet } from './ports.ts';
