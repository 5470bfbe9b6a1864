/** Routes: authentication. */
import { closeSession, getSession, logOut, type OpenedSession, openSession } from '@cleaver/domain/identity';
import { type Answered, answered, empty, json, presented } from '../operation-route.ts';
import { CurrentUser } from './user-schemas.ts';

export const identityAnswers: readonly Answered[] = [
  answered(logOut, empty(204)),
  answered(
    openSession,
    presented(CurrentUser, ({ user }: OpenedSession) => user),
    { cookie: 'opens' },
  ),
  answered(getSession, json(CurrentUser), { cookie: 'renews' }),
  answered(closeSession, empty(204), { cookie: 'ends' }),
];
