/** The context labels as data. */
import type { Context } from '../kernel/execution/context.ts';
import { counterHandlers } from './counter/counter-handlers.ts';
import { Declarations } from './declaration/declaration.ts';
import { declarationFile } from './declaration/declaration-file.ts';
import { declarationHandlers } from './declaration/declaration-handlers.ts';
import { previewHandlers } from './fit/preview-handlers.ts';
import { Labels } from './label/label.ts';
import { labelHandlers } from './label/label-handlers.ts';
import { labelsOperations } from './operations.ts';
import { LabelPrints } from './print/print.ts';
import { printHandlers } from './print/print-handlers.ts';
import * as refusals from './refusals.ts';
import { labelMachine } from './subjects.ts';

export const labels: Context = {
  ...labelsOperations,
  neighbours: ['masterdata', 'inventory', 'production', 'quality', 'settings'],
  kinds: [Declarations, Labels, LabelPrints],
  handlers: [...declarationHandlers, ...labelHandlers, ...previewHandlers, ...printHandlers, ...counterHandlers],
  files: [declarationFile],
  machines: [labelMachine],
  refusals: Object.values(refusals),
  reads: [],
};
