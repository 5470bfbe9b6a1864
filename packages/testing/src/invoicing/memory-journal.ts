/** The read of the journal in memory. */
import { Invoices, type JournalReader } from '@cleaver/domain/invoicing';
import type { Reader } from '@cleaver/domain/kernel';

export const memoryJournal = (reader: Reader): JournalReader => ({
  async documents(from, until, most) {
    const found = (await reader.where(Invoices, {})).filter(({ issueDate }) => from <= issueDate && issueDate <= until);
    const key = ({ issueDate, serial, id }: (typeof found)[number]) =>
      `${issueDate} ${String(serial).padStart(10, '0')} ${id}`;
    return found
      .sort((one, other) => (key(one) < key(other) ? -1 : 1))
      .slice(0, most)
      .map(({ sha256, document }) => {
        const { number, type, kind, issueDate, dueDate, supplyFrom, supplyUntil, corrects, vat, buyer } = document;
        const { name, vatId } = buyer;
        return {
          sha256,
          document: {
            ...{ number, type, kind, issueDate, dueDate, supplyFrom, supplyUntil, corrects, vat },
            buyer: { name, vatId },
          },
        };
      });
  },
});
