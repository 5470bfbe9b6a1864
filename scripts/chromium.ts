/** A Chromium on this machine, for tests and measurements of pages. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Its path; undefined where none is found. One that `CHROMIUM_PATH` names must be there. */
export function chromiumPath(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const places = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export const executablePath = chromiumPath();

/** Why a test that needs it is skipped; false where it is not. */
export const skip = executablePath ? false : `no Chromium on this machine: ${NAMES.join(', ')} or CHROMIUM_PATH`;
