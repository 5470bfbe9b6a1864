/** The devices that several people share, and to which they return by PIN. */
import { listSharedDevices, registerSharedDevice, removeSharedDevice } from '@cleaver/domain/identity/contracts';
import { say } from '@cleaver/domain/kernel';
import { call, type Of } from '../shell/api.ts';
import { shownTime } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { may, me } from '../shell/session.ts';
import { share } from '../shell/shared.ts';
import { Action, FormAction } from '../ui/action.tsx';
import { List } from '../ui/list.tsx';
import { Page } from '../ui/page.tsx';

type Device = Of<'SharedDeviceResponse'>;

export default function SharedDevices() {
  return (
    <Page
      title={say`Shared devices`}
      actions={
        <FormAction
          operation={registerSharedDevice}
          title={say`Make this device a shared one`}
          button="primary"
          intro={
            <p>{t`Users who log in on it with the password may return for 30 days by a PIN, which each user sets under My account. The PIN only opens the work on the floor.`}</p>
          }
          options={{ name: { hint: say`Where it is used: tablet at the ramp` } }}
          then={() => share(true, me.get()?.username ?? '')}
          done={say`This device is a shared one now`}
        />
      }
    >
      <List<Device>
        of={listSharedDevices}
        name="shared-devices"
        columns={[
          { field: 'name', show: ({ name }) => name },
          { field: 'createdAt', show: ({ createdAt }) => shownTime(createdAt), isSortable: true },
          ...(may('USER_WRITE')
            ? [
                {
                  field: 'action',
                  show: ({ id, name }: Device) => (
                    <Action
                      label={t`Remove`}
                      look="danger"
                      send={() => call(removeSharedDevice, { id })}
                      ask={{
                        title: t`Remove ${name}`,
                        text: say`Sessions that a PIN opened there end, and only the password opens others.`,
                      }}
                      done={say`Removed: only the password opens a session there`}
                    />
                  ),
                },
              ]
            : []),
        ]}
        empty={{ text: say`No shared device yet. Open this page on the tablet that several people use.` }}
      />
    </Page>
  );
}
