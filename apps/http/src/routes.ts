/** All routes there are, made of the contracts of all contexts. Needs no Fastify: programs and documents read them, too. */

import { CHAPTERS } from '@cleaver/domain/contracts';
import type { AnyContract } from '@cleaver/domain/kernel';
import { identityAnswers } from './identity/identity-answers.ts';
import { userAnswers } from './identity/user-answers.ts';
import { type Answered, type RouteGroup, routesOf } from './operation-route.ts';
import { qualityAnswers } from './quality/quality-answers.ts';

/** What deviates from what a contract says by itself. */
const ANSWERS: ReadonlyMap<AnyContract, Answered> = new Map(
  [...identityAnswers, ...userAnswers, ...qualityAnswers].map((answered) => [answered.operation, answered]),
);

export const ROUTES: readonly RouteGroup[] = CHAPTERS.map((chapter) => routesOf(chapter, ANSWERS));
