/** The identity context as data. */
import type { Context } from '../kernel/execution/context.ts';
import { identityOperations } from './operations.ts';
import { Pins } from './pin/pin.ts';
import { pinHandlers } from './pin/pin-handlers.ts';
import { SharedDevices } from './pin/shared-device.ts';
import * as refusals from './refusals.ts';
import { identityHandlers } from './session/identity-handlers.ts';
import { LoginLogs } from './session/login-log.ts';
import { RefreshTokens, Sessions } from './session/session.ts';
import { Users, userMachine } from './user/user.ts';
import { userFile } from './user/user-file.ts';
import { userHandlers } from './user/user-handlers.ts';

export const identity: Context = {
  ...identityOperations,
  neighbours: [],
  kinds: [LoginLogs, Pins, RefreshTokens, Sessions, SharedDevices, Users],
  handlers: [...identityHandlers, ...userHandlers, ...pinHandlers],
  files: [userFile],
  machines: [userMachine],
  refusals: Object.values(refusals).flat(),
  reads: [],
};
