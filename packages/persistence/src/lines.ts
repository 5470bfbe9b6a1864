/**
 * Yields the lines of a UTF-8 stream, which end with `\n`. Unlike `node:readline`, it does not end a line at U+2028 and
 * U+2029, which texts of users may contain.
 */
export async function* linesOf(stream: NodeJS.ReadableStream): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
