import type { MachineView } from '@jahrring/contracts-inventory';
import { useEffect, useEffectEvent } from 'react';
import { useMachineRemoval } from '../use-machine-removal';

export interface RowActProps {
  act: 'remove' | 'restore';
  row: MachineView;
}

/** Does one act with one machine, once; draws nothing. */
export function RowAct({ act, row }: RowActProps) {
  const removal = useMachineRemoval();
  const run = useEffectEvent(() => void removal[act](row));
  useEffect(() => run(), []);
  return null;
}
