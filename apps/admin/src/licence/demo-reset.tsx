import type { LicenceView } from '@jahrring/contracts-admin';
import { isOver, type WorkView } from '@jahrring/contracts-common';
import { useLatestWork, useT, WorkProgress } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Alert, Button, Card, ConfirmDialog, Stack, Text } from '@jahrring/ui';
import { restoreIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useResetEnded, useResetLicence } from './demo-reset.api';

/** Kind of the long work, as the service names it. */
const resetWork = 'admin.licence-reset';
const gone = ['records', 'files', 'people', 'settings'] as const;

/** Sets a licence of the demo back to its first day, after saying what goes. */
export function DemoReset({ licence }: { licence: LicenceView }) {
  const t = useT('admin');
  const attempt = useAttempt();
  const [asking, setAsking] = useState(false);
  const [started, setStarted] = useState<string>();
  const [reset] = useResetLicence();
  const [ended] = useResetEnded();
  const latest = useLatestWork('admin', resetWork)?.find((work) => isOf(work, licence.id));
  const workId = started ?? (latest && !isOver(latest) ? latest.id : undefined);
  const [over, setOver] = useState<string>();
  const running = workId !== undefined && workId !== over;
  const confirm = async () => {
    await attempt(async () => {
      const { id } = await reset({ id: licence.id, version: licence.version }).unwrap();
      setStarted(id);
    });
    setAsking(false);
  };
  return (
    <Card title={t('licenceReset.title')}>
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {t('licenceReset.hint')}
        </Text>
        {workId ? (
          <WorkProgress
            key={workId}
            tool="admin"
            id={workId}
            label={t('licenceReset.title')}
            onDone={() => {
              setOver(workId);
              void ended();
            }}
          >
            {(work) => <Outcome work={work} />}
          </WorkProgress>
        ) : null}
        {running ? null : (
          <div>
            <Button icon={restoreIcon} disabled={licence.state === 'deleted'} onClick={() => setAsking(true)}>
              {t('licenceReset.open')}
            </Button>
          </div>
        )}
      </Stack>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('licenceReset.ask', { name: licence.name })}
        confirmLabel={t('licenceReset.confirm')}
        danger
      >
        <Stack gap={3}>
          <Text as="p">{t('licenceReset.goes')}</Text>
          <ul>
            {gone.map((kind) => (
              <li key={kind}>{t(`licenceReset.gone.${kind}`)}</li>
            ))}
          </ul>
          <Text as="p">{t('licenceReset.stays')}</Text>
        </Stack>
      </ConfirmDialog>
    </Card>
  );
}

function Outcome({ work }: { work: WorkView }) {
  const t = useT('admin');
  if (!isOver(work)) return null;
  const done = work.state === 'done';
  return (
    <Alert kind={done ? 'success' : 'warning'}>
      {t(done ? 'licenceReset.done' : 'licenceReset.stopped')}
    </Alert>
  );
}

function isOf({ entries }: WorkView, licenceId: string): boolean {
  const [first] = entries as readonly { licenceId?: string }[];
  return first?.licenceId === licenceId;
}
