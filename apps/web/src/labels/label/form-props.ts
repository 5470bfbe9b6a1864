/** What all parts of the form of a label get. */
import type { Faults } from '../../shell/data/submission.ts';
import type { TypedDecisions } from './typed-decisions.ts';

export interface FormProps {
  /** The beginning of the ids of the fields. */
  readonly id: string;
  readonly typed: TypedDecisions;
  readonly faults: Faults;
  readonly set: (changes: Partial<TypedDecisions>) => void;
}
