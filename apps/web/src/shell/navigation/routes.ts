/**
 * The screens of all contexts, with their addresses, titles and required permissions. The build of the pages passes this
 * list to the service, so that a reload on any address shows the same screen.
 */
import { say } from '@cleaver/domain/kernel';
import { ROUTES } from '../../contexts/routes.ts';
import { type Screen, screen } from './screen.ts';

/** The screens by the folder of their files. */
export const FOLDERS: Readonly<Record<string, readonly Screen[]>> = {
  ...ROUTES,
  shell: [
    screen('/help', say`Help`, 'known', () => import('./help.tsx'), {
      inHeader: true,
    }),
  ],
};

export const SCREENS: readonly Screen[] = Object.values(FOLDERS).flat();
