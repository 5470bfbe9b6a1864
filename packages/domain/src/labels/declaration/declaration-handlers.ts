/** Handlers that declare articles and read declarations. */
import { shopDay } from '../../inventory/index.ts';
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { searched } from '../../kernel/contract/search.ts';
import { aheadFaults } from '../../kernel/execution/document.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { pageInMemory } from '../../kernel/execution/page-in-memory.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Articles } from '../../masterdata/index.ts';
import { Labels } from '../label/label.ts';
import { tooManyDeclarations } from '../refusals.ts';
import { declarationSubject } from '../subjects.ts';
import { DECLARATIONS_LOCK, Declaration, Declarations } from './declaration.ts';
import { declareArticle, listArticleDeclarations, listDeclarations, NAMED_SORTABLE } from './declaration-contracts.ts';
import { declarationFaults, declaredBy, type GivenDeclaration } from './declaration-form.ts';
import { codesOf, type DeclarationState } from './declared.ts';

/** Maximum number of versions of an article. */
const VERSIONS_MAX = 500;

/** A declaration with the name and the number of its article. */
type Named = DeclarationState & { readonly articleName: string; readonly articleNumber: string };

/** How the list of the declarations in force is searched. */
const NAMED = {
  name: declarationSubject.name,
  day: undefined,
  searched: ({ articleName, articleNumber, name }: Named) => [articleName, articleNumber, name],
};

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
      const found = searched(NAMED, rows, { q, id }).filter(
        (row) => !allergen || codesOf(row, 'CONTAINED').includes(allergen),
      );
      return pageInMemory(found, NAMED_SORTABLE, request);
    },
  }),
];

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
  for (const label of await unit.of(Labels).where({ status: 'RELEASED', outdated: false, declaredIds: articleId }))
    label.outdate();
  return state;
}
