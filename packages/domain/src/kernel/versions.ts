/**
 * Versions of what an operation is about: given out with what is read by its id, and expected again when it is changed, so that
 * nobody changes what they have not seen (optimistic locking).
 *
 * No operation knows of it. Each reads or loads what it is about by `get`, and that is where versions are noted and compared.
 */
import type { AuditSubject } from './audit.ts';
import type { Ports, UnitPorts } from './ports.ts';
import { changedMeanwhile, Refusal } from './refusal.ts';
import type { Reader } from './unit-of-work.ts';

/** What an operation is about; without an id the only one of its kind that it gets. */
export type Subject = Pick<AuditSubject, 'entity'> & { readonly entityId: string | undefined };

const isAbout = ({ entity, entityId }: Subject, kind: { readonly name: string }, id: string): boolean =>
  kind.name === entity && (entityId === undefined || entityId === id);

/** The ports, which note the version of the subject when it is read. */
export function noting<P extends Ports>(ports: P, subject: Subject, note: (version: number) => void): P {
  const get: Reader['get'] = async (kind, id) => {
    if (!isAbout(subject, kind, id)) return ports.reader.get(kind, id);
    const { state, version } = await ports.reader.versioned(kind, id);
    note(version);
    return state;
  };
  return { ...ports, reader: { ...ports.reader, get } };
}

/**
 * Lets the unit of work refuse with CHANGED_MEANWHILE when it gets the subject in another version than these. Gives the function
 * that throws if it never did: to change something whose version nobody compared would be to lose what the caller asked for.
 */
export function expecting(unit: UnitPorts, subject: Subject, versions: readonly number[]): () => void {
  const of: UnitPorts['of'] = unit.of.bind(unit);
  let compared = false;
  Object.assign(unit, {
    of: ((kind) => {
      const repository = of(kind);
      if (kind.name !== subject.entity) return repository;
      const get = repository.get.bind(repository);
      return Object.assign(repository, {
        async get(id: string, expected?: { readonly version: number | undefined }) {
          if (compared || !isAbout(subject, kind, id)) return get(id, expected);
          compared = true;
          return getOneOf(versions, (version) => get(id, { version }));
        },
      });
    }) as UnitPorts['of'],
  });
  return () => {
    if (!compared) throw new Error(`Nobody compared the version of the ${subject.entity}`);
  };
}

async function getOneOf<A>(versions: readonly number[], get: (version: number) => Promise<A>): Promise<A> {
  for (const version of versions) {
    try {
      return await get(version);
    } catch (error) {
      if (!(error instanceof Refusal && error.kind === 'changed')) throw error;
    }
  }
  throw changedMeanwhile();
}
