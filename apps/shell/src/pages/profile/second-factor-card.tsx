import type { SecurityView } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Button, Row, Stack } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { keyIcon, shieldIcon } from '@jahrring/ui/icons';
import { useSecurity } from './profile.api';
import { QueryCard } from './query-card';
import type { FactorAction } from './second-factor-dialog';

const SecondFactorDialog = lazy(async () => ({
  default: (await import('./second-factor-dialog')).SecondFactorDialog,
}));

/** Codes of an app beside the password. */
export function SecondFactorCard() {
  const t = useT('shell');
  const query = useSecurity();
  const [action, setAction] = useState<FactorAction | null>(null);
  return (
    <QueryCard title={t('factor.title')} query={query} lines={2}>
      {(security) => (
        <Stack>
          <FactorState security={security} />
          <FactorButtons security={security} onAction={setAction} />
          {action ? (
            <Suspense>
              <SecondFactorDialog action={action} onClose={() => setAction(null)} />
            </Suspense>
          ) : null}
        </Stack>
      )}
    </QueryCard>
  );
}

function FactorState({
  security: { active, since, recoveryCodesLeft, available },
}: {
  security: SecurityView;
}) {
  const t = useT('shell');
  const format = useFormat();
  if (!available && !active) return <p className="sh-muted">{t('factor.unavailable')}</p>;
  if (!active || !since) return <p className="sh-muted">{t('factor.none')}</p>;
  return (
    <p>
      <Badge tone="wald" icon={shieldIcon}>
        {t('factor.title')}
      </Badge>{' '}
      {t('factor.active', { date: format.dateTime(since), count: recoveryCodesLeft })}
    </p>
  );
}

interface FactorButtonsProps {
  security: SecurityView;
  onAction: (action: FactorAction) => void;
}

function FactorButtons({ security: { active, available, required }, onAction }: FactorButtonsProps) {
  const t = useT('shell');
  if (!active) {
    return available ? (
      <div>
        <Button icon={shieldIcon} onClick={() => onAction('on')}>
          {t('factor.on')}
        </Button>
      </div>
    ) : null;
  }
  return (
    <Row>
      <Button icon={keyIcon} onClick={() => onAction('renew')}>
        {t('factor.renew')}
      </Button>
      {required ? null : <Button onClick={() => onAction('off')}>{t('factor.off')}</Button>}
    </Row>
  );
}
