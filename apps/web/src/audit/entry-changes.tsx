/** Shows the changes of an entry of the audit log. Large changes, which lists only count, are read on request. */
import { getAuditEntry } from '@cleaver/domain/audit/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { useAnswer } from '../shell/data/query.ts';
import { counted } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { Button } from '../ui/control/button.tsx';
import { Loaded } from '../ui/page/page.tsx';
import { Changes } from './changes.tsx';

/** Number of changes that are drawn at first, and added by each tap. */
const SHOWN = 50;
/** The same number in a list of entries, whose rows stay low. */
const SHOWN_IN_LIST = 3;

interface EntryChangesProps {
  readonly of: AnswerOf<typeof getAuditEntry>;
  /** The id of the only record whose changes are shown. */
  readonly record?: string;
  /** True in a list of entries. The values of each change are folded. */
  readonly isInList?: boolean;
}

export function EntryChanges({ of: entry, record, isInList = false }: EntryChangesProps) {
  const [isOpen, setOpen] = useState(false);
  // Large changes are drawn on request only, so the user wants to see them.
  const isShort = isInList && entry.changesLink === null;
  const [shown, setShown] = useState(isShort ? SHOWN_IN_LIST : SHOWN);
  const found = useAnswer(getAuditEntry, { id: entry.id }, { enabled: isOpen });
  const draw = ({ changes }: AnswerOf<typeof getAuditEntry>) => {
    const own = record === undefined ? changes : changes.filter(({ id }) => id === record);
    return (
      <>
        <Changes of={own.slice(0, shown)} withEntity={record === undefined} isFolded={isShort} />
        {own.length > shown && <Button look="plain" act={() => setShown(shown + SHOWN)}>{t`Show more`}</Button>}
      </>
    );
  };
  if (entry.changesLink === null) return draw(entry);
  if (isOpen) return <Loaded of={found}>{draw}</Loaded>;
  const count = entry.changesCount;
  return (
    <Button look="plain" act={() => setOpen(true)}>
      {counted(count, say`${count} change: show`, say`${count} changes: show`)}
    </Button>
  );
}
