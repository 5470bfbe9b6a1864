/** The part of pdfkit that this package uses. */
declare module 'pdfkit' {
  interface TextOptions {
    readonly lineBreak: false;
    readonly baseline: 'alphabetic';
  }
  export default class PDFDocument {
    constructor(options: object);
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
    addPage(options: { readonly size: readonly [width: number, height: number]; readonly margin: number }): this;
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    /** The current font. Its member is the font as fontkit parsed it. */
    readonly _font: { readonly font: object };
    fontSize(points: number): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    widthOfString(text: string): number;
    save(): this;
    restore(): this;
    rotate(degrees: number, options: { readonly origin: readonly [x: number, y: number] }): this;
    rect(x: number, y: number, width: number, height: number): this;
    ellipse(x: number, y: number, radiusX: number, radiusY: number): this;
    lineWidth(width: number): this;
    fill(): this;
    stroke(): this;
  }
}
