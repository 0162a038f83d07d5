import { ShortcutsMenu } from '../shortcuts/shortcuts-menu';
import { LanguageMenu } from './language-menu';
import { ThemeMenu } from './theme-menu';

/** Additional menus of the bar if there is room. */
export function WideMenus() {
  return (
    <>
      <ShortcutsMenu />
      <LanguageMenu />
      <ThemeMenu />
    </>
  );
}
