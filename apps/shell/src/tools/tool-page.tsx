import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { renewTool } from './federation';
import type { ToolPageData } from './load-tool-page';
import { ToolBoundary } from './tool-boundary';
import { ToolFailure } from './tool-failure';
import { useToolName } from './use-tool-name';

/** A tool's page in its own boundary, or a card in its place. */
export function ToolPage() {
  const data = useLoaderData<ToolPageData>();
  const name = useToolName(data.toolId);
  const { revalidate } = useRevalidator();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    try {
      await renewTool(data.toolId);
      await revalidate();
    } finally {
      setRetrying(false);
    }
  };
  return (
    <div className="sh-outlet" data-tool={data.toolId}>
      {data.ok ? (
        <ToolBoundary toolId={data.toolId} name={name}>
          <data.Component />
        </ToolBoundary>
      ) : (
        <ToolFailure name={name} onRetry={() => void retry()} retrying={retrying} />
      )}
    </div>
  );
}
