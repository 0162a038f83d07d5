import { useBoot, useValue } from '@jahrring/tool-kit';
import { unsavedValue } from '@jahrring/tool-kit/shell';
import { useEffect, useState } from 'react';
import { reportStarted } from '../releases/report';
import { useNavigation } from '../routes/place';
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
export function ToolPage({ loaded }: { loaded: ToolPageData }) {
  const { toolId, path } = loaded;
  const [name, setName] = useState('');
  const known = useToolName(toolId);
  const gone = !useBoot().tools.some(
    ({ id, descriptor }) => id === toolId && descriptor.routes.some((route) => route.path === path),
  );
  // A tool that was switched off has taken its titles' keys along.
  if (!gone && known !== name) setName(known);
  const unsaved = useValue(unsavedValue);
  const { reload } = useNavigation();
  useEffect(() => followAsPage(toolId, () => void reload()), [toolId, reload]);
  const version = loaded.ok ? loaded.version : undefined;
  return (
    <div
      className="sh-outlet"
      data-tool={toolId}
      data-version={version}
      data-fallback={loaded.ok && loaded.isFallback}
    >
      {gone ? <ToolGone name={name || known} keepsInput={unsaved} /> : null}
      {gone && !unsaved ? null : loaded.ok ? (
        <ToolStage
          key={loaded.startedAt}
          toolId={toolId}
          version={loaded.version}
          name={name}
          waiting={<PageSkeleton />}
          onStarted={() => {
            showStylesOf(toolId, loaded.version);
            reportStarted(toolId, loaded.version, performance.now() - loaded.startedAt);
          }}
          onReload={() => void reload()}
        >
          <loaded.Component />
        </ToolStage>
      ) : gone ? null : (
        <Failed toolId={toolId} name={name} reference={loaded.fault?.reference} reload={reload} />
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
