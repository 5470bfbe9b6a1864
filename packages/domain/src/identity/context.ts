/** The identity context as data. */
import type { Context } from '../kernel/execution/context.ts';
import { identityChapters } from './chapters.ts';
import { identityHandlers } from './identity-handlers.ts';
import { LoginLogs } from './login-log.ts';
import { Pins } from './pin.ts';
import { pinHandlers } from './pin-handlers.ts';
import * as refusals from './refusals.ts';
import { RefreshTokens, Sessions } from './session.ts';
import { SharedDevices } from './shared-device.ts';
import { Users, userMachine } from './user.ts';
import { userHandlers } from './user-handlers.ts';

export const identity: Context = {
  name: 'identity',
  neighbours: [],
  kinds: [LoginLogs, Pins, RefreshTokens, Sessions, SharedDevices, Users],
  chapters: identityChapters,
  handlers: [...identityHandlers, ...userHandlers, ...pinHandlers],
  machines: [userMachine],
  refusals: Object.values(refusals).flat(),
  reads: [],
};
