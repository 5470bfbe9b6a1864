/** Shows the name of a storage location. Sales staff measure, but may not read storage locations: they see a dash. */
import { NONE } from '../shell/language/format.ts';
import { useNames } from '../shell/navigation/references.ts';
import { may } from '../shell/session/session.ts';
import { Named } from '../ui/text/record-name.tsx';

interface PlaceNameProps {
  readonly id: string | null;
  readonly isPlain?: boolean;
}

export const PlaceName = ({ id, isPlain = false }: PlaceNameProps) =>
  may('STOCK_READ') ? <Named kind="storageLocation" id={id} isPlain={isPlain} /> : NONE;

/** Returns a function that returns the name of a storage location; an empty text for users who may not read them. */
export function usePlaceNames(): (id: string | null | undefined) => string {
  const names = useNames('storageLocation');
  return may('STOCK_READ') ? names : () => '';
}
