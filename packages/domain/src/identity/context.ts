/** The identity context as data. */
import type { Context } from '../kernel/context.ts';
import { identityChapters } from './chapters.ts';
import { identityHandlers } from './identity-handlers.ts';
import { LoginLogs } from './login-log.ts';
import { identityPermissions } from './permissions.ts';
import * as refusals from './refusals.ts';
import { RefreshTokens, Sessions } from './session.ts';
import { Users, userMachine } from './user.ts';
import { userHandlers } from './user-handlers.ts';

export const identity: Context = {
  name: 'identity',
  neighbours: [],
  kinds: [LoginLogs, RefreshTokens, Sessions, Users],
  chapters: identityChapters,
  handlers: [...identityHandlers, ...userHandlers],
  machines: [userMachine],
  refusals: Object.values(refusals).flat(),
  permissions: identityPermissions.permissions,
  reads: [],
};
