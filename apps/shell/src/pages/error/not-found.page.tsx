import { useNavigate, useOptionalBoot, useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { MessageScreen } from './message-screen';

/** Unknown paths. */
export function NotFoundPage() {
  const t = useT('shell');
  const navigate = useNavigate();
  const signedIn = useOptionalBoot() !== null;
  return (
    <MessageScreen
      code="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
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
