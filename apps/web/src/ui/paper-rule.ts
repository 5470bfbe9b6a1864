/** The foot of printed pages. Runs without a browser. */

/** Returns a text as a string of CSS. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll(/\s+/g, ' ')}"`;

/** Returns the style sheet that prints the text at the foot of every page, beside the page numbers. */
export const footRule = (text: string): string => `@page { @bottom-left { content: ${quoted(text)}; } }`;
