/** Starts the pages. Loads the language and the session in parallel. */
import './ui/tokens.css';
import { render } from 'preact';
import { useUnitsOf } from './inventory/stock/use-units-of.ts';
import { Making } from './masterdata/party/create-dialogs.tsx';
import { followPages, heard } from './shell/data/connection.ts';
import { language, speak } from './shell/language/language.ts';
import { App } from './shell/navigation/app.tsx';
import { openNewTabs } from './shell/session/new-tabs.ts';
import { askAtFirst, keepSession } from './shell/session/session.ts';
import { SetUpWay } from './today/set-up-way.tsx';
import { UnitsOf } from './ui/control/units-of.ts';

const root = document.getElementById('app');
const asked = askAtFirst().catch(async () => {
  heard(false);
  const { resume } = await import('./shell/data/tab-state.ts');
  await resume();
});
// If the catalogue cannot be loaded, the pages are in English.
await speak(language.get()).catch(() => speak('en'));
if (root)
  render(
    <UnitsOf.Provider value={useUnitsOf}>
      <App asked={asked} above={<SetUpWay />}>
        <Making />
      </App>
    </UnitsOf.Provider>,
    root,
  );
keepSession();
followPages();
openNewTabs();
