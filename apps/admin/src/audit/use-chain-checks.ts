import type { AuditChain, WorkView } from '@jahrring/contracts-common';
import { notify, problemText, useT } from '@jahrring/tool-kit';
import { useRef, useState } from 'react';
import { useVerifyChain } from './chain.api';

const isIntact = ({ state, result }: WorkView) =>
  state === 'done' && (result as AuditChain | null)?.state === 'intact';

/** The checks of all services' chains that are begun on this page, and what is told once the last of them is over. */
export function useChainChecks(services: readonly string[]) {
  const t = useT('admin');
  const [verify] = useVerifyChain();
  const [started, setStarted] = useState<ReadonlyMap<string, WorkView>>(new Map());
  const [isStarting, setIsStarting] = useState(false);
  const over = useRef(new Map<string, WorkView>());
  const verifyAll = async () => {
    setIsStarting(true);
    over.current.clear();
    try {
      const begun = await Promise.all(
        services.map(async (tool) => [tool, await verify(tool).unwrap()] as const),
      );
      setStarted(new Map(begun));
    } catch (error) {
      notify.error(problemText(t, error));
    } finally {
      setIsStarting(false);
    }
  };
  const onOver = (tool: string, work: WorkView) => {
    over.current.set(tool, work);
    if (services.every((one) => over.current.has(one)) && [...over.current.values()].every(isIntact))
      notify.success(t('audit.allIntact'));
  };
  return { started, isStarting, verifyAll, onOver };
}
