/**
 * Checks that an SVG is a harmless picture: well-formed, without scripts, references to other files, entities, and
 * references that multiply its size. Whatever draws the picture may then trust it.
 */
import { type Message, say } from '../../kernel/values/message.ts';

/** Maximum number of elements, each counted as often as it is drawn. */
const ELEMENTS_MAX = 10_000;
const DEPTH_MAX = 64;

const NAME = String.raw`[\p{L}_][\p{L}\p{N}_.:-]*`;
const VALUE = `"[^<"]*"|'[^<']*'`;
const TOKEN = new RegExp(
  String.raw`<!--(?:(?!--)[\s\S])*-->|<!\[CDATA\[(?<cdata>[\s\S]*?)\]\]>|</(?<end>${NAME})\s*>|<(?<begin>${NAME})(?<attributes>(?:\s+${NAME}\s*=\s*(?:${VALUE}))*)\s*(?<empty>/?)>|(?<text>[^<]+)`,
  'uy',
);
const ATTRIBUTE = new RegExp(String.raw`(${NAME})\s*=\s*(${VALUE})`, 'gu');
const DECLARATION = /^\uFEFF?\s*<\?xml\s[^<>]*\?>/;

/** Elements that run programs, show other documents, or change over time. */
const FORBIDDEN =
  /^(?:script|foreignobject|image|feimage|iframe|object|embed|audio|video|handler|listener|animate\w*|set|discard)$/i;
const REFERENCE = /^(?:href|src|base)$/i;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const malformed = () => say`must be well-formed XML`;
const outside = () => say`must not refer to other files or pictures: embed everything as shapes`;

/** An element of the picture, with what it refers to. */
interface Shape {
  readonly name: string;
  readonly references: string[];
  readonly children: Shape[];
}

/** Thrown to end the check at the first fault. */
class Fault extends Error {
  readonly said: Message;

  constructor(said: Message) {
    super(String(said));
    this.said = said;
  }
}

/** Returns the first reason why the text is no harmless SVG. Undefined: it is one. */
export function svgFault(text: string): Message | undefined {
  try {
    const { root, named } = read(text);
    checkSize(root, named);
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error.said;
    throw error;
  }
}

function read(text: string): { readonly root: Shape; readonly named: ReadonlyMap<string, Shape> } {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new Fault(say`must not have a DOCTYPE or entities: remove them`);
  const named = new Map<string, Shape>();
  const all: Shape = { name: '', references: [], children: [] };
  const open: Shape[] = [all];
  let count = 0;
  TOKEN.lastIndex = DECLARATION.exec(text)?.[0].length ?? 0;
  while (TOKEN.lastIndex < text.length) {
    const { cdata, begin, attributes = '', empty, end, text: between } = TOKEN.exec(text)?.groups ?? fail(malformed());
    const parent = open.at(-1) as Shape;
    if (begin !== undefined) {
      if (++count > ELEMENTS_MAX || open.length > DEPTH_MAX) throw new Fault(tooLarge());
      const shape = shapeOf(begin, attributes, named);
      parent.children.push(shape);
      if (empty === '') open.push(shape);
    } else if (end !== undefined) {
      if (open.pop()?.name !== end || open.length === 0) throw new Fault(malformed());
    } else checkText(parent, cdata ?? decoded(between ?? ''));
  }
  const [root, ...others] = all.children;
  if (!root || others.length > 0 || open.length > 1 || local(root.name) !== 'svg') {
    throw new Fault(root && local(root.name) !== 'svg' ? say`must have svg as its outermost element` : malformed());
  }
  return { root, named };
}

const fail = (said: Message): never => {
  throw new Fault(said);
};
const tooLarge = () => say`must have at most ${ELEMENTS_MAX} elements: simplify it`;
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

function shapeOf(name: string, attributes: string, named: Map<string, Shape>): Shape {
  const shape: Shape = { name, references: [], children: [] };
  if (FORBIDDEN.test(local(name))) throw new Fault(say`must not have the element ${local(name)}: remove it`);
  const seen = new Set<string>();
  for (const [, attribute = '', quoted = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (seen.has(attribute)) throw new Fault(malformed());
    seen.add(attribute);
    const value = decoded(quoted.slice(1, -1)).trim();
    if (/^on/i.test(local(attribute))) throw new Fault(say`must not have the attribute ${attribute}: remove it`);
    if (attribute.startsWith('xmlns')) continue;
    if (attribute === 'id') named.set(value, shape);
    if (!REFERENCE.test(local(attribute))) {
      // Drawing programs keep paths of files in attributes of their own, which nothing reads.
      if (attribute === local(attribute)) checkStyle(shape, value);
    } else if (value.startsWith('#')) shape.references.push(value.slice(1));
    else if (value !== '') throw new Fault(outside());
  }
  return shape;
}

function checkText(parent: Shape, text: string): void {
  if (parent.name === '' && text.trim() !== '') throw new Fault(malformed());
  if (local(parent.name) === 'style') checkStyle(parent, text);
}

/** Checks the references of a style or of an attribute that may refer to paint. */
function checkStyle(shape: Shape, text: string): void {
  // A backslash could hide one of these words.
  if (/@import|javascript:|expression\s*\(|\\/i.test(text)) throw new Fault(outside());
  for (const [, target = ''] of text.matchAll(/url\s*\(\s*["']?\s*([^)"']*)/gi)) {
    if (!target.startsWith('#')) throw new Fault(outside());
    shape.references.push(target.slice(1).trim());
  }
}

/** Replaces the references to characters. Throws for other entities. */
const decoded = (text: string): string =>
  text.replaceAll(/&([^;\s]*);?/g, (whole, name: string) => {
    const code = /^#x[\da-f]{1,6}$/i.test(name) ? Number(`0${name.slice(1)}`) : Number(name.slice(1));
    if (name.startsWith('#') && whole.endsWith(';') && code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    return (whole.endsWith(';') && Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined) ?? fail(malformed());
  });

/**
 * Checks the number of elements that drawing visits, with each reference replaced by its target. A reference to an
 * element that is being drawn would never end.
 */
function checkSize(root: Shape, named: ReadonlyMap<string, Shape>): void {
  const known = new Map<Shape, number>();
  const busy = new Set<Shape>();
  const sizeOf = (shape: Shape): number => {
    const found = known.get(shape);
    if (found !== undefined) return found;
    if (busy.has(shape)) throw new Fault(say`must not have elements that refer to themselves`);
    busy.add(shape);
    const targets = shape.references.flatMap((id) => named.get(id) ?? []);
    let size = 1;
    for (const each of [...shape.children, ...targets]) {
      size += sizeOf(each);
      if (size > ELEMENTS_MAX) throw new Fault(tooLarge());
    }
    busy.delete(shape);
    known.set(shape, size);
    return size;
  };
  sizeOf(root);
}
