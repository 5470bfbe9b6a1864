/** What all parts of the form of a declaration get. */
import type { FieldSetting } from '../form-field.tsx';
import type { TypedDeclaration } from './typed-declaration.ts';

export interface PartProps {
  readonly typed: TypedDeclaration;
  readonly setting: FieldSetting;
  readonly set: (changes: Partial<TypedDeclaration>) => void;
}
