import { useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { refreshIcon } from '@jahrring/ui/icons';
import { MessageScreen } from './message-screen';

/** The last net: something in the shell itself went wrong. Another page is another try. */
export function RouteFailure({ onLeft }: { onLeft: () => void }) {
  const t = useT('shell');
  const { key } = useLocation();
  const [failedAt] = useState(key);
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    if (key !== failedAt) leave();
  }, [key, failedAt]);
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
