/** The warnings of the service about a completed batch. */
import type { Of } from '../../shell/data/api.ts';
import { forPeople } from '../../shell/language/format.ts';
import { Notice } from '../../ui/dialog/notice.tsx';

export const Warnings = ({ of }: { readonly of: Of<'ExecutionResponse'>['warnings'] }) => (
  <>
    {of.map(({ message }) => (
      <Notice key={message} tone="warn">
        {forPeople(message)}
      </Notice>
    ))}
  </>
);
