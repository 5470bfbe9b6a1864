/** The warnings of the service about a completed batch. */
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getExecution } from '@cleaver/domain/production/contracts';
import { forPeople } from '../../shell/language/format.ts';
import { Notice } from '../../ui/dialog/notice.tsx';

export const Warnings = ({ of }: { readonly of: AnswerOf<typeof getExecution>['warnings'] }) => (
  <>
    {of.map(({ message }) => (
      <Notice key={message} tone="warn">
        {forPeople(message)}
      </Notice>
    ))}
  </>
);
