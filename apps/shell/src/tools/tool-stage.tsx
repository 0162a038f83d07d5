import { telemetry } from '@jahrring/tool-kit';
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { limitOf } from '../releases/limits';
import { hasNoVersion } from './load-expose';
import { ToolBoundary } from './tool-boundary';
import { ToolFailure } from './tool-failure';
import { clearLoadFailure } from './load-failures';
import { useStage, type StageOf } from './use-stage';

export interface ToolStageProps extends StageOf {
  /** As the menu shows it. */
  name: string;
  /** Stands in the place until the children do. */
  waiting: ReactNode;
  /** The children stand. */
  onStarted?: () => void;
  children: ReactNode;
}

/**
 * The place of one version's page or part. One that throws or stays away while it starts gives way to the version before;
 * one that throws later shows its card. A part that cannot be loaded leaves everything typed where it is.
 */
export function ToolStage({ name, waiting, onStarted, children, ...stageOf }: ToolStageProps) {
  const { toolId, version } = stageOf;
  const { started, markStarted, fault, fail, retry, missing } = useStage(stageOf);
  const card = (reset?: () => void) => {
    if (!started && !hasNoVersion(toolId)) return waiting;
    const again = () => {
      retry();
      reset?.();
    };
    return <ToolFailure toolId={toolId} name={name} reference={fault?.reference} onRetry={again} />;
  };
  const stand = () => {
    markStarted();
    onStarted?.();
  };
  return (
    <>
      {missing ? (
        <ToolFailure
          toolId={toolId}
          name={name}
          partly
          reference={missing.reference}
          onRetry={() => clearLoadFailure(toolId)}
        />
      ) : null}
      <ToolBoundary
        onError={(error, stack) => {
          telemetry.error('tool.render', error, { id: toolId, version, stack });
          fail('threw', error);
        }}
        fallback={card}
      >
        {fault && !started ? (
          card()
        ) : (
          <Suspense fallback={<Waiting onLate={() => fail('timeout')}>{waiting}</Waiting>}>
            {children}
            <Started onStarted={stand} />
          </Suspense>
        )}
      </ToolBoundary>
    </>
  );
}

/** Drawn with the children: its effect says that they stand. */
function Started({ onStarted }: { onStarted: () => void }) {
  const announceStart = useEffectEvent(onStarted);
  useEffect(() => announceStart(), []);
  return null;
}

function Waiting({ onLate, children }: { onLate: () => void; children: ReactNode }) {
  const late = useEffectEvent(onLate);
  useEffect(() => {
    const timer = setTimeout(() => late(), limitOf('start'));
    return () => clearTimeout(timer);
  }, []);
  return children;
}
