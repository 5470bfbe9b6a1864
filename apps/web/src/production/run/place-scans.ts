/** Handles scans while outputs are weighed. The label of a storage location sets the place of a row. */
import { padField } from '../../floor/booking/pad.tsx';
import { useScannedPlace } from '../../inventory/storage-location/scanned-place.ts';
import type { ScanRead } from '../../scanner/scan.tsx';
import type { Outcome } from '../../scanner/verdict.ts';
import { t } from '../../shell/language/language.ts';

interface PlaceScans {
  /** The names of the outputs, in the order of their rows. */
  readonly outputs: readonly string[];
  /** The ids of the amount fields, outputs first. */
  readonly weights: readonly string[];
  readonly chosen: (row: number, storageLocationId: string) => void;
}

/**
 * Returns a function that handles the scan of a place. The place applies to the output whose amount is on the numpad,
 * or to the only output. The function returns undefined if the label is not the label of a storage location.
 */
export function usePlaceScans({ outputs, weights, chosen }: PlaceScans): (read: ScanRead) => Outcome | undefined {
  const scannedPlace = useScannedPlace();
  return (read) => {
    const place = scannedPlace(read);
    if (place === undefined || 'bad' in place) return place;
    const touched = outputs.length === 1 ? 0 : weights.indexOf(padField.get()?.id ?? '');
    const name = outputs[touched];
    if (name === undefined) return { bad: t`First tap the weight that goes to ${place.name}.` };
    chosen(touched, place.id);
    return { good: [name, place.name].filter(Boolean).join(' · ') };
  };
}
