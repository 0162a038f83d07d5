import { useValue } from '@jahrring/tool-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { ReleaseFault, type FaultCode } from '../releases/release-fault';
import { reportFault } from '../releases/report';
import { isSafeMoment, usedSince } from '../releases/safe-moment';
import { hasNoVersion, refuseVersion, retryTool } from './load-expose';
import { stateOf } from './tool-registry';
import { clearLoadFailure, loadFailuresValue } from './load-failures';

export interface StageOf {
  toolId: string;
  version: string;
  /** Loads again, in the version that is to be tried now. */
  onReload: () => void;
}

/** Returns the stage of one version's page or part: starting, shown, failed, or shown with something missing. */
export function useStage({ toolId, version, onReload }: StageOf) {
  const [openedAt] = useState(() => performance.now());
  const [started, setStarted] = useState(false);
  const [fault, setFault] = useState<ReleaseFault | null>(null);
  const failure = useValue(loadFailuresValue).get(toolId);

  const fail = (code: FaultCode, cause?: unknown) => {
    const next = new ReleaseFault({ tool: toolId, version, phase: started ? 'run' : 'start', code }, cause);
    const state = stateOf(toolId);
    setFault(next);
    if (started || !state) return reportFault(next);
    refuseVersion(state, next);
    if (!hasNoVersion(toolId)) onReload();
  };

  const retry = () => {
    setFault(null);
    if (started) return;
    retryTool(toolId);
    onReload();
  };

  /** Something is missing on a page that nobody has used yet: the version before has it. */
  const giveWay = useEffectEvent((missing: ReleaseFault) => {
    const state = stateOf(toolId);
    if (!state || usedSince(openedAt) || !isSafeMoment()) return;
    state.faults.set(version, missing);
    if (hasNoVersion(toolId)) state.faults.delete(version);
    else {
      clearLoadFailure(toolId);
      onReload();
    }
  });
  const missing = failure?.fault.version === version ? failure.fault : undefined;
  useEffect(() => {
    if (missing) giveWay(missing);
  }, [missing]);

  return { started, markStarted: () => setStarted(true), fault, fail, retry, missing };
}
