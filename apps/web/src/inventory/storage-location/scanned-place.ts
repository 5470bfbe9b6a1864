/** The storage location whose label was scanned. */
import { placeOf } from '@cleaver/domain/inventory';
import { listStorageLocations } from '@cleaver/domain/inventory/contracts';
import type { ScanRead } from '../../scanner/scan.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { type Text, t } from '../../shell/language/language.ts';
import { mayRun } from '../../shell/session/session.ts';
import { ALL_PLACES } from './places-ahead.ts';

type ScannedPlace = { readonly id: string; readonly name: string } | { readonly bad: Text };

/**
 * Returns a function that finds the storage location of a scanned label. The function returns undefined for other
 * labels, and `bad` if the loaded locations have no active location with this id. It accepts every id until they are
 * loaded, during a later request, and for users who may not read them.
 */
export function useScannedPlace(): (read: Pick<ScanRead, 'elements'>) => ScannedPlace | undefined {
  const { data, isFetching } = useAnswer(listStorageLocations, ALL_PLACES, { enabled: mayRun(listStorageLocations) });
  return ({ elements }) => {
    const id = placeOf(elements);
    if (id === undefined) return undefined;
    const place = data?.content.find((one) => one.id === id && one.active);
    if (!place && data && !isFetching) return { bad: t`This storage location is unknown or not in use.` };
    return { id, name: place?.name ?? t`Storage location` };
  };
}
