/** The list of readings of control points, the latest first. */
import { listReadings } from '@cleaver/domain/hygiene/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { shownTime } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { useNames } from '../shell/navigation/references.ts';
import { List } from '../ui/list/list.tsx';
import { Page } from '../ui/page/page.tsx';
import { Status } from '../ui/text/status.tsx';
import { fieldText, wordText } from '../ui/text/words.ts';
import { limitsText, valueText } from './measured-text.ts';

type Reading = ItemOf<typeof listReadings>;

export default function Readings() {
  const point = useNames('controlPoint');
  return (
    <Page title={say`Readings`}>
      <List<Reading>
        of={listReadings}
        name="readings"
        isWide
        sort="measuredAt,desc"
        to={({ controlPointId }) => `/temperatures/${controlPointId}`}
        columns={[
          { field: 'measuredAt', show: ({ measuredAt }) => shownTime(measuredAt), isSortable: true },
          { field: 'controlPointId', isHead: true, show: ({ controlPointId }) => point(controlPointId) || '…' },
          { field: 'value', show: valueText, isNumber: true },
          { field: 'limits', show: ({ limits }) => limitsText(limits) },
          {
            field: 'verdict',
            show: ({ verdict, result }) => <Status of={verdict ?? result ?? 'NOT_DONE'} />,
            text: ({ verdict, result }) => wordText(verdict ?? result ?? 'NOT_DONE'),
          },
          {
            field: 'correctionId',
            title: say`Corrected`,
            show: ({ correctionId, correctsId }) =>
              correctionId ? t`Corrected, counts no more` : correctsId ? t`Correction` : '',
          },
          { field: 'note', show: ({ note }) => note, isLong: true },
          {
            field: 'recordedBy',
            show: ({ recordedBy, deviceId }) => recordedBy ?? (deviceId ? fieldText('sensor') : ''),
          },
        ]}
        empty={{ text: say`No reading yet. The round records what is measured, and sensors send their readings.` }}
      />
    </Page>
  );
}
