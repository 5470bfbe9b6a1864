/** The data of a series as a table, for screen readers and for people who want the numbers. */
import type { Measure, Resolution } from '@cleaver/domain/hygiene/contracts';
import { say } from '@cleaver/domain/kernel';
import { useMemo } from 'preact/hooks';
import { shownNumber, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Badge } from '../../ui/dialog/notice.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Nothing } from '../../ui/page/page.tsx';
import { measuredText } from '../measured-text.ts';
import { markTime } from './mark-text.ts';
import { type Mark, marksOf, type Series } from './series.ts';

interface SeriesTableProps {
  readonly series: Series;
  readonly resolution: Resolution;
  readonly measure: Measure;
}

export function SeriesTable({ series, resolution, measure }: SeriesTableProps) {
  const marks = useMemo(() => marksOf(series, resolution), [series, resolution]);
  const value = (of: (mark: Mark) => number) => (mark: Mark) => measuredText(of(mark), measure);
  const single: readonly Column<Mark>[] = [
    { field: 'mean', title: say`Value`, show: value(({ mean }) => mean), isNumber: true },
    {
      field: 'out',
      title: say`Verdict`,
      show: ({ out }) => (out > 0 ? <Badge tone="bad">{t`Out of limits`}</Badge> : t`Within limits`),
    },
  ];
  const sums: readonly Column<Mark>[] = [
    { field: 'low', title: say`Lowest`, show: value(({ low }) => low), isNumber: true },
    { field: 'high', title: say`Highest`, show: value(({ high }) => high), isNumber: true },
    { field: 'mean', title: say`Mean`, show: value(({ mean }) => mean), isNumber: true },
    { field: 'count', title: say`Readings`, show: ({ count }) => shownNumber(count), isNumber: true },
    { field: 'out', title: say`Out of limits`, show: ({ out }) => shownNumber(out), isNumber: true },
  ];
  const { silences } = series;
  return (
    <>
      {marks.length === 0 ? (
        <Nothing text={t`Nothing was measured in this time.`} />
      ) : (
        <Table<Mark>
          caption={t`Measured values`}
          rows={marks}
          columns={[
            { field: 'from', title: say`Time`, show: (mark) => markTime(mark, resolution) },
            ...(resolution === 'RAW' ? single : sums),
          ]}
        />
      )}
      {silences.length > 0 && (
        <Table<Series['silences'][number]>
          caption={t`Times without values of the sensor`}
          rows={silences}
          columns={[
            { field: 'from', title: say`Silent from`, show: ({ from }) => shownTime(from) },
            { field: 'until', title: say`Until`, show: ({ until }) => (until === null ? t`now` : shownTime(until)) },
          ]}
        />
      )}
    </>
  );
}
