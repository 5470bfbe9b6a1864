/** The core as one object, and what it needs from outside. Each context has a face of its own: `@cleaver/domain/inventory` … */
export * from './core.ts';
export * from './kernel/ports.ts';
export type { Request } from './kernel/request.ts';
