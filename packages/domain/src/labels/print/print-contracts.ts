/** Operations that print labels, and read what was printed. */
import { lotSubject } from '../../inventory/contracts.ts';
import { again, command, query, type Tag } from '../../kernel/contract/contract.ts';
import { boolean, id, int32, list, oneOf, pathId, text } from '../../kernel/contract/fields.ts';
import { defaulted, described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { say } from '../../kernel/values/message.ts';
import { SIZE_NAME_MAX } from '../../settings/contracts.ts';
import { elementOutput, warningOutput } from '../compile/compiled-output.ts';
import { frozenOnFaults, frozenOnField, previewLabel } from '../fit/preview-contracts.ts';
import { packKg } from '../label/label-form.ts';
import { labelDoesNotFit, labelRefused } from '../refusals.ts';
import { labelPrintSubject } from '../subjects.ts';
import { SYMBOL_KINDS } from './print.ts';

const WEIGHTS_MAX = 500;
const COPIES_MAX = 1000;

const labelPrintOutput = out.object('LabelPrintResponse', {
  id: out.text(),
  labelId: out.text(),
  labelVersion: out.int32(),
  lotId: out.text(),
  lotNumber: out.text(),
  articleId: out.text(),
  articleName: out.text(),
  size: out.text({ examples: ['M'] }),
  elements: out.listOf(elementOutput),
  packs: out.listOf(
    out.object('LabelPackResponse', {
      weightKg: out.text({ examples: ['0.405'] }),
      netQuantity: out.text({ examples: ['405 g'] }),
      price: out.nullable(out.text({ examples: ['Preis: 6,84 € (16,90 €/kg)'] })),
      symbols: out.listOf(
        out.object('LabelSymbolResponse', {
          kind: out.oneOf(SYMBOL_KINDS),
          text: out.text({ description: 'What is read by GET /api/scan' }),
        }),
      ),
    }),
    { description: 'One for each weight; of a fixed filling one' },
  ),
  count: out.int32({ description: 'How many labels' }),
  warnings: out.listOf(warningOutput),
  printedBy: out.text({ description: 'A username' }),
  printedAt: out.timestamp(),
});

export const listLabelPrints = query({
  name: 'label-print.list',
  subject: labelPrintSubject,
  address: 'GET /api/labels/prints',
  summary: 'List what was printed',
  permission: 'LABEL_READ',
  floor: true,
  input: listForm(
    labelPrintSubject.sortable,
    { lotId: optional(pathId()), articleId: optional(pathId()), labelId: optional(pathId()) },
    { first: 'desc' },
  ),
  output: out.page(labelPrintOutput, ['printedAt', 'articleName', 'lotNumber', 'count', 'size', 'printedBy']),
});

export const getLabelPrint = query({
  name: 'label-print.get',
  subject: labelPrintSubject,
  address: 'GET /api/labels/prints/{id}',
  summary: 'Read one print',
  permission: 'LABEL_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: labelPrintOutput,
});

export const printLabels = command({
  name: 'label-print.create',
  subject: labelPrintSubject,
  address: 'POST /api/labels/prints',
  summary: 'Print labels for packs of a lot: freezes what goes onto the goods',
  description:
    'The label and the reasons are those of the preview. A hold on the lot comes before the print and refuses it, or after it. The error LABEL_REFUSED has `reasons`: all of them.',
  permission: 'LABEL_PRINT',
  floor: true,
  refuses: [lotSubject.unknown, labelRefused, labelDoesNotFit],
  input: form(
    {
      lotId: id(),
      weightsKg: described(optional(list(packKg(), WEIGHTS_MAX, 1)), 'Of a label that is weighed: a pack each'),
      copies: described(optional(int32(1, COPIES_MAX)), 'Of a label with a fixed filling; default: 1'),
      size: described(optional(text(SIZE_NAME_MAX)), 'M (default), L, or a size of the settings'),
      priced: defaulted(boolean(), true),
      frozenOn: frozenOnField(),
    },
    ({ weightsKg, copies }, fault) => {
      if (weightsKg && copies) fault('copies', say`must be omitted together with weightsKg`);
    },
  ),
  dateFaults: frozenOnFaults,
  output: labelPrintOutput,
  again: again(getLabelPrint),
});

/** The formats of a print: for a printer of the browser, and for a label printer of 203 dpi. */
const LABEL_FORMATS = ['PDF', 'ZPL'] as const;

export const getLabelDocument = query({
  name: 'label-print.document',
  subject: labelPrintSubject,
  address: 'GET /api/labels/prints/{id}/document',
  summary: 'Download the labels of a print as PDF, or as ZPL for a label printer of 203 dpi',
  description: 'The same print always has the same content.',
  permission: 'LABEL_PRINT',
  floor: true,
  input: form({ id: pathId(), format: oneOf(LABEL_FORMATS) }),
  output: out.download('application/pdf', 'text/plain; charset=utf-8'),
});

export const labelPrintTag: Tag = {
  title: 'Label prints',
  description: 'What went onto the goods of each lot',
  contracts: [previewLabel, printLabels, listLabelPrints, getLabelPrint, getLabelDocument],
};
