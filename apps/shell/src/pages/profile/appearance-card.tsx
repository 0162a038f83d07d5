import { useT, useValue } from '@jahrring/tool-kit';
import { Card, Icon, primaryFamilies } from '@jahrring/ui';
import { deviceIcon, moonIcon, sunIcon } from '@jahrring/ui/icons';
import { appearanceValue, changeAppearance } from '../../startup/appearance';
import { ChoiceGroup } from './choice-group';

/** Brightness, colour, surfaces, density and place of the navigation; every choice holds at once, in every tab. */
export function AppearanceCard() {
  const t = useT('shell');
  const { theme, skin, colorScheme, density, navigation } = useValue(appearanceValue);
  return (
    <Card title={t('theme.title')}>
      <ChoiceGroup
        label={t('theme.brightness')}
        value={theme}
        onChange={(value) => changeAppearance({ theme: value })}
        choices={[
          { value: 'light', label: t('theme.light'), mark: <Icon name={sunIcon} size={18} /> },
          { value: 'dark', label: t('theme.dark'), mark: <Icon name={moonIcon} size={18} /> },
          { value: 'system', label: t('theme.system'), mark: <Icon name={deviceIcon} size={18} /> },
        ]}
      />
      <ChoiceGroup
        label={t('theme.color')}
        value={colorScheme}
        onChange={(value) => changeAppearance({ colorScheme: value })}
        choices={primaryFamilies.map((family) => ({
          value: family,
          label: t(`theme.families.${family}`),
          mark: <span className={`sh-swatch sh-swatch--${family}`} />,
        }))}
      />
      <ChoiceGroup
        label={t('theme.skin')}
        value={skin}
        onChange={(value) => changeAppearance({ skin: value })}
        choices={[
          { value: 'default', label: t('theme.skins.default') },
          { value: 'bordered', label: t('theme.skins.bordered') },
        ]}
      />
      <ChoiceGroup
        label={t('theme.density')}
        value={density}
        onChange={(value) => changeAppearance({ density: value })}
        choices={[
          { value: 'auto', label: t('theme.densities.auto') },
          { value: 'compact', label: t('theme.densities.compact') },
          { value: 'comfortable', label: t('theme.densities.comfortable') },
          { value: 'field', label: t('theme.densities.field') },
        ]}
      />
      <p className="sh-choices__hint">{t('theme.densityHint')}</p>
      <ChoiceGroup
        label={t('theme.navigation')}
        value={navigation}
        onChange={(value) => changeAppearance({ navigation: value })}
        choices={[
          { value: 'vertical', label: t('theme.navigations.vertical') },
          { value: 'horizontal', label: t('theme.navigations.horizontal') },
        ]}
      />
      <p className="sh-choices__hint">{t('theme.navigationHint')}</p>
    </Card>
  );
}
