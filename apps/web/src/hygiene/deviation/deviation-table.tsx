/** A table of deviations, and the cells that the list shares with it. */
import type { listDeviations, Measure } from '@cleaver/domain/hygiene/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { NONE, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useOne } from '../../shell/navigation/references.ts';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { limitsText, measuredText } from '../measured-text.ts';

export type Deviation = ItemOf<typeof listDeviations>;

export const deviationPath = ({ id }: Pick<Deviation, 'id'>): string => `/deviations/${id}`;

/** Formats the lowest and the highest value. Returns a dash for a check, which has no values. */
export function extremesText({ lowest, highest }: Pick<Deviation, 'lowest' | 'highest'>, measure?: Measure): string {
  if (lowest === null || highest === null) return NONE;
  const low = measuredText(lowest, measure);
  return lowest === highest ? low : t`${low} to ${measuredText(highest, measure)}`;
}

/** The values of a deviation with the unit of its control point. */
export function Extremes({ of }: { readonly of: Deviation }) {
  const point = useOne('controlPoint', of.controlPointId);
  return <>{extremesText(of, point?.measure)}</>;
}

/** The limits when the deviation opened, with the unit of its control point. */
export function LimitsOf({ of }: { readonly of: Deviation }) {
  const point = useOne('controlPoint', of.controlPointId);
  return <>{limitsText(of.limits, point?.measure)}</>;
}

export const untilText = ({ until }: Pick<Deviation, 'until'>): string =>
  until === null ? t`still runs` : shownTime(until);

export const DEVIATION_COLUMNS: readonly Column<Deviation>[] = [
  { field: 'from', title: say`Since`, show: ({ from }) => shownTime(from), isSortable: true },
  { field: 'until', title: say`Until`, show: untilText },
  {
    field: 'highest',
    title: say`Measured`,
    show: (one) => <Extremes of={one} />,
    text: (one) => extremesText(one),
    isNumber: true,
  },
  { field: 'status', show: ({ status }) => <Status of={status} />, text: ({ status }) => wordText(status) },
];

interface DeviationTableProps {
  readonly rows: readonly Deviation[];
  readonly caption: string;
}

export const DeviationTable = ({ rows, caption }: DeviationTableProps) => (
  <Table<Deviation> caption={caption} rows={rows} to={deviationPath} columns={DEVIATION_COLUMNS} />
);
