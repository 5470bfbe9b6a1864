/** The devices that send the readings of sensors. */
import { createDevice, listDevices } from '@cleaver/domain/hygiene/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { FormAction } from '../../ui/form/action.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { DeviceKey, type WithKey } from './device-key.tsx';

type Device = ItemOf<typeof listDevices>;

export const seenText = ({ lastSeenAt }: Pick<Device, 'lastSeenAt'>): string =>
  lastSeenAt === null ? t`not yet` : shownTime(lastSeenAt);

export default function Devices() {
  const [made, setMade] = useState<WithKey>();
  return (
    <Page
      title={say`Devices`}
      sub={t`They send the readings of sensors. A control point names the device and the channel of its sensor.`}
      actions={
        <FormAction
          operation={createDevice}
          title={say`New device`}
          label={say`Save`}
          button="primary"
          icon="plus"
          options={{ name: { hint: say`For example: gateway in the office` } }}
          then={setMade}
          done={say`Saved`}
        />
      }
    >
      <List<Device>
        of={listDevices}
        name="devices"
        to={({ id }) => `/hygiene/devices/${id}`}
        columns={[
          { field: 'name', show: ({ name }) => name, isSortable: true },
          { field: 'lastSeenAt', show: seenText },
          { field: 'createdAt', show: ({ createdAt }) => shownTime(createdAt) },
          { field: 'status', show: ({ status }) => <Status of={status} />, text: ({ status }) => wordText(status) },
        ]}
        empty={{ text: say`No device yet. Without one, people measure and enter the values.` }}
      />
      <DeviceKey of={made} close={() => setMade(undefined)} />
    </Page>
  );
}
