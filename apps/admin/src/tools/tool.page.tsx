import type { ToolView } from '@jahrring/contracts-admin';
import { useFormat, useParams, useT } from '@jahrring/tool-kit';
import { Alert, Badge, Button, Card, PageFrame, Section, Stack } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { uploadIcon } from '@jahrring/ui/icons';
import { RecordPage } from '../record-page';
import { Channels } from './channels';
import { Distribution } from './distribution';
import type { ToolStep } from './steps';
import { toolName } from './tool-names';
import { useTool, useToolHealth } from './tools.api';
import { VersionCard } from './version-card';
import '../admin.css';
import './tools.css';

const StepDialog = lazy(async () => ({ default: (await import('./step-dialog')).StepDialog }));

const refresh = { pollingInterval: 5_000, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };
const shownAtFirst = 8;

const PlannedPluginPage = lazy(async () => ({
  default: (await import('../plugins/planned/edit-plugin')).EditPluginPage,
}));
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A tool by its name; a plugin to come by its id. */
export function Component() {
  const { id = '' } = useParams();
  if (!uuid.test(id)) return <ToolPage id={id} />;
  return (
    <Suspense>
      <PlannedPluginPage id={id} />
    </Suspense>
  );
}

/** One tool: who runs which version of it, how each fares, and the steps from one to the next. */
function ToolPage({ id }: { id: string }) {
  const t = useT('admin');
  const query = useTool(id, refresh);
  const tool = query.currentData;
  const breadcrumbs = [{ label: t('title.tools'), to: '/admin/plugins' }];
  if (!tool)
    return (
      <RecordPage
        title={toolName(t, id)}
        breadcrumbs={breadcrumbs}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <PageFrame
      title={toolName(t, id)}
      titleExtra={<Badge outline>{tool.id}</Badge>}
      subtitle={<Fresh at={query.fulfilledTimeStamp} failed={query.isError} />}
      breadcrumbs={breadcrumbs}
      actions={
        <Button icon={uploadIcon} to="/admin/plugins/create?tab=release">
          {t('title.publishRelease')}
        </Button>
      }
    >
      <Console tool={tool} />
    </PageFrame>
  );
}

function Fresh({ at, failed }: { at: number | undefined; failed: boolean }) {
  const t = useT('admin');
  const format = useFormat();
  if (failed || at === undefined) return <>{t('tool.stale')}</>;
  return <span className="admin-fresh">{t('tool.fresh', { time: format.time(new Date(at)) })}</span>;
}

function Console({ tool }: { tool: ToolView }) {
  const t = useT('admin');
  const format = useFormat();
  const { data: health } = useToolHealth(tool.id, refresh);
  const [step, setStep] = useState<ToolStep>();
  const [all, setAll] = useState(false);
  const shown = all ? tool.items : tool.items.slice(0, shownAtFirst);
  return (
    <Stack gap={5}>
      {tool.canaryWithdrawn ? (
        <Alert kind="error" title={t('tool.withdrewItself', { version: tool.canaryWithdrawn.version })}>
          {t('tool.withdrewItselfText', {
            moment: format.dateTime(tool.canaryWithdrawn.at),
            figures: tool.canaryWithdrawn.reason,
          })}
        </Alert>
      ) : null}
      <Channels tool={tool} begin={setStep} />
      <Card title={t('tool.whoRunsWhat')}>
        <Distribution tool={tool} />
      </Card>
      <Section title={t('tool.versions')} description={t('tool.versionsText')}>
        <ol className="admin-releases">
          {shown.map((release) => (
            <VersionCard
              key={release.id}
              tool={tool}
              release={release}
              health={health?.items.find(({ version }) => version === release.version)}
              begin={setStep}
            />
          ))}
        </ol>
        {shown.length < tool.items.length ? (
          <Button onClick={() => setAll(true)}>{t('tool.allVersions', { count: tool.items.length })}</Button>
        ) : null}
      </Section>
      <Suspense>
        {step ? <StepDialog tool={tool} step={step} onClose={() => setStep(undefined)} /> : null}
      </Suspense>
    </Stack>
  );
}
