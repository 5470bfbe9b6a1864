/** A shop to try the service on. */
export { contentOfShop, DEMO_STEPS, type DemoHost, fillShop } from './fill.ts';
