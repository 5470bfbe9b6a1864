/** The public interface of identity. */
export * from './access.ts';
export { forgetFailures } from './attempts.ts';
export * from './contracts.ts';
export * from './login-log.ts';
export * from './permissions.ts';
export * from './pin.ts';
export * from './ports.ts';
export * from './refusals.ts';
export * from './role.ts';
export * from './session.ts';
export * from './shared-device.ts';
export * from './user.ts';
export { createFirstAdministrator, FIRST_USERNAME, resetLostPassword } from './user-handlers.ts';
