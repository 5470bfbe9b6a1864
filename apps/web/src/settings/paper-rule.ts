/** The foot of printed pages. Runs without a browser. */

/** Returns the text as a quoted CSS string. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll(/\s+/g, ' ')}"`;

/** Returns the style sheet that prints the text at the foot of every page, beside the page numbers. */
export const footRule = (text: string): string => `@page { @bottom-left { content: ${quoted(text)}; } }`;
