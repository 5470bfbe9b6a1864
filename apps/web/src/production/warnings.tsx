/** The warnings of the service about a completed batch. */
import type { Of } from '../shell/api.ts';
import { withDates } from '../shell/format.ts';
import { Notice } from '../ui/notice.tsx';

export const Warnings = ({ of }: { readonly of: Of<'ExecutionResponse'>['warnings'] }) => (
  <>
    {of.map(({ message }) => (
      <Notice key={message} tone="warn">
        {withDates(message)}
      </Notice>
    ))}
  </>
);
