/** Builds XML texts from object trees, without empty elements. */
import XMLBuilder from 'fast-xml-builder';

/**
 * An element with its children in the order of the schema. Names that begin with `@` are attributes, `#text` is the text
 * of an element with attributes. A list repeats the element.
 */
export interface XmlElement {
  readonly [name: string]: XmlContent | undefined;
}

type XmlContent = string | XmlElement | readonly XmlContent[];

const ATTRIBUTE = '@';

const builder = new XMLBuilder({
  ...{ attributeNamePrefix: ATTRIBUTE, ignoreAttributes: false },
  ...{ format: true, indentBy: ' ', jPath: false },
});

/** Returns the XML 1.0 document of the tree, in UTF-8. Leaves out elements that have neither text nor children. */
export function xmlOf(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(withoutEmpty(root) ?? {})}`;
}

function withoutEmpty(content: XmlContent): XmlContent | undefined {
  if (typeof content === 'string') return content.trim() === '' ? undefined : allowed(content);
  if (isList(content)) {
    const items = content.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  const element: Record<string, XmlContent> = {};
  let isEmpty = true;
  for (const name of Object.keys(content)) {
    const child = content[name];
    const kept = child === undefined ? undefined : withoutEmpty(child);
    if (kept === undefined) continue;
    element[name] = kept;
    if (!name.startsWith(ATTRIBUTE)) isEmpty = false;
  }
  return isEmpty ? undefined : element;
}

const isList = (content: XmlContent): content is readonly XmlContent[] => Array.isArray(content);

// Matches the characters outside of the production Char of XML 1.0 (section 2.2), with halves of surrogate pairs.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * Replaces characters that no XML 1.0 document may have by U+FFFD, the replacement character. Writes line breaks as
 * line feeds, because parsers read them so (XML 1.0, section 2.11).
 */
const allowed = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN, '\ufffd');
