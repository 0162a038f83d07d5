import { telemetry, useValue } from '@jahrring/tool-kit';
import type { ExtensionOutletProps } from '@jahrring/tool-kit/shell';
import { Skeletons } from '@jahrring/ui';
import { useCallback, useEffect, useState } from 'react';
import { ReleaseFault } from '../releases/release-fault';
import { useFirstPageStands } from '../startup/first-page';
import { loadExpose, retryTool, type Loaded } from './load-expose';
import { followAsPart } from './next-version';
import { ToolFailure } from './tool-failure';
import { runningValue } from './tool-registry';
import { ToolStage } from './tool-stage';
import { useToolName } from './use-tool-name';

type Props = Record<string, unknown>;

type Loading =
  | { state: 'loading' }
  | { state: 'failed'; reference?: string | undefined }
  | { state: 'ready'; loaded: Loaded<Props> };

/** Loads one contribution of a tool and shows it, or a card in its place. Follows the version its tool runs in. */
export function ExtensionOutlet({ toolId, extension, props }: ExtensionOutletProps) {
  const name = useToolName(toolId);
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const running = useValue(runningValue).get(toolId);
  const load = useCallback(async () => {
    try {
      const loaded = await loadExpose<Props>(toolId, extension.expose);
      setLoading({ state: 'ready', loaded });
    } catch (error) {
      telemetry.error('tool.extension', error, { toolId, expose: extension.expose });
      setLoading({
        state: 'failed',
        reference: error instanceof ReleaseFault ? error.reference : undefined,
      });
    }
  }, [toolId, extension.expose]);
  const inHeader = extension.point === 'header';
  // The page comes before what other tools put beside it.
  const wanted = useFirstPageStands() || !inHeader;
  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load, running]);
  useEffect(() => followAsPart(toolId, () => void load()), [toolId, load]);
  const retry = () => {
    setLoading({ state: 'loading' });
    retryTool(toolId);
    void load();
  };
  const waiting = inHeader ? null : <Skeletons lines={3} />;
  if (loading.state === 'loading') return waiting;
  if (loading.state === 'failed') {
    return inHeader ? null : (
      <ToolFailure toolId={toolId} name={name} reference={loading.reference} onRetry={retry} />
    );
  }
  const { Component, version } = loading.loaded;
  return (
    <ToolStage
      key={version}
      toolId={toolId}
      version={version}
      name={name}
      waiting={waiting}
      onReload={() => void load()}
    >
      <Component {...props} />
    </ToolStage>
  );
}
