import { useT, useValue } from '@jahrring/tool-kit';
import { ActionMenu, useOverlayNavigation, type IconShape } from '@jahrring/ui';
import { adjustmentsIcon, columnsIcon, deviceIcon, minusIcon, moonIcon, sunIcon } from '@jahrring/ui/icons';
import { appearanceValue, changeAppearance, type Navigation, type Theme } from '../startup/appearance';

const themes: readonly { theme: Theme; icon: IconShape }[] = [
  { theme: 'light', icon: sunIcon },
  { theme: 'dark', icon: moonIcon },
  { theme: 'system', icon: deviceIcon },
];

const navigations: readonly Navigation[] = ['vertical', 'horizontal'];

/** Light, dark, or as the device; the navigation at the side or across; the way to the other choices. */
export function ThemeMenu() {
  const t = useT('shell');
  const { theme: current, navigation } = useValue(appearanceValue);
  const narrow = useOverlayNavigation();
  const icon = themes.find(({ theme }) => theme === current)?.icon ?? sunIcon;
  return (
    <ActionMenu
      icon={icon}
      label={t('theme.menu', { name: t(`theme.${current}`) })}
      items={[
        ...themes.map(({ theme, icon: own }) => ({
          label: t(`theme.${theme}`),
          icon: own,
          hint: theme === current ? '✓' : undefined,
          onClick: () => changeAppearance({ theme }),
        })),
        // Narrow screens have it at the side whatever is chosen.
        ...(narrow ? [] : navigations).map((choice, at) => ({
          label: t('palette.navigation', { name: t(`theme.navigations.${choice}`) }),
          icon: choice === 'vertical' ? columnsIcon : minusIcon,
          hint: choice === navigation ? '✓' : undefined,
          separated: at === 0,
          onClick: () => changeAppearance({ navigation: choice }),
        })),
        { label: t('theme.more'), icon: adjustmentsIcon, to: '/profile/settings', separated: true },
      ]}
    />
  );
}
