/** The public interface of files. */
export * from './contracts.ts';
