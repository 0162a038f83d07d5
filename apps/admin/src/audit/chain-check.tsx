import { auditCheckKind, isOver, type WorkView } from '@jahrring/contracts-common';
import { useLatestWork, useT, WorkProgress } from '@jahrring/tool-kit';
import { Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import { useAuditChain } from './chain.api';
import { toolName } from '../tools/tool-names';

interface ChainCheckProps {
  tool: string;
  /** The check that was asked for on this page. */
  started: WorkView | undefined;
  onOver: (tool: string, work: WorkView) => void;
}

/** Shows the progress of the check of one service's chain, also if it was started before the page was left. */
export function ChainCheck({ tool, started, onOver }: ChainCheckProps) {
  const t = useT('admin');
  const [latest] = useLatestWork(tool, auditCheckKind) ?? [];
  const { refetch } = useAuditChain(tool);
  const [quiet, setQuiet] = useState<string>();
  const work = started ?? (latest && !isOver(latest) ? latest : undefined);
  if (!work || work.id === quiet) return null;
  const name = toolName(t, tool);
  const onDone = (over: WorkView) => {
    // A failed check stays with its reason; the line of the chain shows the result of the others.
    if (over.state !== 'failed') setQuiet(over.id);
    void refetch();
    onOver(tool, over);
  };
  return (
    <Stack gap={2}>
      <Text as="p">{name}</Text>
      <WorkProgress tool={tool} id={work.id} label={name} onDone={onDone} />
    </Stack>
  );
}
