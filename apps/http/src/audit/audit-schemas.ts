import { integer, listOf, nullable, object, oneOf, schemaOf, Timestamp, text } from '../schemas.ts';

/** Members of an aggregate by name; which ones there are depends on the kind. */
const Members = nullable(schemaOf<object>({ type: 'object', additionalProperties: true }));

const AuditChangeResponse = object('AuditChange', {
  entity: text({ examples: ['supplier'] }),
  id: text(),
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
  id: text(),
  at: Timestamp,
  userId: nullable(text()),
  username: {
    ...nullable(text()),
    description: 'Where nobody known was asking, the username typed at the log-in',
  },
  operation: text({ examples: ['supplier.rate'] }),
  outcome: oneOf(['done', 'refused']),
  code: { ...nullable(text()), description: 'Why it was refused' },
  entity: { ...nullable(text()), description: 'The kind of what it was about' },
  entityId: nullable(text()),
  address: { ...nullable(text()), description: 'Of the client' },
  requestId: nullable(text()),
  changes: listOf(AuditChangeResponse),
  times: {
    ...nullable(integer()),
    description:
      'How many refusals of a kind within a minute it stands for, beside the first, which has an entry of its own; null: for one',
  },
});
