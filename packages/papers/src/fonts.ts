/**
 * The fonts of letters, parsed once for all of them. pdfmake opens its fonts again for each document, and decoding the
 * tables of kerning takes half of the time for a short letter.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The part of fontkit that this file uses. */
interface Fontkit {
  create(bytes: Uint8Array): ParsedFont;
  registerFormat(format: {
    new (stream: { readonly buffer: Uint8Array }): object;
    probe(bytes: Uint8Array): boolean;
  }): void;
}

interface ParsedFont {
  _glyphs: object;
}

/** The files of pdfmake, by name. Fonts and pictures are read from there before the disk. */
interface VirtualFiles {
  writeFileSync(name: string, content: Uint8Array): void;
}

const STYLES = { normal: 'Regular', bold: 'Medium', italics: 'Italic', bolditalics: 'MediumItalic' } as const;

/** Returns the paths of the fonts by their styles. Writes a key of each to `files`, by which fontkit finds the parsed font. */
export function shareFonts(files: VirtualFiles): Readonly<Record<keyof typeof STYLES, string>> {
  const { resolve } = createRequire(import.meta.url);
  // The instance of fontkit that pdfkit uses.
  const requireOfPdfkit = createRequire(createRequire(resolve('pdfmake')).resolve('pdfkit'));
  const fontkit: Fontkit = requireOfPdfkit('fontkit');
  const fonts = new Map<Uint8Array, ParsedFont>();
  fontkit.registerFormat(
    class {
      static probe = (bytes: Uint8Array): boolean => fonts.has(bytes);
      constructor({ buffer }: { readonly buffer: Uint8Array }) {
        const font = fonts.get(buffer);
        if (!font) throw new Error('There is no such font');
        // Each document has its own glyphs. A glyph keeps the characters for which it was used first, and is so written.
        font._glyphs = {};
        // biome-ignore lint/correctness/noConstructorReturn: fontkit takes what the constructor of a format returns
        return font;
      }
    },
  );
  const paths = Object.entries(STYLES).map(([style, weight]) => {
    const path = resolve(`pdfmake/fonts/Roboto/Roboto-${weight}.ttf`);
    const key = Buffer.from(path);
    fonts.set(key, fontkit.create(readFileSync(path)));
    // Texts of an SVG look for the font on the disk, so its name here is its path.
    files.writeFileSync(path, key);
    return [style, path];
  });
  return Object.fromEntries(paths);
}
