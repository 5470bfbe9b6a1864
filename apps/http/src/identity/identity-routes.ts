/** Routes: authentication. */
import {
  closeSession,
  getSession,
  logIn,
  logOut,
  type OpenedSession,
  openSession,
  refresh,
} from '@cleaver/domain/identity';
import { empty, json, presented, type RouteGroup, route } from '../operation-route.ts';
import { CurrentUser, LoginResponse, presentTokens } from './user-schemas.ts';

export const identityRoutes: RouteGroup = {
  tag: 'Authentication',
  description: 'Logging in and out',
  routes: [
    route({
      method: 'POST',
      path: '/api/auth/login',
      operation: logIn,
      answer: presented(LoginResponse, presentTokens),
      description: '5 failed attempts within 15 minutes per username and client address, then 429.',
    }),
    route({
      method: 'POST',
      path: '/api/auth/refresh',
      operation: refresh,
      answer: presented(LoginResponse, presentTokens),
      description:
        'A refresh token works once. One that is used twice ends its whole session, unless that is within some seconds: then ' +
        'an answer was lost, or two tabs refreshed at once, and it gives tokens of the same session once more.',
    }),
    route({ method: 'POST', path: '/api/auth/logout', operation: logOut, answer: empty(204) }),
    route({
      method: 'POST',
      path: '/api/session',
      operation: openSession,
      answer: presented(CurrentUser, ({ user }: OpenedSession) => user),
      cookie: 'opens',
      description:
        'For the pages of the service: sets a cookie that scripts cannot read and that ends after 12 hours without use. It ' +
        'counts where there is no `Authorization`, the request has `x-cleaver-web: 1`, and it comes from a page of the ' +
        'service (`Sec-Fetch-Site: same-origin`, or an `Origin` of the own host). Failed attempts count as those of a log-in.',
    }),
    route({
      method: 'GET',
      path: '/api/session',
      operation: getSession,
      answer: json(CurrentUser),
      cookie: 'renews',
      description: 'Renews the cookie when it is older than an hour.',
    }),
    route({ method: 'DELETE', path: '/api/session', operation: closeSession, answer: empty(204), cookie: 'ends' }),
  ],
};
