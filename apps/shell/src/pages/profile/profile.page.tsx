import { useBoot, useT } from '@jahrring/tool-kit';
import { Button, Card, PageFrame } from '@jahrring/ui';
import { settingsIcon } from '@jahrring/ui/icons';
import { CvCard } from './cv-card';
import { LicencesCard } from './licences-card';
import { PasswordForm } from './password-form';
import { PersonCard } from './person-card';
import './profile.css';

/** The user's profile: personal data, work experience, licences, and password. */
export function ProfilePage() {
  const t = useT('shell');
  const { user, licence } = useBoot();
  return (
    <PageFrame
      title={t('titles.profile')}
      subtitle={`${user.firstName} ${user.lastName} · ${t(`roles.${user.role}`)} · ${licence.name}`}
      width="narrow"
      actions={
        <Button to="/profile/settings" icon={settingsIcon}>
          {t('titles.profileSettings')}
        </Button>
      }
    >
      <PersonCard />
      <CvCard />
      <LicencesCard />
      <Card title={t('profile.password')}>
        <PasswordForm />
      </Card>
    </PageFrame>
  );
}
