/** Starts the pages: the language first, and who is logged in, side by side. */
import './ui/tokens.css';
import { render } from 'preact';
import { App } from './shell/app.tsx';
import { followPages } from './shell/connection.ts';
import { language, speak } from './shell/language.ts';
import { askAtFirst, keepSession } from './shell/session.ts';

const root = document.getElementById('app');
const asked = askAtFirst().catch(() => undefined);
// Without the catalogue the pages speak English.
await speak(language.get()).catch(() => speak('en'));
if (root) render(<App asked={asked} />, root);
keepSession();
followPages();
