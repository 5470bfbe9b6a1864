import { createStorageLocation } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { useAddress } from '../shell/address.ts';
import type { Of } from '../shell/api.ts';
import { t } from '../shell/language.ts';
import { OperationForm } from '../ui/form.tsx';
import { Page, Section } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';

export default function NewStorageLocation() {
  const { go } = useAddress();
  return (
    <Page title={say`New storage location`} up={{ to: '/storage-locations', title: say`Storage locations` }}>
      <Section title={t`Storage location`}>
        <OperationForm<Of<'StorageLocationResponse'>>
          operation={createStorageLocation}
          options={{ minTemperature: { hint: say`In °C; both or none` } }}
          label={t`Save`}
          done={({ id }) => {
            toast(say`Saved`);
            go(`/storage-locations/${id}`, { replace: true });
          }}
          cancel={() => go('/storage-locations')}
        />
      </Section>
    </Page>
  );
}
