/** The storage location where the user stands, and the goods in it. The tab keeps the choice. */
import { listStorageLocations } from '@cleaver/domain/inventory/contracts';
import { useId, useState } from 'preact/hooks';
import { ALL_PLACES } from '../../inventory/storage-location/places-ahead.ts';
import type { FoundBatch } from '../../scanner/found-batch.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { t } from '../../shell/language/language.ts';
import { tab } from '../../shell/session/device.ts';
import { me } from '../../shell/session/session.ts';
import { Loaded, Nothing } from '../../ui/page/page.tsx';
import { fieldText } from '../../ui/text/words.ts';
import styles from './choose-stock-batch.module.css';
import { GoodsList, useGoodsIn } from './find-goods.tsx';

const name = (): string => `here ${me.get()?.id}`;

/** Returns the id of the chosen storage location, or an empty text, and a function that changes it. */
export function useHere(isUsed: boolean): readonly [here: string, set: (id: string) => void] {
  const [here, setHere] = useState(() => (isUsed && tab.read(name())) || '');
  const set = (id: string): void => {
    tab.write(name(), id === '' ? undefined : id);
    setHere(id);
  };
  return [here, set];
}

interface PlaceHereProps {
  readonly value: string;
  readonly chosen: (id: string) => void;
}

export function PlaceHere({ value, chosen }: PlaceHereProps) {
  const id = useId();
  const { data } = useAnswer(listStorageLocations, ALL_PLACES);
  const places = (data?.content ?? []).toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div class={styles['here']}>
      <label for={id}>{fieldText('storageLocationId')}</label>
      <select id={id} value={value} onChange={(event) => chosen(event.currentTarget.value)}>
        <option value="">{t`All storage locations`}</option>
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface GoodsHereProps {
  readonly at: string;
  readonly take: (batch: FoundBatch) => void;
}

/** The goods in the storage location, earliest expiry first. */
export function GoodsHere({ at, take }: GoodsHereProps) {
  const { goods, found } = useGoodsIn({ filter: { storageLocationId: at } }, true);
  return (
    <section class={styles['choices']} aria-label={t`Earliest expiry first`}>
      <h2>{t`Earliest expiry first`}</h2>
      <Loaded of={found}>
        {() =>
          goods.length === 0 ? <Nothing text={t`Nothing is stored here.`} /> : <GoodsList of={goods} take={take} />
        }
      </Loaded>
    </section>
  );
}
