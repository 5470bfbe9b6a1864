/**
 * Confirmations that the clock was set back. An entry with an earlier time than the entries before it may have been
 * inserted later. A person who knows that the clock was set back confirms that one entry, named by its seal.
 *
 * The confirmation is an entry of the audit log, signed with the secret of the service. Write access to the database
 * does not suffice to confirm an inserted entry, because the secret is not in the database. A confirmation covers one
 * seal, whose hash covers all entries up to it. Any other fault stays a fault.
 */
import type { AuditEntry, AuditHead } from '../kernel/execution/audit.ts';

/** The operation of the entries that confirm. */
const CONFIRM = 'service.confirm-clock';

/** Returns the signature of a text by each secret of the service: the current one first, then one being replaced. */
export type Sign = (text: string) => readonly string[];

/** The place of an entry in the chain. */
interface Place {
  readonly number: number;
  readonly hash: string;
}

const signed = ({ number, hash }: Place): string => `clock set back before seal ${number} ${hash}`;

/** Returns the entry that confirms that the clock was set back before the entry of the seal. */
export const clockConfirmation = (
  head: Pick<AuditHead, 'id' | 'at'>,
  { number, hash, entryId }: Place & { readonly entryId: string },
  sign: Sign,
): AuditEntry => {
  const after = { number, hash, signature: sign(signed({ number, hash }))[0] ?? null };
  const nobody = { userId: null, username: null, address: null, requestId: null };
  return {
    ...head,
    ...nobody,
    operation: CONFIRM,
    outcome: 'done',
    code: null,
    entity: null,
    entityId: null,
    changes: [{ entity: 'audit_seal', id: entryId, before: null, after }],
  };
};

/** Returns the seal that the entry confirms. Undefined for other entries, and without a right signature. */
export function confirmedBy({ operation, changes }: AuditEntry, sign: Sign): Place | undefined {
  if (operation !== CONFIRM) return undefined;
  const { number, hash, signature } = (changes[0]?.after ?? {}) as Partial<Place> & { readonly signature?: string };
  if (number === undefined || hash === undefined || signature === undefined) return undefined;
  return sign(signed({ number, hash })).includes(signature) ? { number, hash } : undefined;
}
