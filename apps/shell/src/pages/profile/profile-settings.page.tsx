import { notify, useLocale, useT, useValue } from '@jahrring/tool-kit';
import { isLocale } from '@jahrring/tool-kit/shell';
import { Card, Icon, PageFrame } from '@jahrring/ui';
import { appearanceValue, changeAppearance, colorFamilies } from '../../start/appearance';
import { chooseLanguage, languageNames } from '../../start/language';
import { ChoiceGroup } from './choice-group';
import './profile.css';

/** Language and appearance, kept in this browser. */
export function ProfileSettingsPage() {
  const t = useT('shell');
  const locale = useLocale();
  const { theme, skin, colorScheme } = useValue(appearanceValue);
  const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }));
  const choose = (value: string) => {
    if (isLocale(value)) chooseLanguage(value).catch(() => notify.error(t('language.failed')));
  };
  return (
    <PageFrame
      title={t('titles.profileSettings')}
      breadcrumbs={[{ label: t('titles.profile'), to: '/profile' }]}
      width="narrow"
    >
      <Card title={t('language.title')}>
        <ChoiceGroup
          label={t('language.title')}
          hideLabel
          choices={languages}
          value={locale}
          onChange={choose}
        />
      </Card>
      <Card title={t('theme.title')}>
        <ChoiceGroup
          label={t('theme.brightness')}
          value={theme}
          onChange={(value) => changeAppearance({ theme: value })}
          choices={[
            { value: 'light', label: t('theme.light'), mark: <Icon name="sun" size={18} /> },
            { value: 'dark', label: t('theme.dark'), mark: <Icon name="moon" size={18} /> },
            { value: 'system', label: t('theme.system'), mark: <Icon name="device" size={18} /> },
          ]}
        />
        <ChoiceGroup
          label={t('theme.color')}
          value={colorScheme}
          onChange={(value) => changeAppearance({ colorScheme: value })}
          choices={colorFamilies.map((family) => ({
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
      </Card>
    </PageFrame>
  );
}
