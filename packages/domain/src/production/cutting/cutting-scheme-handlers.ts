/** Handlers of cutting schemes. */

import type { InputOf } from '../../kernel/contract/form.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { UnitOfWork } from '../../kernel/execution/unit-of-work.ts';
import { Articles } from '../../masterdata/index.ts';
import { type CuttingPart, CuttingScheme, CuttingSchemes } from './cutting-scheme.ts';
import {
  changeCuttingScheme,
  createCuttingScheme,
  deleteCuttingScheme,
  getCuttingScheme,
  listCuttingSchemes,
} from './cutting-scheme-contracts.ts';

type GivenParts = InputOf<typeof createCuttingScheme.input>['parts'];

/** Returns the parts in their stored form. Refuses an unknown article with ARTICLE_NOT_FOUND. */
async function partsOf(unit: UnitOfWork, given: GivenParts): Promise<readonly CuttingPart[]> {
  await unit.of(Articles).peekAll(given.flatMap(({ articleId }) => articleId ?? []));
  return given.map(({ kind, articleId = null, reason, sharePercent }) => ({
    kind,
    articleId,
    reason: reason || null,
    sharePercent: sharePercent.toText(),
  }));
}

export const cuttingSchemeHandlers: readonly Handler[] = [
  handle(listCuttingSchemes, {
    run: ({ reader }, { articleId, ...request }) => reader.page(CuttingSchemes, { articleId }, request),
  }),
  handle(getCuttingScheme, {
    run: ({ reader }, { id }) => reader.versioned(CuttingSchemes, id),
  }),
  handle(createCuttingScheme, {
    async run(unit, { articleId, name, parts }) {
      await unit.of(Articles).peek(articleId);
      const scheme = CuttingScheme.create({
        id: unit.newId(),
        articleId,
        name,
        parts: await partsOf(unit, parts),
        createdAt: unit.now,
      });
      unit.of(CuttingSchemes).add(scheme);
      return scheme.state;
    },
  }),
  handle(changeCuttingScheme, {
    async run(unit, { id, name, parts }, { expected }) {
      const scheme = await unit.of(CuttingSchemes).get(id, expected);
      scheme.change({ name, parts: parts && (await partsOf(unit, parts)) }, unit.now);
      return scheme.state;
    },
  }),
  handle(deleteCuttingScheme, {
    async run(unit, { id }, { expected }) {
      const schemes = unit.of(CuttingSchemes);
      schemes.remove(await schemes.get(id, expected));
    },
  }),
];
