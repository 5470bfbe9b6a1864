/** The characters of new passwords, without characters that look alike. Four groups of four have 79 bits of entropy. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 4;

/** The lowest byte that is dropped. With this and higher bytes, some characters would be likelier than others. */
const FAIR = 256 - (256 % CHARACTERS.length);

export function newPassword(): string {
  const drawn: string[] = [];
  while (drawn.length < GROUPS * GROUP) {
    const [byte = FAIR] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR) drawn.push(CHARACTERS.charAt(byte % CHARACTERS.length));
  }
  return Array.from({ length: GROUPS }, (_, at) => drawn.slice(at * GROUP, (at + 1) * GROUP).join('')).join('-');
}
