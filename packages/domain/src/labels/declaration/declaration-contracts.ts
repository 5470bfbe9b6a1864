/** Operations on declarations. */
import { command, query, type Tag } from '../../kernel/contract/contract.ts';
import { oneOf, pathId } from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { SEARCH } from '../../kernel/contract/search.ts';
import { aheadFaults } from '../../kernel/execution/document.ts';
import { calendarDay } from '../../kernel/values/calendar.ts';
import { articleSubject } from '../../masterdata/contracts.ts';
import { tooManyDeclarations } from '../refusals.ts';
import { declarationSubject } from '../subjects.ts';
import { ALLERGEN_CODES } from './allergens.ts';
import { declarationFields, declarationOutput } from './declaration-form.ts';

export const declareArticle = command({
  name: 'declaration.create',
  subject: declarationSubject,
  about: { member: 'id', subject: articleSubject },
  address: 'POST /api/articles/{id}/declarations',
  summary: 'Declare what an article is as an ingredient, in a new version',
  description: 'No version is ever changed. A wrong version is mended by a new one with the same day.',
  permission: 'LABEL_WRITE',
  refuses: [tooManyDeclarations],
  input: form({ id: pathId(), ...declarationFields }),
  dateFaults: (given, { now, settings }) => aheadFaults(given, 'validFrom', calendarDay(now, settings.shopTimeZone)),
  output: declarationOutput,
});

export const listArticleDeclarations = query({
  name: 'declaration.versions',
  subject: declarationSubject,
  about: { member: 'id', subject: articleSubject },
  address: 'GET /api/articles/{id}/declarations',
  summary: 'List the versions of the declaration of an article',
  permission: 'LABEL_READ',
  floor: true,
  input: listForm(declarationSubject.sortable, { id: pathId() }),
  output: out.page(declarationOutput, ['version', 'role', 'name', 'validFrom', 'createdBy', 'createdAt']),
});

/** A declaration with the name and the number of its article. */
const namedDeclarationOutput = out.object('NamedDeclarationResponse', {
  ...declarationOutput.members,
  articleName: out.text(),
  articleNumber: out.text(),
});

/** Members by which the list of the declarations in force can be sorted. */
export const NAMED_SORTABLE = { articleName: 'folded' } as const;

export const listDeclarations = query({
  name: 'declaration.list',
  subject: declarationSubject,
  address: 'GET /api/declarations',
  summary: "List each article's declaration in force today",
  permission: 'LABEL_READ',
  floor: true,
  input: listForm(NAMED_SORTABLE, {
    ...SEARCH,
    articleId: optional(pathId()),
    allergen: optional(oneOf(ALLERGEN_CODES)),
  }),
  output: out.page(namedDeclarationOutput, ['articleName', 'articleNumber', 'role', 'name']),
});

export const declarationTag: Tag = {
  title: 'Declarations',
  description: 'What articles are as ingredients, in versions',
  contracts: [declareArticle, listArticleDeclarations, listDeclarations],
};
