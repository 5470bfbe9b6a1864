/** The command that sends one reading as a device does. */

/** Returns the command for a shell. `origin`: the address of the service, `key`: the key of the device. */
export function curlCommand(origin: string, key: string, now: Date): string {
  const body = JSON.stringify({ readings: [{ channel: '1', measuredAt: now.toISOString(), value: 4.2 }] });
  return [
    `curl -X POST ${origin}/api/quality/device-readings`,
    `-H 'Authorization: Bearer ${key}'`,
    `-H 'Content-Type: application/json'`,
    `-d '${body}'`,
  ].join(' \\\n  ');
}
