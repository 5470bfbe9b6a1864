/** One device, with the control points whose sensors it sends. */
import {
  activateDevice,
  deactivateDevice,
  deviceMachine,
  getDevice,
  listControlPoints,
  replaceDeviceKey,
} from '@cleaver/domain/hygiene/contracts';
import { type AnswerOf, type ItemOf, say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { History } from '../../audit/history.tsx';
import { useAll } from '../../shell/data/all-pages.ts';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownNumber, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { mayRun } from '../../shell/session/session.ts';
import { Action, MachineActions } from '../../ui/form/action.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Columns, Facts, Loaded, Nothing, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { DeviceKey, type WithKey } from './device-key.tsx';
import { seenText } from './devices.tsx';

type Device = AnswerOf<typeof getDevice>;
type Point = ItemOf<typeof listControlPoints>;

const UP = { to: '/hygiene/devices', title: say`Devices` };

export default function DeviceScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getDevice, { id });
  if (!found.data) return <Unloaded title={say`Device`} up={UP} of={found} />;
  const device = found.data;
  return (
    <Page title={device.name} up={UP} badge={<Status of={device.status} />} actions={<Actions device={device} />}>
      <Columns>
        <Section title={t`Device`}>
          <Facts
            of={[
              [t`Last seen`, seenText(device)],
              [t`Created`, shownTime(device.createdAt)],
            ]}
          />
        </Section>
        <Channels id={id} />
        <History entity="device" id={id} />
      </Columns>
    </Page>
  );
}

function Actions({ device: { id, name, status } }: { readonly device: Device }) {
  const [made, setMade] = useState<WithKey>();
  const path = { id };
  return (
    <>
      {mayRun(replaceDeviceKey) && (
        <Action
          label={say`New key`}
          send={async (key) => setMade(await call(replaceDeviceKey, path, { key }))}
          ask={{
            title: t`New key for ${name}`,
            text: say`The old key ends at once: the device sends nothing until it has the new one.`,
          }}
          done={say`The old key has ended`}
        />
      )}
      <MachineActions
        machine={deviceMachine}
        status={status}
        operation={activateDevice}
        verbs={{
          activate: { label: say`Activate`, send: () => call(activateDevice, path), done: say`Activated` },
          deactivate: {
            label: say`Deactivate`,
            send: () => call(deactivateDevice, path),
            done: say`Deactivated`,
            undo: () => call(activateDevice, path),
          },
        }}
      />
      <DeviceKey of={made} close={() => setMade(undefined)} />
    </>
  );
}

/** The active control points whose sensors the device sends. */
function Channels({ id }: { readonly id: string }) {
  const points = useAll(listControlPoints, { scope: 'SHOP', measure: 'TEMPERATURE', status: 'ACTIVE', sort: 'name' });
  return (
    <Section title={t`Sensors`}>
      <Loaded of={points}>
        {(all) => {
          const own = all.filter(({ sensor }) => sensor?.deviceId === id);
          if (own.length === 0) return <Nothing text={t`No control point names this device yet.`} />;
          return (
            <Table<Point>
              caption={t`Sensors`}
              rows={own}
              to={(point) => `/hygiene/plan/${point.id}`}
              columns={[
                { field: 'name', title: say`Control point`, show: ({ name }) => name },
                { field: 'channel', title: say`Channel`, show: ({ sensor }) => sensor?.channel },
                {
                  field: 'minutes',
                  title: say`Sends every … minutes`,
                  show: ({ sensor }) => shownNumber(sensor?.minutes),
                  isNumber: true,
                },
              ]}
            />
          );
        }}
      </Loaded>
    </Section>
  );
}
