import { placeLabel } from '@cleaver/domain/inventory';
import { getStorageLocation } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { Barcode } from '../../labels/barcode.tsx';
import { CopiesField, Labels, PrintBar } from '../../labels/copies.tsx';
import styles from '../../labels/label.module.css';
import { useAnswer } from '../../shell/data/query.ts';
import { shownTemperatures } from '../../shell/language/format.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { Loaded, Page } from '../../ui/page/page.tsx';
import { wordText } from '../../ui/text/words.ts';

export default function PlaceLabelScreen({ params: { id = '' } }: ScreenProps) {
  const place = useAnswer(getStorageLocation, { id });
  const [copies, setCopies] = useState(1);
  return (
    <Page
      title={say`Label to print`}
      sub={place.data?.name}
      up={{ to: `/storage-locations/${id}`, title: say`Storage location` }}
    >
      <Loaded of={place}>
        {({ name, storageType, temperatureRange }) => (
          <>
            <div class={styles['choices']}>
              <CopiesField value={copies} set={setCopies} />
            </div>
            <Labels copies={copies}>
              <h2 class={styles['place']}>{name}</h2>
              <p>
                {wordText(storageType)}
                {temperatureRange && ` · ${shownTemperatures(temperatureRange)}`}
              </p>
              <Barcode text={placeLabel(id)} />
            </Labels>
          </>
        )}
      </Loaded>
      <PrintBar />
    </Page>
  );
}
