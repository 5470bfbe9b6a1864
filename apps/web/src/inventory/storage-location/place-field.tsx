/** Chooses a storage location for goods, by tap or by a scan of its label. Can also create a storage location. */
import { createStorageLocation, listStocks, listStorageLocations } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { useEffect } from 'preact/hooks';
import { type ScanRead, useScan } from '../../scanner/scan.tsx';
import type { Outcome } from '../../scanner/verdict.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shown, type Text, t } from '../../shell/language/language.ts';
import { mayRun } from '../../shell/session/session.ts';
import { make } from '../../ui/control/create-from-picker.ts';
import { Labelled, type Setting } from '../../ui/form/labelled-field.tsx';
import { placesFor, proposedPlace } from './places.ts';
import { ALL_PLACES, MOST_PLACES } from './places-ahead.ts';
import { useScannedPlace } from './scanned-place.ts';

export interface PlaceFieldProps {
  readonly label: Text;
  readonly articleId: string;
  /** The id of the storage location; empty if none is chosen. */
  readonly value: string;
  readonly chosen: (storageLocationId: string) => void;
  /** Id of the storage location where the goods are. The field does not offer it. */
  readonly except?: string;
  /**
   * Id of the storage location to propose if the article has a stock there. It is the origin of the goods, or the place
   * of the recipe's last main output.
   */
  readonly near?: string | undefined;
  /** Whether the goods come back from a customer. If so, the field proposes a quarantine. */
  readonly isBack?: boolean;
  /** The meaning of an empty choice. If set, the place is optional and the field proposes none. */
  readonly orElse?: Text;
  /**
   * Id of the stock into which goods of the article went last. Without `near`, the field proposes the place of this
   * stock.
   */
  readonly lastStockId?: string | undefined;
  /**
   * The path of the request line, for example `lines[0]`. The field shows the first fault of the members for the
   * target.
   */
  readonly line: string;
  readonly setting: Pick<Setting, 'id' | 'faults'>;
  /**
   * Handles scans of other labels. If set, the field also chooses the storage location of a scanned label. Screens with
   * several such fields omit it, because the target of a scan would be ambiguous.
   */
  readonly otherScan?: (read: ScanRead) => Outcome;
  /** The article and the lot as text, for the result of a scan. */
  readonly goods?: string;
}

/** The value of the option that creates a storage location. */
const NEW = 'new';

const MEMBERS = ['storageLocationId', 'stockId', 'toStockId'];

export function PlaceField(props: PlaceFieldProps) {
  const {
    label,
    articleId,
    value,
    chosen,
    except,
    isBack = false,
    lastStockId,
    line,
    setting: given,
    otherScan,
    goods,
    orElse,
  } = props;
  const path = `${line}.storageLocationId`;
  const id = `${given.id}-${path}`;
  const { data: locations } = useAnswer(listStorageLocations, ALL_PLACES);
  const { data: stocks } = useAnswer(listStocks, { articleId, size: MOST_PLACES }, { enabled: articleId !== '' });
  const places = placesFor(locations?.content ?? [], stocks?.content ?? [], except);
  const isKnown = orElse === undefined && locations && (isBack || stocks);
  const last = stocks?.content.find((one) => one.id === lastStockId)?.storageLocationId;
  const proposal = isKnown ? proposedPlace(places, isBack, props.near ?? last)?.id : undefined;
  useEffect(() => {
    if (proposal !== undefined && value === '') chosen(proposal);
  }, [proposal, value]);
  // If the target is missing, the core also reports the alternative members. They have no fields here.
  const found = MEMBERS.map((member) => given.faults.get(`${line}.${member}`)).find((one) => one !== undefined);
  const fault = found !== undefined && value === '' ? say`is required` : found;
  const faults = new Map(fault === undefined ? [] : [[path, fault]]);
  const scannedPlace = useScannedPlace();
  useScan(
    (read) => {
      const place = scannedPlace(read);
      if (place === undefined) return otherScan?.(read);
      if ('bad' in place) return place;
      if (place.id === except) return { bad: t`The goods are already in this storage location.` };
      chosen(place.id);
      return { good: [goods, place.name].filter(Boolean).join(' → ') };
    },
    { isOff: otherScan === undefined, isPart: true },
  );
  return (
    <Labelled
      id={id}
      label={shown(label)}
      isRequired={orElse === undefined}
      path={path}
      setting={{ id: given.id, faults }}
    >
      <select
        id={id}
        name={path}
        value={value}
        aria-required={orElse === undefined ? 'true' : undefined}
        aria-invalid={fault === undefined ? undefined : 'true'}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={(event) => {
          const select = event.currentTarget;
          if (select.value !== NEW) return chosen(select.value);
          select.value = value;
          make({ kind: 'storageLocation', name: '', made: (one) => chosen(one.id) });
        }}
      >
        <option value="">
          {orElse !== undefined ? shown(orElse) : otherScan ? t`Choose, or scan the storage location` : t`Choose`}
        </option>
        {places.own.length > 0 && <Options label={t`With this article`} of={places.own} />}
        {places.others.length > 0 && <Options label={t`Other storage locations`} of={places.others} />}
        {mayRun(createStorageLocation) && <option value={NEW}>{t`Create a new one`}</option>}
      </select>
    </Labelled>
  );
}

const Options = ({ label, of }: { readonly label: string; readonly of: readonly { id: string; name: string }[] }) => (
  <optgroup label={label}>
    {of.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </optgroup>
);
