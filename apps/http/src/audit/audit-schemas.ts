import { Type } from 'typebox';
import { listOf, nullable, object, oneOf, Timestamp } from '../schemas.ts';

/** Members of an aggregate by name; which ones there are depends on the kind. */
const Members = nullable(Type.Unsafe<object>({ type: 'object', additionalProperties: true }));

const AuditChangeResponse = object('AuditChange', {
  entity: Type.String({ examples: ['supplier'] }),
  id: Type.String(),
  before: {
    ...Members,
    description:
      'The members that changed, as they were, and of a list of things the things that changed; null where it is new',
  },
  after: {
    ...Members,
    description:
      'The members that changed, as they are, and of a list of things the things that changed; null where it is gone',
  },
});

export const AuditEntryResponse = object('AuditEntry', {
  id: Type.String(),
  at: Timestamp,
  userId: nullable(Type.String()),
  username: {
    ...nullable(Type.String()),
    description: 'Where nobody known was asking, the username typed at the log-in',
  },
  operation: Type.String({ examples: ['supplier.rate'] }),
  outcome: oneOf(['done', 'refused']),
  code: { ...nullable(Type.String()), description: 'Why it was refused' },
  entity: { ...nullable(Type.String()), description: 'The kind of what it was about' },
  entityId: nullable(Type.String()),
  address: { ...nullable(Type.String()), description: 'Of the client' },
  requestId: nullable(Type.String()),
  changes: listOf(AuditChangeResponse),
  times: {
    ...nullable(Type.Integer()),
    description:
      'How many refusals of a kind within a minute it stands for, beside the first, which has an entry of its own; null: for one',
  },
});
