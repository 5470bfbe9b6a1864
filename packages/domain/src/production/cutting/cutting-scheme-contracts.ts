/** Operations on cutting schemes: the parts that an article is usually cut into. */

import { again, command, query, type Tag } from '../../kernel/contract/contract.ts';
import { allOptional } from '../../kernel/contract/edit.ts';
import { id, list, NAME_MAX, oneOf, optionalText, pathId, percentage, text } from '../../kernel/contract/fields.ts';
import {
  defaulted,
  described,
  type Field,
  form,
  optional,
  type RawValueOf,
  type ValueOf,
} from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { foldText } from '../../kernel/values/text.ts';
import { articleSubject } from '../../masterdata/contracts.ts';
import { cuttingSchemeExists } from '../refusals.ts';
import { cuttingSchemeSubject } from '../subjects.ts';
import type { CuttingPart, CuttingSchemeState } from './cutting-scheme.ts';

const PART_KINDS = ['OUTPUT', 'WASTE'] as const satisfies readonly CuttingPart['kind'][];

const PARTS_MAX = 100;
const LEAST_SHARE = Decimal.of('0.01');

const part = form(
  {
    kind: defaulted(oneOf(PART_KINDS), 'OUTPUT'),
    articleId: optional(described(id(), 'For an output; waste has none')),
    reason: described(optionalText(NAME_MAX), 'For waste: its kind, for example bones'),
    sharePercent: percentage(LEAST_SHARE, Decimal.HUNDRED, 2),
  },
  ({ kind, articleId, reason }, fault) => {
    if (kind === 'OUTPUT' && !articleId) fault('articleId', say`is required for an output`);
    if (kind === 'WASTE' && articleId) fault('articleId', say`goes with an output alone`);
    if (kind === 'OUTPUT' && reason) fault('reason', say`goes with waste alone`);
  },
);

/**
 * Returns the field of the parts. Refuses a repeated article or reason of waste, and shares of more than 100 %
 * together. The rest to 100 % is the usual loss.
 */
function partsField(): Field<readonly ValueOf<typeof part>[], readonly RawValueOf<typeof part>[]> {
  const parts = list(part, PARTS_MAX, 1);
  return {
    ...parts,
    read(raw, at, faults) {
      const before = faults.length;
      const read = parts.read(raw, at, faults);
      if (faults.length > before) return read;
      const seen = new Set<string>();
      for (const [index, { kind, articleId, reason = '' }] of read.entries()) {
        const key = articleId ?? `waste ${foldText(reason)}`;
        const member = kind === 'OUTPUT' ? 'articleId' : 'reason';
        if (seen.has(key)) {
          faults.push({ field: `${at}[${index}].${member}`, message: say`stands in an earlier line already` });
        }
        seen.add(key);
      }
      const sum = read.reduce((total, { sharePercent }) => total.plus(sharePercent), Decimal.ZERO);
      if (sum.compare(Decimal.HUNDRED) > 0)
        faults.push({ field: at, message: say`must have shares of 100 % at most in all` });
      return read;
    },
  };
}

const fields = { name: text(NAME_MAX), parts: partsField() };

const cuttingSchemeOutput = out.object('CuttingSchemeResponse', {
  id: out.text(),
  name: out.text({ examples: ['Schinken, Kotelett und Bauch'] }),
  articleId: out.text({ description: 'The article that is cut' }),
  parts: out.listOf(
    out.object('CuttingPartResponse', {
      kind: out.oneOf(PART_KINDS),
      articleId: out.nullable(out.text(), { description: 'Null: waste' }),
      reason: out.nullable(out.text(), { description: 'Of waste' }),
      sharePercent: out.exactNumber({ description: 'Share of the goods that are cut; the rest to 100 is loss' }),
    }),
  ),
  createdAt: out.timestamp(),
  updatedAt: out.timestamp(),
}) satisfies out.Output<CuttingSchemeState, unknown>;

export const listCuttingSchemes = query({
  name: 'cutting-scheme.list',
  subject: cuttingSchemeSubject,
  address: 'GET /api/production/cutting-schemes',
  summary: 'List cutting schemes',
  permission: 'BATCH_READ',
  floor: true,
  input: listForm(cuttingSchemeSubject.sortable, { articleId: optional(pathId()) }),
  output: out.page(cuttingSchemeOutput, ['name', 'articleId', 'parts.articleId', 'updatedAt']),
});

export const getCuttingScheme = query({
  name: 'cutting-scheme.get',
  subject: cuttingSchemeSubject,
  address: 'GET /api/production/cutting-schemes/{id}',
  summary: 'Read one cutting scheme',
  permission: 'BATCH_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: cuttingSchemeOutput,
  givesVersion: true,
});

export const createCuttingScheme = command({
  name: 'cutting-scheme.create',
  subject: cuttingSchemeSubject,
  address: 'POST /api/production/cutting-schemes',
  summary: 'Create a cutting scheme of an article, with its usual parts and their shares',
  permission: 'RECIPE_WRITE',
  again: again(getCuttingScheme),
  refuses: [articleSubject.unknown, cuttingSchemeExists],
  input: form({ articleId: id(), ...fields }),
  output: cuttingSchemeOutput,
});

export const changeCuttingScheme = command({
  name: 'cutting-scheme.change',
  subject: cuttingSchemeSubject,
  address: 'PUT /api/production/cutting-schemes/{id}',
  summary: 'Change the name of a cutting scheme or replace its parts',
  permission: 'RECIPE_WRITE',
  refuses: [articleSubject.unknown, cuttingSchemeExists],
  input: form({ id: pathId(), ...allOptional(fields) }),
  output: cuttingSchemeOutput,
  comparesVersion: true,
});

export const deleteCuttingScheme = command({
  name: 'cutting-scheme.delete',
  subject: cuttingSchemeSubject,
  address: 'DELETE /api/production/cutting-schemes/{id}',
  summary: 'Delete a cutting scheme; its cuttings remain',
  permission: 'RECIPE_DELETE',
  input: form({ id: pathId() }),
  output: out.nothing,
  comparesVersion: true,
  removesSubject: true,
});

export const cuttingSchemeTag: Tag = {
  title: 'Cutting schemes',
  description: 'Cutting schemes: the usual parts of an article',
  contracts: [listCuttingSchemes, createCuttingScheme, getCuttingScheme, changeCuttingScheme, deleteCuttingScheme],
};
