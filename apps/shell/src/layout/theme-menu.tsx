import { useT, useValue } from '@jahrring/tool-kit';
import { ActionMenu, type IconName } from '@jahrring/ui';
import { appearanceValue, changeAppearance, type Theme } from '../start/appearance';

const themes: readonly { theme: Theme; icon: IconName }[] = [
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
  { theme: 'system', icon: 'device' },
];

/** Light, dark, or as the device. */
export function ThemeMenu() {
  const t = useT('shell');
  const { theme: current } = useValue(appearanceValue);
  const icon = themes.find(({ theme }) => theme === current)?.icon ?? 'sun';
  return (
    <ActionMenu
      icon={icon}
      label={t('theme.menu', { name: t(`theme.${current}`) })}
      items={themes.map(({ theme, icon: own }) => ({
        label: t(`theme.${theme}`),
        icon: own,
        hint: theme === current ? '✓' : undefined,
        onClick: () => changeAppearance({ theme }),
      }))}
    />
  );
}
