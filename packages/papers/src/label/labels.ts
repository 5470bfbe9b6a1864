/** Labels as files. */
import type { PrintedLabels } from '@cleaver/domain/labels';
import { type Faces, loadFaces } from './faces.ts';
import { drawingsOf, fittingSetting } from './layout.ts';
import { zplOf } from './zpl.ts';

let faces: Faces | undefined;

/** Returns the fonts, loaded at the first call. */
function loadedFaces(): Faces {
  faces ??= loadFaces();
  return faces;
}

export const doLabelsFit = (labels: Omit<PrintedLabels, 'printedAt'>): boolean =>
  fittingSetting(labels, loadedFaces()) !== undefined;

/** Returns the ZPL. Throws an error if the labels do not fit. */
export const writeLabels = (labels: PrintedLabels): Promise<string> =>
  zplOf(drawingsOf(labels, loadedFaces()), labels.copies);

/** Returns the PDF. Loads pdfkit at the first call. Throws an error if the labels do not fit. */
export async function drawLabels(labels: PrintedLabels): Promise<Uint8Array> {
  const { pdfOf } = await import('./pdf.ts');
  const { size, copies, printedAt: createdAt } = labels;
  return pdfOf({ drawings: drawingsOf(labels, loadedFaces()), size, copies, createdAt });
}
