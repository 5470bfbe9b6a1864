/** Shows the effect of a change: the old and the new value of each member that differs. */
import type { getAuditEntry } from '@cleaver/domain/audit/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';
import { type ComponentChildren, Fragment } from 'preact';
import { shownReason } from '../inventory/lot/hold-reason.ts';
import { NONE, shownDate, shownNumber, shownTime, shownUnit } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { type KindName, REFERENCES } from '../shell/navigation/references.ts';
import { Named } from '../ui/text/record-name.tsx';
import { Status } from '../ui/text/status.tsx';
import { hasWord, historyText, wordText } from '../ui/text/words.ts';
import styles from './changes.module.css';
import { differing, type Members, nameOf, type Row, type Step } from './differences.ts';

type Change = AnswerOf<typeof getAuditEntry>['changes'][number];

interface ChangesProps {
  readonly of: readonly Change[];
  readonly withEntity?: boolean;
  /** Whether to fold the values of each change with more than one. */
  readonly isFolded?: boolean;
}

/**
 * Shows the changes. With `withEntity`, also names the records, and counts those that the entry only names, by kind.
 */
export function Changes({ of, withEntity = false, isFolded = false }: ChangesProps) {
  const isNamed = ({ before, after }: Change) => before === null && after === null;
  return (
    <>
      {of
        .filter((change) => !isNamed(change))
        .map(({ entity, id, before, after }, index) => {
          const rows = differing((before ?? {}) as Members, (after ?? {}) as Members).filter(isTelling);
          if (rows.length === 0 && !withEntity) return null;
          return (
            <div key={`${id} ${index}`} class={styles['change']} data-folded={isFolded ? '' : undefined}>
              {withEntity && (
                <p class={styles['entity']}>
                  {historyText(entity)} <RecordLink of={{ id, before, after }} />
                </p>
              )}
              {rows.length > 0 && (
                <Folded isFolded={rows.length > (isFolded ? 1 : before === null ? FEW : Infinity)} count={rows.length}>
                  <dl class={styles['rows']}>
                    {rows.map(({ name, path, was, is }) => (
                      <div key={JSON.stringify(path)} data-status={statusOf(name, is ?? was) && ''}>
                        <dt>
                          <Path of={path} />
                        </dt>
                        <dd>
                          {before && was !== undefined && (
                            <del>
                              <span class="visually-hidden">{t`before`} </span>
                              <Value of={was} name={name} />
                            </del>
                          )}
                          {after && is !== undefined && (
                            <ins>
                              <span class="visually-hidden">{t`after`} </span>
                              <Value of={is} name={name} />
                            </ins>
                          )}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </Folded>
              )}
            </div>
          );
        })}
      {withEntity &&
        [...Map.groupBy(of.filter(isNamed), ({ entity }) => entity)].map(([entity, [first, ...others]]) => (
          <p key={entity} class={styles['entity']}>
            {historyText(entity)} {first && others.length === 0 ? <RecordLink of={first} /> : `(${others.length + 1})`}
          </p>
        ))}
    </>
  );
}

/** Links to the history of a changed record. */
export const RecordLink = ({ of: { id, before, after } }: { readonly of: Omit<Change, 'entity'> }) => (
  <a href={`/audit-log?entityId=${id}`}>{nameOf({ ...before, ...after }) ?? t`Show`}</a>
);

/** Shows the way to a member: `Lines › 4 · Lyoner › Status`. */
const Path = ({ of }: { readonly of: readonly Step[] }) =>
  of.map((step, at) => (
    <Fragment key={JSON.stringify(step)}>
      {at > 0 && ' › '}
      {typeof step === 'string'
        ? historyText(step)
        : step.map(([name, value], index) => (
            <Fragment key={name}>
              {index > 0 && ' · '}
              <Value of={value} name={name} />
            </Fragment>
          ))}
    </Fragment>
  ));

/** Maximum number of members of a new record that are shown unfolded. */
const FEW = 4;

interface FoldedProps {
  readonly isFolded: boolean;
  readonly count: number;
  readonly children: ComponentChildren;
}

const Folded = ({ isFolded, count, children }: FoldedProps) =>
  isFolded ? (
    <details>
      <summary>{t`With ${count} values`}</summary>
      {children}
    </details>
  ) : (
    children
  );

/** Returns whether to show the row. Hides ids that do not refer to a known kind of record. */
const isTelling = ({ name, was, is }: Row): boolean => kindOf(name) !== undefined || ![was, is].flat().some(isId);

/** Returns the kind of the records in a member with an id, or with a list of ids: `supplierId`, `supplierIds`. */
const kindOf = (name: string): KindName | undefined => REFERENCES[name.replace(/Ids$/, 'Id')];

/** Members that the screens of their records show as badges. */
const STATUSES = new Set(['status', 'condition', 'mode', 'result', 'outcome']);

/** Returns the status that a badge shows for the value, or undefined if the value is no status. */
function statusOf(name: string, value: unknown): string | undefined {
  if (name === 'active' && typeof value === 'boolean') return value ? 'ACTIVE' : 'INACTIVE';
  return STATUSES.has(name) && typeof value === 'string' && hasWord(value) ? value : undefined;
}

/** Draws a value: references as the names of their records, a status as its badge, any other value as text. */
function Value({ of, name }: { readonly of: unknown; readonly name: string }) {
  const kind = kindOf(name);
  const status = statusOf(name, of);
  if (status !== undefined) return <Status of={status} />;
  const ids = [of].flat();
  if (!kind || !ids.every(isId)) return text(of, name);
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Named kind={kind} id={id} isPlain />
    </Fragment>
  ));
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f]{8}-[\da-f-]{27}$/.test(value);

/** Matches the names of members that contain a unit. */
const UNIT = /(?:uom|unit)$/i;

function text(value: unknown, name: string): string {
  if (value === null || value === undefined || value === '') return NONE;
  if (Array.isArray(value)) return value.map((one) => text(one, name)).join(', ');
  if (typeof value === 'boolean') return wordText(String(value));
  if (typeof value === 'number') return name.endsWith('Number') ? String(value) : shownNumber(value);
  const word = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return shownDate(word);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(word)) return shownTime(word);
  if (/^-?\d+\.\d+$/.test(word)) return shownNumber(word);
  // Does not translate texts of only digits. A lot may be named 0088, which is also the code of a scheme for electronic
  // addresses (GLN).
  if (hasWord(word) && !/^\d+$/.test(word)) return wordText(word);
  if (name === 'reason') return shownReason(word);
  return UNIT.test(name) ? shownUnit(word) : word;
}
