/** Handlers of labels. */
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { Articles } from '../../masterdata/index.ts';
import { Recipes } from '../../production/index.ts';
import { DECLARATIONS_LOCK } from '../declaration/declaration.ts';
import { labelLookAt, labelLookInside } from '../label-look.ts';
import { tooManyLabels } from '../refusals.ts';
import { labelMachine } from '../subjects.ts';
import type { Decisions } from './decisions.ts';
import { type FrozenLabel, Label, Labels } from './label.ts';
import {
  createLabel,
  deleteLabel,
  getLabel,
  listLabels,
  releaseLabel,
  updateLabel,
  withdrawLabel,
} from './label-contracts.ts';
import { decisionsBy } from './label-form.ts';
import { refusedLabel } from './label-refusal.ts';
import { type CompiledLabel, compiledLabels, labelView, labelViews } from './label-view.ts';

/** Maximum number of labels of an article. */
const LABELS_MAX = 500;

export const labelHandlers: readonly Handler[] = [
  handle(listLabels, {
    atOneInstant: true,
    async run(ports, { articleId, status, outdated, ...request }) {
      const { content, page } = await ports.reader.page(Labels, { articleId, status, outdated }, request);
      return { content: await labelViews(labelLookAt(ports), content), page };
    },
  }),
  handle(getLabel, {
    atOneInstant: true,
    async run(ports, { id }) {
      const { state, version } = await ports.reader.versioned(Labels, id);
      return { state: await labelView(labelLookAt(ports), state), version };
    },
  }),
  handle(createLabel, {
    async run(unit, { articleId, decisions }, { caller }) {
      // The lock of the article lets two simultaneous drafts have two versions.
      const { state: article } = await unit.of(Articles).get(articleId);
      const held = await unit.of(Labels).peekWhere({ articleId });
      if (held.length >= LABELS_MAX) throw tooManyLabels({ max: LABELS_MAX });
      const given = await checkedDecisions(unit, decisionsBy(decisions));
      const version = Math.max(0, ...held.map((one) => one.version)) + 1;
      const label = Label.create(
        { id: unit.newId(), articleId, articleName: article.name, version, decisions: given },
        { by: caller.username, at: unit.now },
      );
      unit.of(Labels).add(label);
      return labelView(labelLookInside(unit), label.state);
    },
  }),
  handle(updateLabel, {
    async run(unit, { id, decisions }, { caller, expected }) {
      const label = await unit.of(Labels).get(id, expected);
      label.checkDraft();
      const given = await checkedDecisions(unit, decisionsBy(decisions));
      const { name } = await unit.of(Articles).peek(label.state.articleId);
      label.decide(given, name, { by: caller.username, at: unit.now });
      return labelView(labelLookInside(unit), label.state);
    },
  }),
  handle(deleteLabel, {
    async run(unit, { id }, { expected }) {
      const label = await unit.of(Labels).get(id, expected);
      label.checkDraft();
      unit.of(Labels).remove(label);
    },
  }),
  handle(releaseLabel, {
    async run(unit, { id }, { caller }) {
      await unit.lock(DECLARATIONS_LOCK);
      const label = await unit.of(Labels).get(id);
      labelMachine.move(label.state.status, 'release');
      const compiled = (await compiledLabels(labelLookInside(unit), [label.state])).get(id);
      if (!compiled) throw new Error('The label was not compiled');
      if (compiled.reasons.length > 0) throw refusedLabel(compiled.reasons);
      label.release(frozenOf(compiled), compiled.articleName, { by: caller.username, at: unit.now });
      return labelView(labelLookInside(unit), label.state);
    },
  }),
  handle(withdrawLabel, {
    async run(unit, { id, reason }, { caller }) {
      const label = await unit.of(Labels).get(id);
      label.withdraw(reason, { by: caller.username, at: unit.now });
      return labelView(labelLookInside(unit), label.state);
    },
  }),
];

/** Refuses an unknown recipe with RECIPE_NOT_FOUND, and unknown articles with ARTICLE_NOT_FOUND. */
async function checkedDecisions(unit: UnitPorts, decisions: Decisions): Promise<Decisions> {
  const { recipeId, ingredients } = decisions;
  if (recipeId !== null) await unit.of(Recipes).peek(recipeId);
  if (ingredients.length > 0) await unit.of(Articles).peekAll(ingredients.map(({ articleId }) => articleId));
  return decisions;
}

function frozenOf({ prepacked, loose, declarations, article, names }: CompiledLabel): FrozenLabel {
  const { productKind, frozen } = article;
  return {
    ...{ prepacked, loose, productKind, frozen },
    declarations: declarations.map(({ id, articleId, version }) => ({
      ...{ id, articleId, articleName: names.get(articleId) ?? '', version },
    })),
  };
}
