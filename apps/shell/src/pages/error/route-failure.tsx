import { telemetry, useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { refreshIcon } from '@jahrring/ui/icons';
import { MessageScreen } from './message-screen';

/** The last net: something in the shell itself went wrong. */
export function RouteFailure() {
  const t = useT('shell');
  const error = useRouteError();
  useEffect(() => telemetry.error('shell.route', error), [error]);
  return (
    <main className="sh-blank">
      <MessageScreen
        code="500"
        title={t('failure.title')}
        text={t('failure.text')}
        actions={
          <Button variant="primary" icon={refreshIcon} onClick={() => location.reload()}>
            {t('failure.reload')}
          </Button>
        }
      />
    </main>
  );
}
