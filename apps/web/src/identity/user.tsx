import { ROLE_NAMES, userMachine } from '@cleaver/domain/identity';
import {
  assignRole,
  deactivateUser,
  getUser,
  lockUser,
  reactivateUser,
  removePin,
  removeRole,
  resetPassword,
  unlockUser,
  updateUser,
} from '@cleaver/domain/identity/contracts';
import { type AnswerOf, form, oneOf, say } from '@cleaver/domain/kernel';
import { History } from '../audit/history.tsx';
import { call } from '../shell/data/api.ts';
import { useAnswer } from '../shell/data/query.ts';
import { shownTime } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import type { ScreenProps } from '../shell/navigation/screen.ts';
import { may, me } from '../shell/session/session.ts';
import { Action, FormAction, MachineActions } from '../ui/form/action.tsx';
import { Table } from '../ui/list/table.tsx';
import { Columns, Facts, Nothing, Page, Section, Unloaded } from '../ui/page/page.tsx';
import { MailTo } from '../ui/text/link.tsx';
import { Status } from '../ui/text/status.tsx';
import { wordText } from '../ui/text/words.ts';
import { newPassword } from './new-password.ts';

type User = AnswerOf<typeof getUser>;

const UP = { to: '/users', title: say`Users` };

export default function UserScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getUser, { id });
  if (!found.data) return <Unloaded title={say`User`} up={UP} of={found} />;
  const user = found.data;
  return (
    <Page
      title={user.username}
      up={UP}
      badge={<Status of={user.status} />}
      sub={user.email}
      actions={<Actions user={user} />}
    >
      <Columns>
        <Section title={t`User`}>
          <Facts
            of={[
              [t`E-mail`, <MailTo key="mail" address={user.email} />],
              [t`Branch`, user.branchId],
              [t`Last log-in`, shownTime(user.lastLogin)],
              [t`Created`, shownTime(user.createdAt)],
            ]}
          />
        </Section>
        <Roles user={user} />
        <History entity="user" id={id} />
      </Columns>
    </Page>
  );
}

function Actions({ user }: { readonly user: User }) {
  const path = { id: user.id };
  const move = (contract: typeof lockUser) => (key?: string) => call(contract, path, { key });
  return (
    <>
      <FormAction
        operation={updateUser}
        title={say`Edit`}
        isChange
        fixed={path}
        initial={{ email: user.email, branchId: user.branchId }}
        done={say`Saved`}
      />
      {/* Users change their own password under My account, which asks for the current one. */}
      {user.id !== me.get()?.id && (
        <FormAction
          operation={resetPassword}
          title={say`New password`}
          label={say`Set the password`}
          fixed={path}
          initial={{ newPassword: newPassword() }}
          options={{
            newPassword: {
              isReadable: true,
              hint: say`Note it down now: it is shown only once. The user can change it under My account.`,
            },
          }}
          done={say`Password set: all sessions of this user have ended`}
        />
      )}
      {may('USER_WRITE') && user.id !== me.get()?.id && (
        <Action
          label={say`Remove the PIN`}
          send={() => call(removePin, path)}
          done={say`PIN removed: sessions opened with it have ended`}
        />
      )}
      <MachineActions
        machine={userMachine}
        status={user.status}
        operation={unlockUser}
        verbs={{
          unlock: { label: say`Unlock`, send: move(unlockUser), done: say`Unlocked` },
          reactivate: { label: say`Activate`, send: move(reactivateUser), done: say`Activated` },
        }}
      />
      {/* The service refuses to lock one's own account. */}
      {user.id !== me.get()?.id && (
        <MachineActions
          machine={userMachine}
          status={user.status}
          operation={lockUser}
          verbs={{
            lock: {
              label: say`Lock`,
              look: 'danger',
              send: move(lockUser),
              done: say`Locked: all sessions of this user have ended`,
              undo: () => move(unlockUser)(),
            },
            deactivate: {
              label: say`Deactivate`,
              look: 'danger',
              send: move(deactivateUser),
              done: say`Deactivated`,
              undo: () => move(reactivateUser)(),
            },
          }}
        />
      )}
    </>
  );
}

function Roles({ user }: { readonly user: User }) {
  const path = { id: user.id };
  const held = user.roles.map(({ name }) => name);
  const missing = ROLE_NAMES.filter((name) => !held.includes(name));
  /**
   * The operation with a form whose choices are the roles that the user lacks. The form of `assignRole` itself takes
   * any role name.
   */
  const choice = { ...assignRole, input: form({ roleName: oneOf(missing) }) };
  return (
    <Section
      title={t`Roles`}
      actions={
        missing.length > 0 && (
          <FormAction
            operation={choice}
            title={say`Assign a role`}
            send={(body, key) => call(assignRole, { ...path, ...body }, { key })}
            done={say`Assigned: it applies from the next click on`}
          />
        )
      }
    >
      {user.roles.length === 0 ? (
        <Nothing text={t`Without a role this user sees only their own account.`} />
      ) : (
        <Table<User['roles'][number]>
          caption={t`Roles`}
          rows={user.roles}
          columns={[
            { field: 'name', title: say`Role`, show: ({ name }) => <strong>{wordText(name)}</strong> },
            {
              field: 'permissions',
              title: say`Permissions`,
              show: ({ permissions }) => permissions.length,
              isNumber: true,
            },
            ...(may('ROLE_REMOVE')
              ? [
                  {
                    field: 'action',
                    show: ({ name }: User['roles'][number]) => (
                      <Action
                        label={t`Remove the role ${wordText(name)}`}
                        icon="close"
                        look="plain"
                        isSmall
                        send={() => call(removeRole, { ...path, roleName: name })}
                        done={say`Removed`}
                        undo={() => call(assignRole, { ...path, roleName: name })}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Section>
  );
}
