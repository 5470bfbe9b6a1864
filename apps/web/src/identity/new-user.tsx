import { createUser } from '@cleaver/domain/identity/contracts';
import { say } from '@cleaver/domain/kernel';
import { useAddress } from '../shell/address.ts';
import type { Of } from '../shell/api.ts';
import { t } from '../shell/language.ts';
import { OperationForm } from '../ui/form.tsx';
import { Page, Section } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';

export default function NewUser() {
  const { go } = useAddress();
  return (
    <Page title={say`New user`} up={{ to: '/users', title: say`Users` }}>
      <Section title={t`User`}>
        <OperationForm<Of<'UserDTO'>>
          operation={createUser}
          options={{ password: { hint: say`At least 8 characters. The user can change it under My account.` } }}
          groups={[{ fields: ['username', 'email', 'password', 'branchId'] }, { fields: ['roleNames'] }]}
          label={t`Save`}
          done={({ id }) => {
            toast(say`Saved`);
            go(`/users/${id}`, { replace: true });
          }}
          cancel={() => go('/users')}
        />
      </Section>
    </Page>
  );
}
