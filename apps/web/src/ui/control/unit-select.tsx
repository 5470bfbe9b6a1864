/**
 * The field for a unit: the units of the article, the frequent units, then all others of the catalogue. The floor
 * offers at most eight units.
 */
import { firstNameOf } from '@cleaver/domain/kernel';
import { useContext } from 'preact/hooks';
import { shownUnit } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { InputAttributes } from '../form/labelled-field.tsx';
import { OnFloor } from './on-floor.ts';
import { fewUnits, unitChoices } from './units.ts';
import { UnitsOf } from './units-of.ts';

interface UnitSelectProps {
  readonly attributes: InputAttributes | { readonly 'aria-label': string };
  readonly value: string;
  readonly set: (unit: string) => void;
  readonly isRequired: boolean;
  /** The id of the article whose units come first. Empty without an article. */
  readonly articleId: string;
  /** The units to choose from. Default: all units of the catalogue. */
  readonly choices?: readonly string[] | undefined;
}

export function UnitSelect({ attributes, value, set, isRequired, articleId, choices }: UnitSelectProps) {
  const { first, others } = unitChoices(useContext(UnitsOf)(articleId), choices);
  const isOnFloor = useContext(OnFloor);
  const chosen = value === '' ? '' : firstNameOf(value);
  const option = (unit: string) => (
    <option key={unit} value={unit}>
      {shownUnit(unit)}
    </option>
  );
  return (
    <select {...attributes} value={chosen} onChange={(event) => set(event.currentTarget.value)}>
      {(!isRequired || chosen === '') && <option value="">{isRequired ? t`Choose` : '–'}</option>}
      {(isOnFloor ? fewUnits(first, chosen) : first).map(option)}
      {!isOnFloor && <optgroup label={t`Others`}>{others.map(option)}</optgroup>}
    </select>
  );
}
