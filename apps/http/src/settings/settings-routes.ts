import { getSettings, updateSettings } from '@cleaver/domain/settings';
import { presented, type RouteGroup, route } from '../operation-route.ts';
import { presentSettings, SettingsResponse } from './settings-schemas.ts';

const PATH = '/api/settings';
const settings = presented(SettingsResponse, presentSettings);

export const settingsRoutes: RouteGroup = {
  tag: 'Settings',
  description: 'What the shop decides about itself: who it is on papers, and how strict the service is',
  routes: [
    route({ method: 'GET', path: PATH, operation: getSettings, answer: settings }),
    route({ method: 'PUT', path: PATH, operation: updateSettings, answer: settings }),
  ],
};
