import { useNavigate, useOptionalBoot, useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { MessageScreen } from './message-screen';

/** /403 */
export function ForbiddenPage() {
  const t = useT('shell');
  const navigate = useNavigate();
  const signedIn = useOptionalBoot() !== null;
  return (
    <MessageScreen
      code="403"
      title={t('forbidden.title')}
      text={t('forbidden.text')}
      actions={
        <>
          <Button onClick={() => void navigate(-1)}>{t('screen.back')}</Button>
          <Button variant="primary" to={signedIn ? '/' : '/login'}>
            {t(signedIn ? 'screen.home' : 'signIn.title')}
          </Button>
        </>
      }
    />
  );
}
