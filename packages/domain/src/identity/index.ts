/** The public interface of identity. */

export * from './contracts.ts';
export * from './permissions.ts';
export * from './pin/pin.ts';
export * from './pin/shared-device.ts';
export * from './ports.ts';
export * from './refusals.ts';
export * from './session/access.ts';
export { forgetFailures } from './session/attempts.ts';
export * from './session/login-log.ts';
export * from './session/session.ts';
export * from './user/role.ts';
export * from './user/user.ts';
export { createFirstAdministrator, FIRST_USERNAME, resetLostPassword } from './user/user-handlers.ts';
