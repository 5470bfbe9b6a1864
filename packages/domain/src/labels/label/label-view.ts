/** Labels as responses show them: drafts compiled, others as they were frozen. */
import { type ArticleState, Articles } from '../../masterdata/index.ts';
import { RECIPES_BELOW_MAX, type RecipeNode } from '../../production/index.ts';
import { type Compiled, compile } from '../compile/compile.ts';
import type { LabelSources } from '../compile/sources.ts';
import { Declarations } from '../declaration/declaration.ts';
import type { LabelLook } from '../label-look.ts';
import type { LabelState } from './label.ts';
import type { LabelView } from './label-contracts.ts';

/** A label that is compiled, and the current name of its article. */
export interface CompiledLabel extends Compiled {
  readonly articleName: string;
  readonly article: Pick<ArticleState, 'productKind' | 'frozen'>;
  /** The names of the articles of the declarations, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Returns the labels as responses show them, in their order. */
export async function labelViews(look: LabelLook, labels: readonly LabelState[]): Promise<readonly LabelView[]> {
  const compiled = await compiledLabels(
    look,
    labels.filter(({ status }) => status === 'DRAFT'),
  );
  return labels.map((label) => viewOf(label, compiled.get(label.id)));
}

/** Returns one label as a response shows it. */
export async function labelView(look: LabelLook, label: LabelState): Promise<LabelView> {
  const [view] = await labelViews(look, [label]);
  return view as LabelView;
}

function viewOf(label: LabelState, compiled: CompiledLabel | undefined): LabelView {
  const { frozen, declaredIds: _, ...members } = label;
  const { names } = compiled ?? {};
  return {
    ...members,
    ...(compiled && { articleName: compiled.articleName }),
    prepacked: compiled?.prepacked ?? frozen?.prepacked ?? null,
    loose: compiled?.loose ?? frozen?.loose ?? null,
    reasons: compiled?.reasons ?? [],
    declarations: compiled
      ? compiled.declarations.map(({ articleId, version }) => ({
          ...{ articleId, articleName: names?.get(articleId) ?? '', version },
        }))
      : (frozen?.declarations.map(({ articleId, articleName, version }) => ({ articleId, articleName, version })) ??
        []),
    selfReleased: label.releasedBy !== null && label.releasedBy === label.changedBy,
  };
}

type Drafted = Pick<LabelState, 'id' | 'articleId' | 'decisions'>;

/** Compiles labels with the declarations in force today, by the id of the label. */
export async function compiledLabels(
  look: LabelLook,
  labels: readonly Drafted[],
): Promise<ReadonlyMap<string, CompiledLabel>> {
  if (labels.length === 0) return new Map();
  const graphs = await graphsOf(look, labels);
  const lines = [...graphs.values()].flat().flatMap(({ ingredients }) => ingredients);
  const articleIds = [...new Set([...labels, ...lines].map(({ articleId }) => articleId))];
  const recipeArticles = [...graphs.values()].flat().map(({ articleId }) => articleId);
  const [{ operator }, articles, latest] = await Promise.all([
    look.settings(),
    look.whereIn(Articles, 'id', [...new Set([...articleIds, ...recipeArticles])]),
    look.whereIn(Declarations, 'articleId', articleIds),
  ]);
  const names = new Map(articles.map(({ id, name }) => [id, name]));
  const declarations = new Map(
    latest.filter(({ isLatest }) => isLatest).map((declaration) => [declaration.articleId, declaration]),
  );
  const byId = new Map(articles.map((article) => [article.id, article]));
  const compiled = new Map<string, CompiledLabel>();
  for (const { id, articleId, decisions } of labels) {
    const article = byId.get(articleId);
    if (!article) throw new Error(`The article ${articleId} of a label was not read`);
    const recipes = new Map((graphs.get(decisions.recipeId ?? '') ?? []).map((recipe) => [recipe.id, recipe]));
    const sources: LabelSources = { article, labelId: id, names, recipes, declarations, operator };
    compiled.set(id, { ...compile(decisions, sources), articleName: article.name, article, names });
    await look.pause();
  }
  return compiled;
}

/** Returns the recipes of the labels with all recipes below them, by the id of the label's recipe. */
async function graphsOf(
  look: LabelLook,
  labels: readonly Drafted[],
): Promise<ReadonlyMap<string, readonly RecipeNode[]>> {
  const ids = [...new Set(labels.flatMap(({ decisions: { recipeId } }) => recipeId ?? []))];
  const graphs = await Promise.all(ids.map((id) => look.recipes.graph(id, RECIPES_BELOW_MAX + 1)));
  return new Map(ids.map((id, at) => [id, graphs[at] ?? []]));
}
