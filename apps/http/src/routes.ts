/**
 * All routes, built from the contracts of all contexts. Does not depend on Fastify, so clients and documents can use
 * it.
 */

import { CHAPTERS } from '@cleaver/domain/contracts';
import type { AnyContract } from '@cleaver/domain/kernel';
import { identityAnswers } from './identity/identity-answers.ts';
import { userAnswers } from './identity/user-answers.ts';
import { type Answered, type RouteGroup, routesOf } from './operation-route.ts';
import { qualityAnswers } from './quality/quality-answers.ts';

/** Deviations from contracts. */
const ANSWERS: ReadonlyMap<AnyContract, Answered> = new Map(
  [...identityAnswers, ...userAnswers, ...qualityAnswers].map((answered) => [answered.operation, answered]),
);

export const ROUTES: readonly RouteGroup[] = CHAPTERS.map((chapter) => routesOf(chapter, ANSWERS));
