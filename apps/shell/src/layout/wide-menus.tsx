import { ShortcutsMenu } from '../shortcuts/shortcuts-menu';
import { LanguageMenu } from './language-menu';
import { ThemeMenu } from './theme-menu';

/** What the bar has beside the rest where there is room. */
export function WideMenus() {
  return (
    <>
      <ShortcutsMenu />
      <LanguageMenu />
      <ThemeMenu />
    </>
  );
}
