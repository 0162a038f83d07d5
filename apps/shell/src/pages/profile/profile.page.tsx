import { useBoot, useProblemToast, useT } from '@jahrring/tool-kit';
import { Badge, Button, Card, DescriptionList, PageFrame } from '@jahrring/ui';
import { enterLicence } from '../../start/session';
import { PasswordForm } from './password-form';
import './profile.css';

/** Who I am here, in which licences, and my password. */
export function ProfilePage() {
  const t = useT('shell');
  const { user, licence, licences } = useBoot();
  const toast = useProblemToast();
  return (
    <PageFrame
      title={t('titles.profile')}
      subtitle={`${user.firstName} ${user.lastName}`}
      width="narrow"
      actions={
        <Button to="/profile/settings" icon="settings">
          {t('titles.profileSettings')}
        </Button>
      }
    >
      <Card title={t('profile.person')}>
        <DescriptionList
          items={[
            { label: t('profile.name'), value: `${user.firstName} ${user.lastName}` },
            { label: t('signIn.email'), value: user.email },
            { label: t('profile.role'), value: t(`roles.${user.role}`) },
            { label: t('profile.licence'), value: licence.name },
          ]}
        />
      </Card>
      <Card title={t('profile.licences')}>
        <ul className="sh-licences">
          {licences.map((choice) => (
            <li key={choice.id} className="sh-licences__item">
              <span>
                <strong>{choice.name}</strong>
                <span className="sh-licences__role">{t(`roles.${choice.role}`)}</span>
              </span>
              {choice.isDefault ? <Badge>{t('licence.default')}</Badge> : null}
              {choice.id === licence.id ? (
                <Badge>{t('licence.current')}</Badge>
              ) : (
                <Button size="small" onClick={() => void enterLicence(choice.id, true).catch(toast)}>
                  {t('licence.enter')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('profile.password')}>
        <PasswordForm />
      </Card>
    </PageFrame>
  );
}
