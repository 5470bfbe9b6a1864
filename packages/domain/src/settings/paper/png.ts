/** Checks that bytes are a PNG of a size that a letter can have (ISO/IEC 15948). */
import { type Message, say } from '../../kernel/values/message.ts';

/** Maximum width and height in pixels. Bounds the memory for drawing: a small file can hold a huge picture. */
const SIDE_MAX = 3000;

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The allowed bit depths of each colour type. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

const broken = () => say`must be a whole PNG: save the picture again`;

/** Returns the first reason why the bytes are no PNG for a letter. Undefined: they are one. */
export function pngFault(bytes: Uint8Array): Message | undefined {
  if (!SIGNATURE.every((byte, at) => bytes[at] === byte)) return broken();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const types: string[] = [];
  let at = SIGNATURE.length;
  while (at + 12 <= bytes.length && types.at(-1) !== 'IEND') {
    const length = view.getUint32(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length || view.getUint32(end) !== crc32(bytes.subarray(at + 4, end))) return broken();
    types.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)));
    at = end + 4;
  }
  const isWhole = types[0] === 'IHDR' && types.includes('IDAT') && types.at(-1) === 'IEND' && at === bytes.length;
  return isWhole ? headerFault(view) : broken();
}

function headerFault(view: DataView): Message | undefined {
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, colours] = [view.getUint8(24), view.getUint8(25)];
  if (view.getUint32(8) !== 13 || !DEPTHS[colours]?.includes(depth) || width === 0 || height === 0) return broken();
  if (width > SIDE_MAX || height > SIDE_MAX) return say`must have at most ${SIDE_MAX} × ${SIDE_MAX} pixels`;
  return undefined;
}

/** Returns the checksum of a chunk. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
