import { useBoot, useValue } from '@jahrring/tool-kit';
import { unsavedValue } from '@jahrring/tool-kit/shell';
import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { reportStarted } from '../releases/report';
import { retryTool } from './load-expose';
import type { ToolPageData } from './load-tool-page';
import { PageSkeleton } from './page-skeleton';
import { showStylesOf } from './styles';
import { followAsPage } from './next-version';
import { ToolFailure } from './tool-failure';
import { ToolGone } from './tool-gone';
import { ToolStage } from './tool-stage';
import { useToolName } from './use-tool-name';

/** A tool's page in its own place, or a card there. */
export function ToolPage() {
  const data = useLoaderData<ToolPageData>();
  const { toolId, path } = data;
  const [name, setName] = useState('');
  const known = useToolName(toolId);
  const gone = !useBoot().tools.some(
    ({ id, descriptor }) => id === toolId && descriptor.routes.some((route) => route.path === path),
  );
  // A tool that was switched off has taken its titles' keys along.
  if (!gone && known !== name) setName(known);
  const unsaved = useValue(unsavedValue);
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  useEffect(() => followAsPage(toolId, () => void revalidate()), [toolId, revalidate]);
  const version = data.ok ? data.version : undefined;
  return (
    <div
      className="sh-outlet"
      data-tool={toolId}
      data-version={version}
      data-fallback={data.ok && data.isFallback}
    >
      {gone ? <ToolGone name={name || known} keepsInput={unsaved} /> : null}
      {gone && !unsaved ? null : data.ok ? (
        <ToolStage
          key={data.startedAt}
          toolId={toolId}
          version={data.version}
          name={name}
          waiting={<PageSkeleton />}
          onStarted={() => {
            showStylesOf(toolId, data.version);
            reportStarted(toolId, data.version, performance.now() - data.startedAt);
          }}
          onReload={reload}
        >
          <data.Component />
        </ToolStage>
      ) : gone ? null : (
        <Failed toolId={toolId} name={name} reference={data.fault?.reference} reload={revalidate} />
      )}
    </div>
  );
}

interface FailedProps {
  toolId: string;
  name: string;
  reference: string | undefined;
  reload: () => Promise<void>;
}

function Failed({ toolId, name, reference, reload }: FailedProps) {
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    retryTool(toolId);
    await reload();
    setRetrying(false);
  };
  return (
    <ToolFailure
      toolId={toolId}
      name={name}
      reference={reference}
      onRetry={() => void retry()}
      retrying={retrying}
    />
  );
}
