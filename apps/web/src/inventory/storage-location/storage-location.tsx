import { storageLocationMachine } from '@cleaver/domain/inventory';
import {
  activateStorageLocation,
  deactivateStorageLocation,
  getStorageLocation,
  updateStorageLocation,
} from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { History } from '../../audit/history.tsx';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { t } from '../../shell/language/language.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { FormAction, MachineActions } from '../../ui/form/action.tsx';
import { Columns, Facts, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { Levels } from '../stock/levels.tsx';
import { shownRange } from './storage-locations.tsx';

const UP = { to: '/storage-locations', title: say`Storage locations` };

export default function StorageLocationScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getStorageLocation, { id });
  if (!found.data) return <Unloaded title={say`Storage location`} up={UP} of={found} />;
  const place = found.data;
  const path = { id };
  const status = place.active ? 'ACTIVE' : 'INACTIVE';
  return (
    <Page
      title={place.name}
      up={UP}
      badge={<Status of={status} />}
      sub={wordText(place.storageType)}
      actions={
        <>
          <LinkButton icon="print" to={`/storage-locations/${id}/label`}>{t`Label to print`}</LinkButton>
          <FormAction
            operation={updateStorageLocation}
            title={say`Edit`}
            isChange
            fixed={path}
            initial={{ name: place.name, ...place.temperatureRange }}
            options={{ minTemperature: { hint: say`In °C; both or none` } }}
            done={say`Saved`}
          />
          <MachineActions
            machine={storageLocationMachine}
            status={status}
            operation={activateStorageLocation}
            verbs={{
              activate: {
                label: say`Activate`,
                send: () => call(activateStorageLocation, path),
                done: say`Activated`,
              },
              deactivate: {
                label: say`Deactivate`,
                send: () => call(deactivateStorageLocation, path),
                done: say`Deactivated`,
                undo: () => call(activateStorageLocation, path),
              },
            }}
          />
        </>
      }
    >
      <Columns>
        <Section title={t`Storage location`}>
          <Facts
            of={[
              [t`Type`, wordText(place.storageType)],
              [t`Temperature`, shownRange(place.temperatureRange)],
            ]}
          />
        </Section>
        <Section title={t`Articles kept here`} wide>
          <Levels
            of={{ storageLocationId: id }}
            caption={t`Articles kept here`}
            empty={t`No article is kept here yet.`}
          />
        </Section>
        <History entity="storage_location" id={id} />
      </Columns>
    </Page>
  );
}
