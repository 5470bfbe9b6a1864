/**
 * Writing: puts what a unit of work changed into one statement, in two where something removed has to make room.
 *
 * The statement is put together of fixed parts, one per table and verb (`texts.ts`). They see the same state of the database
 * and have no order among each other; foreign keys are checked at its end. So no row may be written twice in it, and what is
 * removed to make room for something alike goes into a statement of its own before it.
 */
import { type Aggregate, type AuditEntry, auditKeyOf, type State, unknownId } from '@cleaver/domain/kernel';
import type { MetadataStorage } from '@mikro-orm/core';
import { auditEntryRecord } from './audit/audit-entry.ts';
import { columnsOf } from './column.ts';
import type { ChildMapping, Mapping, Statement } from './mapping.ts';
import { type Part, type RowJson, type TableTexts, textsOf } from './texts.ts';

/** An aggregate as the unit of work found it and as it is now; without an aggregate it was removed. */
export interface Slot {
  readonly mapping: Mapping;
  readonly id: string;
  /** Undefined: it is new. */
  readonly before: State | undefined;
  readonly version: number;
  aggregate: Aggregate<State> | undefined;
}

export class Writes {
  readonly #audit: TableTexts;

  constructor(metadata: MetadataStorage) {
    const meta = metadata.get(auditEntryRecord);
    // The position counts by itself.
    const columns = columnsOf(meta).filter(({ member }) => member !== 'position');
    this.#audit = textsOf('audit_entry', columns);
  }

  /**
   * The statements that write what changed in the slots, and the audit entry of it. One that hits fewer rows than it was sent
   * fails, so that a commit sent along with it rolls back.
   */
  of(slots: readonly Slot[], audit: AuditEntry | undefined): Statement[] {
    const changed = slots.filter(({ before, aggregate }) => before !== aggregate?.state);
    const removed = changed.filter(({ before, aggregate }) => before && !aggregate);
    const kept = changed.filter(({ aggregate }) => aggregate);
    const removals = [...byMapping(removed)].map(([{ texts }, rows]) =>
      texts.remove(rows.map(({ id, version }) => ({ id, rowVersion: version }))),
    );
    const rest = [...byMapping(kept)].flatMap(([mapping, rows]) => partsOf(mapping, rows));
    if (audit) rest.push(this.#audit.insert([{ ...audit, usernameKey: audit.username && auditKeyOf(audit.username) }]));
    const makesRoom = removed.some(({ mapping }) => kept.some((slot) => slot.mapping === mapping));
    return (makesRoom ? [removals, rest] : [[...removals, ...rest]])
      .filter(({ length }) => length > 0)
      .map(statementOf);
  }
}

/** Texts of statements by those of their parts, step by step: these are fixed, and few are written together. */
class Composed {
  readonly #next = new Map<string, Composed>();
  text: string | undefined;

  with(part: string): Composed {
    let next = this.#next.get(part);
    if (!next) {
      next = new Composed();
      this.#next.set(part, next);
    }
    return next;
  }
}

const composed = new Composed();

/** A statement that hits fewer rows than it was sent fails with a serialization failure (migration 0020). */
function statementOf(parts: readonly Part[]): Statement {
  let known = composed;
  let sent = 0;
  const values: unknown[] = [];
  for (const { text, parameter, expected } of parts) {
    known = known.with(text);
    values.push(parameter);
    sent += expected ?? 0;
  }
  known.text ??= textOf(parts);
  return { text: known.text, values: parts.some(isGuarded) ? [...values, sent] : values };
}

const isGuarded = ({ expected }: Part): boolean => expected !== undefined;

function textOf(parts: readonly Part[]): string {
  const steps = parts.map((part, at) => {
    const text = part.text.replace('$1', () => `$${at + 1}`);
    return `w${at} as (${text}${isGuarded(part) ? ' returning 1' : ''})`;
  });
  const counts = parts.flatMap((part, at) => (isGuarded(part) ? `(select count(*) from w${at})` : []));
  const expected = counts.length === 0 ? '' : ` expect_rows(${counts.join(' + ')}, $${parts.length + 1})`;
  return `with ${steps.join(', ')} select${expected}`;
}

const byMapping = (slots: readonly Slot[]): Map<Mapping, Slot[]> => Map.groupBy(slots, ({ mapping }) => mapping);

/** What was added and what was changed of one kind. A change of a child alone raises the version of its root, too. */
function partsOf(mapping: Mapping, slots: readonly Slot[]): Part[] {
  const added: RowJson[] = [];
  const changed: RowJson[] = [];
  for (const { before, version, aggregate } of slots) {
    if (!aggregate) continue;
    checkReferences(mapping, aggregate.state);
    if (before) changed.push({ ...mapping.row(aggregate.state), rowVersion: version });
    else added.push(mapping.row(aggregate.state));
  }
  return [
    ...(added.length > 0 ? [mapping.texts.insert(added)] : []),
    ...(changed.length > 0 ? [mapping.texts.update(changed)] : []),
    ...mapping.children.flatMap((child) => childParts(child, slots)),
  ];
}

function childParts(child: ChildMapping, slots: readonly Slot[]): Part[] {
  const added: RowJson[] = [];
  const changed: RowJson[] = [];
  const gone: RowJson[] = [];
  for (const { before, aggregate } of slots) {
    if (!aggregate) continue;
    const old = new Map(before && child.elements(before).map((element) => [element.id, element]));
    for (const element of child.elements(aggregate.state)) {
      const was = old.get(element.id);
      old.delete(element.id);
      if (!was) added.push(child.row(aggregate.state.id, element));
      else if (was !== element) changed.push(child.row(aggregate.state.id, element));
    }
    gone.push(...[...old.keys()].map((id) => ({ id })));
  }
  return [
    ...(added.length > 0 ? [child.texts.insert(added)] : []),
    ...(changed.length > 0 ? [child.texts.update(changed)] : []),
    ...(gone.length > 0 ? [child.texts.remove(gone)] : []),
  ];
}

/** An id that no column can hold is unknown: that is told before the database is asked. */
function checkReferences(mapping: Mapping, state: State): void {
  for (const { member, to } of mapping.kind.references) {
    if (!mapping.column(member).canHold(state[member as keyof State])) throw unknownId(to());
  }
}
