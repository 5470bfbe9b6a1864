/** A typed client for the service's HTTP interface, for Node and browsers. */
export { ApiError } from './api-error.ts';
export { CleaverClient } from './client.ts';
export type { components } from './schema.ts';
export type { TransportOptions as ClientOptions } from './transport.ts';
