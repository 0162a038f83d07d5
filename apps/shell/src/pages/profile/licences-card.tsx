import { notify, useBoot, useProblemToast, useT } from '@jahrring/tool-kit';
import { Badge, Button, Card, Row } from '@jahrring/ui';
import { enterLicence } from '../../startup/end-session';
import { refreshBoot } from '../../startup/session';
import { ConnectionRequests } from './connection-requests';
import { useChangeProfile } from './profile.api';

/** The licences one belongs to, which of them opens first, and requests to more. */
export function LicencesCard() {
  const t = useT('shell');
  const { licence, licences } = useBoot();
  const change = useChangeProfile();
  const toast = useProblemToast();
  const makeDefault = async (id: string, name: string) => {
    try {
      if (!(await change({ defaultLicenceId: id }))) return;
      await refreshBoot();
      notify.success(t('licence.madeDefault', { name }));
    } catch (error) {
      toast(error);
    }
  };
  return (
    <Card title={t('profile.licences')}>
      <ul className="sh-licences">
        {licences.map((choice) => (
          <li key={choice.id} className="sh-licences__item">
            <span>
              <strong>{choice.name}</strong>
              <span className="sh-licences__role">{t(`roles.${choice.role}`)}</span>
            </span>
            <Row>
              {choice.isDefault ? (
                <Badge>{t('licence.default')}</Badge>
              ) : (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`${t('licence.makeDefault')}: ${choice.name}`}
                  onClick={() => void makeDefault(choice.id, choice.name)}
                >
                  {t('licence.makeDefault')}
                </Button>
              )}
              {choice.id === licence.id ? (
                <Badge>{t('licence.current')}</Badge>
              ) : (
                <Button size="small" onClick={() => void enterLicence(choice.id).catch(toast)}>
                  {t('licence.enter')}
                </Button>
              )}
            </Row>
          </li>
        ))}
      </ul>
      <ConnectionRequests />
    </Card>
  );
}
