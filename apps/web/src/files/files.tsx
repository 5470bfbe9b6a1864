/** The overview of the files that the user may fetch or send. */
import { exportFile, listFileKinds } from '@cleaver/domain/files/contracts';
import { say } from '@cleaver/domain/kernel';
import { call, messageOf } from '../shell/data/api.ts';
import { useAnswer } from '../shell/data/query.ts';
import { t } from '../shell/language/language.ts';
import { Button, LinkButton } from '../ui/control/button.tsx';
import { toastBad } from '../ui/dialog/toast.tsx';
import { saveFile } from '../ui/list/csv.ts';
import { Table } from '../ui/list/table.tsx';
import { Loaded, Nothing, Page } from '../ui/page/page.tsx';
import { importAddress } from './kinds.ts';
import type { FileKind } from './outcome.ts';

export default function Files() {
  const kinds = useAnswer(listFileKinds, {});
  return (
    <Page
      title={say`Import and export`}
      sub={t`Files for Excel and other spreadsheets. Where there is an import, an exported file can be changed and imported again.`}
    >
      <Loaded of={kinds}>
        {({ kinds: all }) => {
          const mine = all.filter(({ read, write }) => read || write);
          if (mine.length === 0) return <Nothing text={t`There is nothing here that you may import or export.`} />;
          return (
            <Table<FileKind>
              caption={t`Import and export`}
              rows={mine}
              columns={[
                { field: 'kind', title: say`Records`, show: ({ title }) => title },
                {
                  field: 'columns',
                  title: say`Columns`,
                  show: ({ columns }) => columns.map(({ heading }) => heading).join(', '),
                  isLong: true,
                },
                {
                  field: 'action',
                  title: say`Import and export`,
                  show: ({ kind, title, read, write }) => (
                    <>
                      {read && <SaveFile kind={kind} label={t`Save as a file: ${title}`} />}
                      {write && (
                        <LinkButton to={importAddress(kind)} label={t`Import: ${title}`}>{t`Import`}</LinkButton>
                      )}
                    </>
                  ),
                },
              ]}
            />
          );
        }}
      </Loaded>
    </Page>
  );
}

interface SaveFileProps {
  readonly kind: string;
  readonly template?: boolean;
  readonly label?: string;
  readonly text?: string;
}

/** The button that saves the file of a kind for spreadsheets in the language of the page, or its template. */
export function SaveFile({ kind, template = false, label, text }: SaveFileProps) {
  const save = async (): Promise<void> => {
    try {
      saveFile(`${kind}.csv`, await call(exportFile, { kind, format: 'EXCEL', template }));
    } catch (error) {
      toastBad(messageOf(error));
    }
  };
  return (
    <Button icon="download" {...(label !== undefined && { label })} act={save}>
      {text}
    </Button>
  );
}
