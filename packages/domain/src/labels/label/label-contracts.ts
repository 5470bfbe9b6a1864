/** Operations that decide about labels, release and withdraw them. */
import { command, query, type Tag } from '../../kernel/contract/contract.ts';
import { boolean, id, lines, oneOf, pathId } from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { SEARCH } from '../../kernel/contract/search.ts';
import { articleSubject } from '../../masterdata/contracts.ts';
import { recipeSubject } from '../../production/contracts.ts';
import { elementOutput, reasonOutput } from '../compile/compiled-output.ts';
import { labelNotDraft, labelRefused, tooManyLabels } from '../refusals.ts';
import { LABEL_STATUSES, labelSubject } from '../subjects.ts';
import { decisionsForm, decisionsOutput } from './label-form.ts';

/** A label, with what follows from its decisions. */
export const labelOutput = out.object('LabelResponse', {
  id: out.text(),
  articleId: out.text(),
  articleName: out.text(),
  version: out.int32(),
  status: out.oneOf(LABEL_STATUSES),
  decisions: decisionsOutput,
  prepacked: out.nullable(out.listOf(elementOutput), { description: 'Closed packs. Null: no use of the label' }),
  loose: out.nullable(out.listOf(elementOutput), { description: 'The counter. Null: no use of the label' }),
  reasons: out.listOf(reasonOutput, { description: 'Why it cannot be released. Empty: nothing is wrong' }),
  declarations: out.listOf(
    out.object('LabelDeclarationResponse', {
      articleId: out.text(),
      articleName: out.text(),
      version: out.int32(),
    }),
  ),
  outdated: out.boolean({ description: 'RELEASED, and one of the declarations is no longer in force' }),
  createdBy: out.text({ description: 'A username, as in the other members' }),
  createdAt: out.timestamp(),
  changedBy: out.text({ description: 'Who wrote the decisions last' }),
  changedAt: out.timestamp(),
  releasedBy: out.nullable(out.text()),
  releasedAt: out.nullable(out.timestamp()),
  selfReleased: out.boolean({ description: 'Who wrote the decisions last also released them' }),
  withdrawnBy: out.nullable(out.text()),
  withdrawnAt: out.nullable(out.timestamp()),
  withdrawReason: out.nullable(out.text()),
});
export type LabelView = out.GivenBy<typeof labelOutput>;

export const listLabels = query({
  name: 'label.list',
  subject: labelSubject,
  address: 'GET /api/labels',
  summary: 'List labels',
  permission: 'LABEL_READ',
  floor: true,
  input: listForm(labelSubject.sortable, {
    ...SEARCH,
    articleId: optional(pathId()),
    status: optional(oneOf(LABEL_STATUSES)),
    outdated: optional(boolean()),
  }),
  output: out.page(labelOutput, ['articleName', 'version', 'decisions.legalName', 'status', 'outdated', 'createdAt']),
});

export const getLabel = query({
  name: 'label.get',
  subject: labelSubject,
  address: 'GET /api/labels/{id}',
  summary: 'Read one label. A draft is compiled with the declarations in force today',
  permission: 'LABEL_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: labelOutput,
  givesVersion: true,
});

export const createLabel = command({
  name: 'label.create',
  subject: labelSubject,
  address: 'POST /api/labels',
  summary: "Create a draft of the article's next label",
  permission: 'LABEL_WRITE',
  refuses: [articleSubject.unknown, recipeSubject.unknown, tooManyLabels],
  input: form({ articleId: id(), decisions: decisionsForm }),
  output: labelOutput,
});

export const updateLabel = command({
  name: 'label.update',
  subject: labelSubject,
  address: 'PUT /api/labels/{id}',
  summary: 'Replace the decisions of a draft as a whole',
  permission: 'LABEL_WRITE',
  refuses: [articleSubject.unknown, recipeSubject.unknown, labelNotDraft],
  input: form({ id: pathId(), decisions: decisionsForm }),
  output: labelOutput,
  comparesVersion: true,
});

export const deleteLabel = command({
  name: 'label.delete',
  subject: labelSubject,
  address: 'DELETE /api/labels/{id}',
  summary: 'Delete a draft',
  permission: 'LABEL_WRITE',
  refuses: [labelNotDraft],
  input: form({ id: pathId() }),
  output: out.nothing,
  removesSubject: true,
  comparesVersion: true,
});

export const releaseLabel = command({
  name: 'label.release',
  subject: labelSubject,
  address: 'POST /api/labels/{id}/release',
  summary: 'Release a draft, which freezes its texts',
  description: 'The error LABEL_REFUSED has `reasons`: all of them, as in the label.',
  permission: 'HACCP_WRITE',
  refuses: [invalidStatusTransition, labelRefused],
  input: form({ id: pathId() }),
  output: labelOutput,
});

export const withdrawLabel = command({
  name: 'label.withdraw',
  subject: labelSubject,
  address: 'POST /api/labels/{id}/withdraw',
  summary: 'Withdraw a released label: nothing is printed with it any more',
  permission: 'HACCP_WRITE',
  refuses: [invalidStatusTransition],
  input: form({ id: pathId(), reason: lines() }),
  output: labelOutput,
});

export const labelTag: Tag = {
  title: 'Labels',
  description: 'What the law wants said about the goods, made from recipe and declarations',
  contracts: [listLabels, createLabel, getLabel, updateLabel, deleteLabel, releaseLabel, withdrawLabel],
};
