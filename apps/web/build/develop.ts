/**
 * Development server of the pages: `npm run web`. Rebuilds the pages after a change in `SOURCES`, and reloads the
 * browser. Forwards requests for other paths to a running service (`npm start`; `PORT` sets its port).
 */
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build, type Manifest } from './build.ts';
import { OUTPUT, root, SOURCES } from './sources.mjs';

const SERVICE = { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 3000) };
const PORT = Number(process.env['WEB_PORT'] ?? SERVICE.port + 1);
const RELOAD = '/reload';
/** Time in milliseconds within which several writes of an editor count as one change. */
const QUIET_MS = 50;

const browsers = new Set<ServerResponse>();
let manifest = await build();

function serve(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
  if (pathname === RELOAD) {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    browsers.add(outgoing);
    outgoing.on('close', () => browsers.delete(outgoing));
    return;
  }
  const served = manifest.files[pathname] ?? (isScreen(manifest, pathname) ? manifest.page : undefined);
  if (!served) {
    giveOn(incoming, outgoing);
    return;
  }
  readFile(join(OUTPUT, served.file)).then(
    (content) => {
      outgoing.writeHead(200, {
        'content-type': served.type,
        'cache-control': 'no-store',
      });
      // Every page loads the boot script first, so the development server adds the code for the reload to it.
      const isBoot = pathname.startsWith('/assets/boot-');
      outgoing.end(isBoot ? `${content}\nnew EventSource('${RELOAD}').onmessage = () => location.reload();` : content);
    },
    () => outgoing.writeHead(404).end(),
  );
}

const isScreen = ({ screens }: Manifest, path: string): boolean =>
  screens.some((screen) => new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+')}$`).test(path));

function giveOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method = 'GET', url = '/', headers } = incoming;
  const onward = request({ ...SERVICE, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => {
    outgoing.writeHead(502, { 'content-type': 'text/plain' });
    outgoing.end(`No service answers at port ${SERVICE.port}: run \`npm start\` beside this.\n`);
  });
  incoming.pipe(onward);
}

let waiting: NodeJS.Timeout | undefined;
async function rebuild(): Promise<void> {
  try {
    manifest = await build();
    for (const browser of browsers) browser.write('data: new\n\n');
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
  }
}
for (const source of SOURCES) {
  watch(join(root, source), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => rebuild(), QUIET_MS);
  });
}
createServer(serve).listen(PORT, '127.0.0.1', () => {
  process.stdout.write(`The pages, built anew at every change: http://localhost:${PORT}\n`);
});
