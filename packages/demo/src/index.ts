/** A demo shop for trials of the service. */
export { contentOfShop, DEMO_STEPS, fillShop } from './fill.ts';
export { DEMO_ROLES, demoUser } from './people.ts';
export type { DemoHost } from './writer.ts';
