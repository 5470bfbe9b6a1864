/** The numbers of a payment's invoices. */
import styles from './payment-numbers.module.css';

interface Numbered {
  readonly items: readonly { readonly invoiceNumber: string }[];
}

/** Returns the numbers as a text, for files. */
export const numbersOf = ({ items }: Numbered): string => items.map(({ invoiceNumber }) => invoiceNumber).join(', ');

/** The numbers side by side. A line breaks between numbers, not at their hyphens. */
export const InvoiceNumbers = ({ items }: Numbered) => (
  <span class={styles['numbers']}>
    {items.map(({ invoiceNumber }) => (
      <span key={invoiceNumber}>{invoiceNumber}</span>
    ))}
  </span>
);
