/**
 * All routes, built from the contracts of all contexts. This module does not depend on Fastify, so clients and
 * documents can use it.
 */

import { TAGS } from '@cleaver/domain/contracts';
import { identityAnswers } from './identity/identity-answers.ts';
import { type RouteGroup, routesOf } from './operation-route.ts';

/** Deviations of responses from their contracts, by contract: another status, or a change of the page cookie. */
const ANSWERS = new Map(identityAnswers);

export const ROUTES: readonly RouteGroup[] = TAGS.map((tag) => routesOf(tag, ANSWERS));
