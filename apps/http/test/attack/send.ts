/** Sends attacks to the service: in process, or over a socket. */
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sentText } from '../sent-text.ts';
import { type Answer, fault } from './judge.ts';
import { type Attack, asCurl } from './requests.ts';
import type { Shop } from './shop.ts';

export type Send = (attack: Attack) => Promise<Answer>;

/**
 * Returns the headers with the administrator's token, unless the operation is public. An operation that ends the
 * session gets a spare token, and the operations of devices a key.
 */
async function signed(shop: Shop, { operation, headers }: Attack): Promise<Record<string, string>> {
  if (operation.isPublic) return headers;
  const endsSession = operation.path.endsWith('/logout') || operation.id === 'sessionClose';
  const isOfDevice = ['deviceReadingSend', 'counterDisplay'].includes(operation.id);
  const own = isOfDevice ? shop.deviceKey() : shop.token;
  const token = endsSession ? await shop.spareToken() : own;
  return { authorization: `Bearer ${token}`, ...headers };
}

/** Returns the text of a body, which may be compressed. */
const textOf = (body: Buffer, encoding: unknown): string =>
  encoding === undefined ? body.toString() : sentText(body, encoding);

export function inProcess(shop: Shop): Send {
  return async (attack) => {
    const { operation, url, body } = attack;
    const headers = await signed(shop, attack);
    const before = shop.changes();
    const method = operation.method as 'GET';
    const answer = await shop.app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: textOf(answer.rawPayload, answer.headers['content-encoding']),
      changed: shop.changes() - before,
      leaks: shop.leaks(),
    };
  };
}

/** Makes the app listen on a free port. Returns a function that sends attacks over one kept-alive connection. */
export async function overSocket(shop: Shop): Promise<Send> {
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = shop.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (attack) => {
    const { operation, url, body } = attack;
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const headers = { ...(await signed(shop, attack)), ...length };
    const before = shop.changes();
    const answer = await new Promise<Omit<Answer, 'changed' | 'leaks'>>((resolve, reject) => {
      const sent = request({ port, agent, method: operation.method, path: url, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: textOf(Buffer.concat(chunks), response.headers['content-encoding']),
          }),
        );
      });
      sent.setTimeout(5000, () => sent.destroy(new Error('no answer within five seconds')));
      sent.on('error', reject);
      sent.end(body);
    });
    return { ...answer, changed: shop.changes() - before, leaks: shop.leaks() };
  };
}

/** Error for a response that breaks a rule, or that is missing. */
export class Hit extends Error {
  override readonly name = 'Hit';
}

/** Sends the attack. Throws a `Hit` if the response breaks a rule or is missing. */
export async function fire(send: Send, attack: Attack): Promise<void> {
  const tell = (what: string) => new Hit(`${attack.operation.id}: ${attack.what}: ${what}\n    ${asCurl(attack)}`);
  let answer: Answer;
  try {
    answer = await send(attack);
  } catch (error) {
    throw tell(`no answer: ${(error as Error).message}`);
  }
  const found = fault(attack, answer);
  if (found) throw tell(`${found}\n    ${answer.status} ${answer.text.slice(0, 400)}`);
}
