import { telemetry } from '@jahrring/tool-kit';
import type { ExtensionOutletProps } from '@jahrring/tool-kit/shell';
import { Skeletons } from '@jahrring/ui';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { loadExpose, renewTool } from './federation';
import { ToolBoundary } from './tool-boundary';
import { ToolFailure } from './tool-failure';
import { useToolName } from './use-tool-name';

interface ExtensionModule {
  Component?: ComponentType<Record<string, unknown>>;
}

type Loading =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; Component: ComponentType<Record<string, unknown>> };

/** Loads one contribution of a tool and shows it, or a card in its place. */
export function ExtensionOutlet({ toolId, extension, props }: ExtensionOutletProps) {
  const name = useToolName(toolId);
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const load = useCallback(async () => {
    try {
      const { Component } = await loadExpose<ExtensionModule>(toolId, extension.expose);
      if (!Component) throw new Error(`${extension.expose} exports no Component`);
      setLoading({ state: 'ready', Component });
    } catch (error) {
      telemetry.error('tool.extension', error, { toolId, expose: extension.expose });
      setLoading({ state: 'failed' });
    }
  }, [toolId, extension.expose]);
  useEffect(() => void load(), [load]);
  const retry = async () => {
    setLoading({ state: 'loading' });
    await renewTool(toolId);
    await load();
  };
  if (loading.state === 'loading') return extension.point === 'header' ? null : <Skeletons lines={3} />;
  if (loading.state === 'failed') {
    return extension.point === 'header' ? null : <ToolFailure name={name} onRetry={() => void retry()} />;
  }
  return (
    <ToolBoundary toolId={toolId} name={name}>
      <loading.Component {...props} />
    </ToolBoundary>
  );
}
