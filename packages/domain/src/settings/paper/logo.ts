/** The logo on the papers of the shop: a PNG or an SVG as a data URI. */
import { type Field, field } from '../../kernel/contract/form.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { bad, ok, type Parsed } from '../../kernel/values/parsed.ts';
import { pngFault } from './png.ts';
import { svgFault } from './svg.ts';

/** Maximum size of the picture in bytes. */
export const LOGO_BYTES_MAX = 100_000;
/** Maximum length of a data URI. Base64 takes four thirds of the bytes, and percent-encoded SVGs mostly less than twice. */
const URI_MAX = 2 * LOGO_BYTES_MAX;

const URI = /^data:image\/(?<type>png|svg\+xml)(?:;\s*(?:charset=)?utf-?8)?(?<base64>;base64)?,(?<data>[\s\S]*)$/i;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const noPicture = () => say`must be a PNG or SVG as a data URI: data:image/png;base64,… or data:image/svg+xml;base64,…`;

function parseLogo(raw: unknown): Parsed<string> {
  if (typeof raw !== 'string') return bad(noPicture());
  const tooLarge = say`must have at most ${LOGO_BYTES_MAX / 1000} kB: save a smaller picture`;
  if (raw.length > URI_MAX) return bad(tooLarge);
  const bytes = bytesOf(raw);
  if (!bytes) return bad(noPicture());
  if (bytes.length > LOGO_BYTES_MAX) return bad(tooLarge);
  const fault = isSvg(raw) ? faultOfSvg(bytes) : pngFault(bytes);
  return fault ? bad(fault) : ok(raw);
}

function faultOfSvg(bytes: Uint8Array): Message | undefined {
  try {
    return svgFault(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof TypeError) return say`must be in UTF-8: save the picture again`;
    throw error;
  }
}

/** Returns whether the logo is an SVG, not a PNG. */
const isSvg = (logo: string): boolean => /^data:image\/svg/i.test(logo);

/** Returns the bytes of the picture. Undefined if the text is no data URI of a PNG or SVG. */
function bytesOf(uri: string): Uint8Array | undefined {
  const { base64, data = '', type } = URI.exec(uri)?.groups ?? {};
  if (type === undefined || (base64 === undefined && type === 'png')) return undefined;
  if (base64 !== undefined) {
    if (!BASE64.test(data)) return undefined;
    return Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  }
  try {
    return new TextEncoder().encode(decodeURIComponent(data));
  } catch {
    return undefined;
  }
}

export const logo = (): Field<string, string> => field({ type: 'string', maxLength: URI_MAX }, parseLogo);
