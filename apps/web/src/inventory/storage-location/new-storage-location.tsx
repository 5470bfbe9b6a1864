import { createStorageLocation } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { t } from '../../shell/language/language.ts';
import { NewRecord } from '../../ui/form/new-record.tsx';
import { PLACE_HINTS } from './place-hints.ts';

export default function NewStorageLocation() {
  return (
    <NewRecord
      title={say`New storage location`}
      up={{ to: '/storage-locations', title: say`Storage locations` }}
      record={t`Storage location`}
      operation={createStorageLocation}
      options={PLACE_HINTS}
    />
  );
}
