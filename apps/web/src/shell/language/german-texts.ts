/** The German texts of the screens. A file of its own, because the first visit of Today does not load them. */
export { GERMAN_SCREENS } from '../../contexts/german-screens.ts';
