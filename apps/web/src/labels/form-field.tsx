/** A field of a form of labels with its label, hint and fault. */
import type { ComponentChildren } from 'preact';
import type { Faults } from '../shell/data/submission.ts';
import type { InputAttributes } from '../ui/form/labelled-field.tsx';
import { Labelled } from '../ui/form/labelled-field.tsx';

export interface FieldSetting {
  readonly id: string;
  readonly faults: Faults;
}

interface FieldProps {
  readonly path: string;
  readonly label: string;
  readonly setting: FieldSetting;
  readonly isOptional?: boolean;
  readonly isWide?: boolean;
  readonly hint?: string | undefined;
  readonly children: (attributes: Omit<InputAttributes, 'onBlur'>) => ComponentChildren;
}

export function Field({ path, label, setting, isOptional = false, isWide = false, hint, children }: FieldProps) {
  const id = `${setting.id}-${path}`;
  const hasFault = setting.faults.has(path);
  const described = [hint !== undefined && `${id}-hint`, hasFault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <Labelled {...{ id, label, path, setting, isWide }} isRequired={!isOptional} {...(hint !== undefined && { hint })}>
      {children({
        id,
        name: path,
        'aria-invalid': hasFault ? 'true' : undefined,
        'aria-required': isOptional ? undefined : 'true',
        'aria-describedby': described || undefined,
      })}
    </Labelled>
  );
}
