import { listUsers } from '@cleaver/domain/identity/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { shownTime } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { may } from '../shell/session/session.ts';
import { LinkButton } from '../ui/control/button.tsx';
import { List } from '../ui/list/list.tsx';
import { Page } from '../ui/page/page.tsx';
import { Status } from '../ui/text/status.tsx';
import { wordText } from '../ui/text/words.ts';

type User = ItemOf<typeof listUsers>;

export default function Users() {
  const mayWrite = may('USER_WRITE');
  return (
    <Page
      title={say`Users`}
      actions={mayWrite && <LinkButton look="primary" icon="plus" to="/users/new">{t`New user`}</LinkButton>}
    >
      <List<User>
        of={listUsers}
        name="users"
        file="users"
        to={({ id }) => `/users/${id}`}
        columns={[
          { field: 'username', show: ({ username }) => username, isSortable: true },
          {
            field: 'roles',
            title: say`Roles`,
            show: ({ roles }) => roles.map(({ name }) => wordText(name)).join(', '),
          },
          { field: 'email', show: ({ email }) => email, isSortable: true },
          { field: 'lastLogin', show: ({ lastLogin }) => shownTime(lastLogin), isSortable: true },
          { field: 'status', show: ({ status }) => <Status of={status} />, isSortable: true },
        ]}
        empty={{ text: say`No user yet.` }}
      />
    </Page>
  );
}
