/** A typed client for the service's HTTP interface, for Node and browsers. */
export { ApiError } from './api-error.ts';
export type { AnyOptions } from './calls.ts';
export { CleaverClient, type ClientOptions, type Tokens } from './client.ts';
export type { components } from './schema.ts';
