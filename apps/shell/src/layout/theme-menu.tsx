import { useT, useValue } from '@jahrring/tool-kit';
import { ActionMenu, useOverlayNavigation, type IconName } from '@jahrring/ui';
import { appearanceValue, changeAppearance, type Navigation, type Theme } from '../start/appearance';

const themes: readonly { theme: Theme; icon: IconName }[] = [
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
  { theme: 'system', icon: 'device' },
];

const navigations: readonly Navigation[] = ['vertical', 'horizontal'];

/** Light, dark, or as the device; the navigation at the side or across; the way to the other choices. */
export function ThemeMenu() {
  const t = useT('shell');
  const { theme: current, navigation } = useValue(appearanceValue);
  const narrow = useOverlayNavigation();
  const icon = themes.find(({ theme }) => theme === current)?.icon ?? 'sun';
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
          icon: choice === 'vertical' ? ('columns' as const) : ('minus' as const),
          hint: choice === navigation ? '✓' : undefined,
          separated: at === 0,
          onClick: () => changeAppearance({ navigation: choice }),
        })),
        { label: t('theme.more'), icon: 'adjustments', to: '/profile/settings', separated: true },
      ]}
    />
  );
}
