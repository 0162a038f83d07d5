import { notify, useLocale, useT } from '@jahrring/tool-kit';
import { isLocale } from '@jahrring/tool-kit/shell';
import { Card, PageFrame } from '@jahrring/ui';
import { chooseLanguage, languageNames } from '../../start/language';
import { AppearanceCard } from './appearance-card';
import { ChoiceGroup } from './choice-group';
import './profile.css';

/** Language and appearance, kept in this browser. */
export function ProfileSettingsPage() {
  const t = useT('shell');
  const locale = useLocale();
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
      <AppearanceCard />
    </PageFrame>
  );
}
