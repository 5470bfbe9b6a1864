/** Contract section 4, Authentication. */
import { logIn, logOut, refresh } from '@cleaver/domain';
import { empty, presented, type RouteGroup, route } from '../operation-route.ts';
import { LoginResponse, presentTokens } from './user-schemas.ts';

export const identityRoutes: RouteGroup = {
  tag: 'Authentication',
  description: 'Logging in and out',
  routes: [
    route({
      method: 'POST',
      path: '/api/auth/login',
      operation: logIn,
      answer: presented(LoginResponse, presentTokens),
      refuses: [401],
      description: '5 failed attempts within 15 minutes per username and client address, then 429.',
    }),
    route({
      method: 'POST',
      path: '/api/auth/refresh',
      operation: refresh,
      answer: presented(LoginResponse, presentTokens),
      refuses: [401],
      description: 'A refresh token works once. One that is used twice ends its whole session.',
    }),
    route({ method: 'POST', path: '/api/auth/logout', operation: logOut, answer: empty(204) }),
  ],
};
