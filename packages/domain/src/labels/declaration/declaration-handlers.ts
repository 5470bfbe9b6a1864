/** Handlers that declare articles and read declarations. */
import { shopDay } from '../../inventory/index.ts';
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { aheadFaults } from '../../kernel/execution/document.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { pageInMemory } from '../../kernel/execution/page-in-memory.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { searchWords } from '../../kernel/values/text.ts';
import { Articles } from '../../masterdata/index.ts';
import { Labels } from '../label/label.ts';
import { tooManyDeclarations } from '../refusals.ts';
import { DECLARATIONS_LOCK, Declaration, Declarations } from './declaration.ts';
import { declareArticle, listArticleDeclarations, listDeclarations, NAMED_SORTABLE } from './declaration-contracts.ts';
import { declarationFaults, declaredBy, type GivenDeclaration } from './declaration-form.ts';
import { codesOf, type DeclarationState } from './declared.ts';

/** Maximum number of versions of an article. */
const VERSIONS_MAX = 500;

export const declarationHandlers: readonly Handler[] = [
  handle(declareArticle, {
    run: (unit, { id, validFrom, ...given }, { caller }) => declare(unit, id, { given, validFrom }, caller.username),
  }),
  handle(listArticleDeclarations, {
    async run({ reader }, { id, ...request }) {
      await reader.get(Articles, id);
      const { content, page } = await reader.page(Declarations, { articleId: id }, request, ['isLatest']);
      return { content, page };
    },
  }),
  handle(listDeclarations, {
    async run({ reader }, { articleId, allergen, q, id, ...request }) {
      const latest = await reader.where(Declarations, { articleId, isLatest: true });
      const articles = await reader.whereIn(
        Articles,
        'id',
        latest.map((one) => one.articleId),
      );
      const byId = new Map(articles.map((article) => [article.id, article]));
      const rows = latest.map(({ isLatest: _, ...one }) => {
        const { name: articleName = '', articleNumber = '' } = byId.get(one.articleId) ?? {};
        return { ...one, articleName, articleNumber };
      });
      const ids = id && new Set(id);
      const found = rows.filter(
        (row) =>
          (!ids || ids.has(row.id)) &&
          (!allergen || codesOf(row, 'CONTAINED').includes(allergen)) &&
          (!q || isFound(q, [row.articleName, row.articleNumber, row.name])),
      );
      return pageInMemory(found, NAMED_SORTABLE, request);
    },
  }),
];

/** Returns whether each word of the search stands in one of the texts. */
function isFound(words: readonly string[], texts: readonly string[]): boolean {
  const key = texts.flatMap(searchWords).join(' ');
  return words.every((word) => key.includes(word));
}

/**
 * Adds a version of the declaration of an article. The first version holds since ever. Labels that are frozen with an
 * earlier version are outdated then. Refuses an unknown article with ARTICLE_NOT_FOUND, and a wrong declaration with
 * VALIDATION_ERROR.
 */
async function declare(
  unit: UnitPorts,
  articleId: string,
  { given, validFrom }: { readonly given: GivenDeclaration; readonly validFrom: CalendarDate | undefined },
  createdBy: string,
): Promise<DeclarationState> {
  await unit.lock(DECLARATIONS_LOCK);
  await unit.of(Articles).peek(articleId);
  const today = shopDay(unit.now, unit.settings);
  const declarations = unit.of(Declarations);
  const [latest] = await declarations.where({ articleId, isLatest: true });
  const version = (latest?.state.version ?? 0) + 1;
  if (version > VERSIONS_MAX) throw tooManyDeclarations({ max: VERSIONS_MAX });
  const declared = declaredBy(given, latest ? (validFrom ?? today) : null);
  checkNoFaults([...declarationFaults(declared), ...aheadFaults({ validFrom }, 'validFrom', today)]);
  latest?.supersede();
  const state: DeclarationState = { ...declared, id: unit.newId(), articleId, version, createdBy, createdAt: unit.now };
  declarations.add(Declaration.create(state));
  for (const label of await unit.of(Labels).where({ status: 'RELEASED', declaredIds: articleId })) label.outdate();
  return state;
}
