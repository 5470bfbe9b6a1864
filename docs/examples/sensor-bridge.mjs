// Receives what sensors call, `GET /t1?t=4.2`, and sends it to Cleaver: URL=… KEY=clv_… node sensor-bridge.mjs
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const { URL, KEY, PORT = '8099' } = process.env;
const waiting = [];
createServer(({ url }, response) => {
  const [path, query] = url.split('?');
  const { t, temp = t } = Object.fromEntries(new URLSearchParams(query));
  waiting.push({ channel: path.slice(1, 51) || 't1', measuredAt: new Date().toISOString(), value: Number(temp || NaN) });
  if (waiting.length > 50_000) waiting.shift();
  response.end();
}).listen(PORT);

for (;; await wait(1000)) {
  const readings = waiting.slice(0, 500);
  if (readings.length === 0) continue;
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify({ readings }) };
  const answer = await fetch(`${URL}/api/quality/device-readings`, sent).catch(() => undefined);
  if (answer?.ok) waiting.splice(0, readings.length);
  console.log(answer ? `${answer.status} ${await answer.text()}` : 'Cleaver cannot be reached');
}
