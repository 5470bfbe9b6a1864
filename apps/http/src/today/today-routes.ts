/** What matters today. */
import { getToday } from '@cleaver/domain/today';
import { presented, type RouteGroup, route } from '../operation-route.ts';
import { presentToday, TodayResponse } from './today-schemas.ts';

export const todayRoutes: RouteGroup = {
  tag: 'Today',
  description: 'What matters today, to whoever asks',
  routes: [
    route({
      method: 'GET',
      path: '/api/today',
      operation: getToday,
      answer: presented(TodayResponse, presentToday),
      description: 'A part is absent where the caller lacks the permission that it names.',
    }),
  ],
};
