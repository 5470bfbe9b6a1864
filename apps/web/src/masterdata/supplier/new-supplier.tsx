import { type AnswerOf, form, list, type RawOf, say } from '@cleaver/domain/kernel';
import { addCertificate, createSupplier, updateSupplier } from '@cleaver/domain/masterdata/contracts';
import { ApiError, call } from '../../shell/data/api.ts';
import { t } from '../../shell/language/language.ts';
import { visit } from '../../shell/navigation/visit.ts';
import { parsedJson, tab } from '../../shell/session/device.ts';
import { me } from '../../shell/session/session.ts';
import { NewRecord } from '../../ui/form/new-record.tsx';
import { flatContact, newParty } from '../party/contact.ts';

type Supplier = AnswerOf<typeof createSupplier>;
type Certificate = Record<string, unknown>;

const { id: _, ...certificateFields } = addCertificate.input.fields;
/** The form for a supplier and its certificates. Saving calls one operation of the service after the other. */
const both = {
  name: createSupplier.name,
  input: form({ ...createSupplier.input.fields, certificates: list(form(certificateFields), 20) }),
};

interface Made {
  readonly id: string;
  readonly body: Record<string, unknown>;
}

/**
 * Returns the name under which the tab stores a supplier whose certificates are not all stored yet. If a certificate is
 * refused, the form continues with this supplier, also after a reload. In a later visit the form may be about another
 * supplier, so it then continues only one with the same name.
 */
function madeName(name?: unknown): string {
  const all = `new supplier ${me.get()?.id} `;
  const own = all + visit();
  const read = (key: string) => parsedJson(tab.read(key)) as Made | undefined;
  if (read(own) !== undefined) return own;
  return tab.names(all).find((key) => read(key)?.body['name'] === name) ?? own;
}

async function save({ certificates = [], ...body }: Record<string, unknown>, key: string): Promise<Supplier> {
  const made = madeName(body['name']);
  const before = parsedJson(tab.read(made)) as Made | undefined;
  const path = before && { id: before.id };
  const supplier = path
    ? await call(updateSupplier, { ...path, ...emptied(before.body), ...body })
    : await call(createSupplier, body as RawOf<typeof createSupplier>, { key });
  tab.write(made, JSON.stringify({ id: supplier.id, body } satisfies Made));
  for (const [index, certificate] of (certificates as Certificate[]).entries()) {
    try {
      await call(addCertificate, { id: supplier.id, ...certificate } as RawOf<typeof addCertificate>, {
        key: `${supplier.id} ${index} ${digest(certificate)}`,
      });
    } catch (error) {
      if (error instanceof ApiError && error.validationErrors) {
        const field = (of: string) => `certificates[${index}].${of}`;
        const validationErrors = error.validationErrors.map((fault) => ({ ...fault, field: field(fault.field) }));
        throw Object.assign(error, { validationErrors });
      }
      throw error;
    }
  }
  tab.write(made, undefined);
  return supplier;
}

/**
 * Returns an empty text for each text member of the previous submission. The empty texts clear members that the user
 * has removed.
 */
const emptied = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, '']] : [])));

/** Returns a hash of the content (FNV-1a) for the idempotency key, which allows only ASCII characters. */
function digest(content: unknown): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(content)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

export default function NewSupplier() {
  return (
    <NewRecord
      title={say`New supplier`}
      up={{ to: '/suppliers', title: say`Suppliers` }}
      record={t`Supplier`}
      operation={both}
      groups={[...flatContact, { fields: ['certificates'] }]}
      initial={newParty()}
      send={save}
      cancelled={() => tab.write(madeName(), undefined)}
    />
  );
}
