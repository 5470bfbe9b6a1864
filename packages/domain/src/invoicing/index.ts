/** The public interface of the context invoicing. */
export * from './document/document.ts';
