import { useT } from '@jahrring/tool-kit';
import { PageFrame } from '@jahrring/ui';
import { AppearanceCard } from './appearance-card';
import { LanguageCard } from './language-card';
import { SecondFactorCard } from './second-factor-card';
import { SessionsCard } from './sessions-card';
import './profile.css';

/** Language, appearance, second factor and the devices one is signed in on. */
export function ProfileSettingsPage() {
  const t = useT('shell');
  return (
    <PageFrame
      title={t('titles.profileSettings')}
      breadcrumbs={[{ label: t('titles.profile'), to: '/profile' }]}
      width="narrow"
    >
      <LanguageCard />
      <AppearanceCard />
      <SecondFactorCard />
      <SessionsCard />
    </PageFrame>
  );
}
