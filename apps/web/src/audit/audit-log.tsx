import { listAuditLog } from '@cleaver/domain/audit/contracts';
import { CONTRACTS } from '@cleaver/domain/contracts';
import { say } from '@cleaver/domain/kernel';
import { shownTime } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { useAddress } from '../shell/navigation/address.ts';
import { List } from '../ui/list/list.tsx';
import type { Choice } from '../ui/list/list-filter.tsx';
import { Page } from '../ui/page/page.tsx';
import { Status } from '../ui/text/status.tsx';
import { historyText, operationText } from '../ui/text/words.ts';
import { EntryChanges } from './entry-changes.tsx';

export default function AuditLog() {
  const { query } = useAddress();
  return (
    <Page
      title={say`Audit log`}
      sub={t`All changes, log-ins, and refusals for a missing permission. No operation changes or removes entries.`}
    >
      <List
        of={listAuditLog}
        name="audit-log"
        sort="at,desc"
        // The filter for one record appears only if a link set the filter, because users do not type ids.
        filters={[...FILTERS, ...(query.has('entityId') ? ['entityId'] : [])]}
        choices={{ operation: operations, entity: entities }}
        columns={[
          { field: 'at', title: say`When`, show: ({ at }) => shownTime(at), text: ({ at }) => at, isSortable: true },
          { field: 'user', show: ({ username }) => username ?? t`Service`, text: ({ username }) => username },
          {
            field: 'operation',
            show: ({ operation, code }) => (
              <>
                <a href={`/audit-log?operation=${operation}`}>{operationText(operation)}</a>
                {code !== null && (
                  <>
                    <br />
                    <code>{code}</code>
                  </>
                )}
              </>
            ),
            text: ({ operation }) => operation,
          },
          {
            field: 'outcome',
            show: ({ outcome }) => <Status of={outcome} />,
            text: ({ outcome, code }) => code ?? outcome,
          },
          {
            field: 'changes',
            title: say`Before and after`,
            isLong: true,
            show: (entry) => <EntryChanges of={entry} isInList />,
            text: ({ changes, changesLink }) => changesLink ?? JSON.stringify(changes),
          },
        ]}
        empty={{ text: say`No entries yet.` }}
      />
    </Page>
  );
}

const FILTERS = ['user', 'entity', 'operation', 'from', 'to'];

const byText = (a: Choice, b: Choice): number => a.text.localeCompare(b.text);

/** The contracts of all operations that change data. */
const COMMANDS = CONTRACTS.filter(({ kind }) => kind === 'command');

const entities = (): readonly Choice[] =>
  [...new Set(COMMANDS.map(({ subject }) => subject.name))]
    .map((value) => ({ value, text: historyText(value) }))
    .sort(byText);

/** Returns the operations grouped by the kind of record, because most verbs apply to many kinds. */
const operations = (): readonly Choice[] =>
  COMMANDS.map(({ name, subject }) => ({
    value: name,
    text: operationText(name),
    group: historyText(subject.name),
  })).sort((a, b) => a.group.localeCompare(b.group) || byText(a, b));
