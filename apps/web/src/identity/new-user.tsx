import { createUser } from '@cleaver/domain/identity/contracts';
import { say } from '@cleaver/domain/kernel';
import { t } from '../shell/language/language.ts';
import { NewRecord } from '../ui/form/new-record.tsx';

export default function NewUser() {
  return (
    <NewRecord
      title={say`New user`}
      up={{ to: '/users', title: say`Users` }}
      record={t`User`}
      operation={createUser}
      options={{ password: { hint: say`At least 8 characters. The user can change it under My account.` } }}
      groups={[{ fields: ['username', 'email', 'password', 'branchId'] }, { fields: ['roleNames'] }]}
    />
  );
}
