/** Splits a text at its emphasised ranges. Runs without a browser. */

interface Part {
  readonly text: string;
  readonly isStrong: boolean;
}

/** Returns the parts of a text. `emphasis`: ranges of code points, ascending and apart. */
export function partsOf(text: string, emphasis: readonly (readonly number[])[]): readonly Part[] {
  const points = [...text];
  const parts: Part[] = [];
  let at = 0;
  for (const [start = 0, end = 0] of emphasis) {
    parts.push({ text: points.slice(at, start).join(''), isStrong: false });
    parts.push({ text: points.slice(start, end).join(''), isStrong: true });
    at = end;
  }
  parts.push({ text: points.slice(at).join(''), isStrong: false });
  return parts.filter((part) => part.text !== '');
}
