/** True for fields on a screen of the floor, which offer few choices. The frame around all screens sets the value. */
import { createContext } from 'preact';

export const OnFloor = createContext(false);
