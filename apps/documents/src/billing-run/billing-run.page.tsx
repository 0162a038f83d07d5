import { isOver } from '@jahrring/contracts-common';
import { billingRunKind } from '@jahrring/contracts-documents';
import { useLatestWork, useSearchParams, useT } from '@jahrring/tool-kit';
import { Alert, Button, PageFrame, Skeletons, Stack } from '@jahrring/ui';
import { RunPreview } from './run-preview';
import { RunWork } from './run-work';

/** Bills of everything that is ready: looked at first, then made as one job that goes on without the page. */
export function Component() {
  const t = useT('documents');
  const [params, setParams] = useSearchParams();
  const latest = useLatestWork('documents', billingRunKind);
  const workId = params.get('run');
  const running = latest?.find((work) => !isOver(work));
  const show = (id: string | null) => setParams(id === null ? {} : { run: id }, { replace: id !== null });
  return (
    <PageFrame
      title={t('run.title')}
      subtitle={t('run.subtitle')}
      breadcrumbs={[{ label: t('title.list'), to: '/documents' }]}
    >
      {workId ? (
        <RunWork id={workId} onAgain={() => show(null)} />
      ) : latest === undefined ? (
        <Skeletons lines={8} />
      ) : (
        <Stack gap={4}>
          {running ? (
            <Alert
              kind="info"
              title={t('run.running')}
              actions={<Button onClick={() => show(running.id)}>{t('run.showRunning')}</Button>}
            >
              {t('run.runningText')}
            </Alert>
          ) : null}
          <RunPreview onStarted={show} />
        </Stack>
      )}
    </PageFrame>
  );
}
