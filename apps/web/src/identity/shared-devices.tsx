/** The page of the shared devices, on which several users log in by PIN. */
import { listSharedDevices, registerSharedDevice, removeSharedDevice } from '@cleaver/domain/identity/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { call } from '../shell/data/api.ts';
import { shownTime } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { may, me } from '../shell/session/session.ts';
import { share } from '../shell/session/shared-device.ts';
import { Action, FormAction } from '../ui/form/action.tsx';
import { List } from '../ui/list/list.tsx';
import { Page } from '../ui/page/page.tsx';

type Device = ItemOf<typeof listSharedDevices>;

export default function SharedDevices() {
  return (
    <Page
      title={say`Shared devices`}
      actions={
        <FormAction
          operation={registerSharedDevice}
          title={say`Make this a shared device`}
          button="primary"
          intro={
            <p>{t`Users who log in on it with the password can log in with a PIN for 30 days. Each user sets the PIN under My account. A PIN gives access only to the work on the floor.`}</p>
          }
          options={{ name: { hint: say`Where it is used, for example: tablet at the ramp` } }}
          then={() => share(true, me.get()?.username ?? '')}
          done={say`This is a shared device now`}
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
                        text: say`Sessions opened there with a PIN end. After that, users need the password.`,
                      }}
                      done={say`Removed: users need the password there`}
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
