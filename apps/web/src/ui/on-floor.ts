/** Whether a field is on a screen of the floor, which offers few choices. The frame around all screens sets it. */
import { createContext } from 'preact';

export const OnFloor = createContext(false);
