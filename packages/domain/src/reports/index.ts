/** The public interface of the context reports. */
export * from './contracts.ts';
export * from './ports.ts';
export * from './sales-figures.ts';
