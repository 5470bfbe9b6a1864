/** The sensors, as of now. */
import type { getDailyList } from '@cleaver/domain/hygiene/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { shownTemperature, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Table } from '../../ui/list/table.tsx';
import { Section } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';

type Sensor = AnswerOf<typeof getDailyList>['sensors'][number];

export const Sensors = ({ of }: { readonly of: readonly Sensor[] }) => (
  <Section title={t`Sensors`} wide>
    <Table<Sensor>
      caption={t`Sensors`}
      rows={of}
      to={({ controlPointId }) => `/temperatures/${controlPointId}`}
      columns={[
        { field: 'name', title: say`Sensor of`, show: ({ name }) => name, isHead: true },
        { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName },
        { field: 'status', show: ({ state }) => <Status of={state} /> },
        {
          field: 'last',
          title: say`Last value`,
          show: ({ last }) => (last ? `${shownTemperature(last.value)} · ${shownTime(last.at)}` : t`No value yet`),
        },
      ]}
    />
  </Section>
);
