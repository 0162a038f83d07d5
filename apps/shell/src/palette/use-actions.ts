import { notify, useProblemToast, useT, useValue } from '@jahrring/tool-kit';
import { isLocale } from '@jahrring/tool-kit/shell';
import type { PaletteEntry } from '@jahrring/ui';
import { keyboardIcon, languageIcon, layersIcon, logoutIcon, sunIcon } from '@jahrring/ui/icons';
import { keySheetValue } from '../keys/key-sheet-value';
import { appearanceValue, changeAppearance, type Theme } from '../startup/appearance';
import { chooseLanguage, languageNames } from '../startup/language';
import { signOut } from '../startup/end-session';

const themes: readonly Theme[] = ['light', 'dark', 'system'];

/** Returns the actions of the palette that do not open a page. */
export function useActions(): PaletteEntry[] {
  const t = useT('shell');
  const toast = useProblemToast();
  const { theme: current, navigation } = useValue(appearanceValue);
  const speak = (locale: string) => {
    if (isLocale(locale)) chooseLanguage(locale).catch(() => notify.error(t('language.failed')));
  };
  const other = navigation === 'vertical' ? 'horizontal' : 'vertical';
  return [
    ...themes
      .filter((theme) => theme !== current)
      .map((theme) => ({
        id: `theme:${theme}`,
        label: t('theme.menu', { name: t(`theme.${theme}`) }),
        icon: sunIcon,
        onChoose: () => changeAppearance({ theme }),
      })),
    {
      id: 'navigation',
      label: t('palette.navigation', { name: t(`theme.navigations.${other}`) }),
      icon: layersIcon,
      onChoose: () => changeAppearance({ navigation: other }),
    },
    ...Object.entries(languageNames).map(([locale, name]) => ({
      id: `language:${locale}`,
      label: t('language.menu', { name }),
      icon: languageIcon,
      onChoose: () => speak(locale),
    })),
    {
      id: 'keys',
      label: t('keys.title'),
      icon: keyboardIcon,
      hint: '?',
      onChoose: () => keySheetValue.set(true),
    },
    {
      id: 'signOut',
      label: t('profile.signOut'),
      icon: logoutIcon,
      onChoose: () => void signOut().catch(toast),
    },
  ];
}
