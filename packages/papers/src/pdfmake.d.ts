/** The part of pdfmake that this package uses. */
declare module 'pdfmake' {
  interface Font {
    readonly font: { readonly characterSet: readonly number[] };
    /** Returns the width in points. */
    widthOfString(text: string, size: number): number;
  }
  export interface PdfDocument {
    readonly fontCache: Readonly<Record<string, { readonly normal: Font }>>;
    file(content: Uint8Array, options: object): void;
    appendXML(xml: string): void;
  }
  interface Output {
    getStream(): Promise<PdfDocument>;
    getBuffer(): Promise<Uint8Array>;
  }
  const pdfmake: {
    readonly virtualfs: { writeFileSync(name: string, content: Uint8Array): void };
    setFonts(fonts: object): void;
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
    createPdf(definition: object): Output;
  };
  export default pdfmake;
}
