/** The versions of a control point or a cleaning task in words, the newest first. */
import type { Measure } from '@cleaver/domain/hygiene/contracts';
import { say } from '@cleaver/domain/kernel';
import { shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Table } from '../../ui/list/table.tsx';
import { Section } from '../../ui/page/page.tsx';
import { type Version, versionText } from './version-text.ts';

interface VersionsProps {
  readonly of: readonly Version[];
  readonly measure: Measure;
}

export function Versions({ of: versions, measure }: VersionsProps) {
  return (
    <Section title={t`What applied when`}>
      <Table<Version>
        caption={t`What applied when`}
        rows={versions.toReversed()}
        columns={[
          { field: 'from', title: say`From`, show: ({ from, changedBy }) => `${shownTime(from)}, ${changedBy}` },
          {
            field: 'changed',
            title: say`Applies since then`,
            show: (one) => versionText(one, versions[one.version - 2], measure),
          },
        ]}
      />
    </Section>
  );
}
