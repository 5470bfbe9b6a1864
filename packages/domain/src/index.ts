/** The core and its ports. Each context has a separate public interface, such as `@cleaver/domain/inventory`. */
export * from './core.ts';
export { ROLES } from './identity/index.ts';
export * from './kernel/execution/ports.ts';
export type { Request } from './kernel/execution/request.ts';
export { PERMISSIONS } from './permissions.ts';
