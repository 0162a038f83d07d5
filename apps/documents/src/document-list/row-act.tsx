import type { DocumentListItem } from '@jahrring/contracts-documents';
import { useEffect, useEffectEvent } from 'react';
import type { BulkAct } from './bulk-acts';
import { useBulk } from './use-bulk';

export interface RowActProps {
  act: BulkAct;
  row: DocumentListItem;
}

/** Does one act with one document, once; draws nothing. */
export function RowAct({ act, row }: RowActProps) {
  const bulk = useBulk();
  const run = useEffectEvent(() => void bulk(act, [row]));
  useEffect(() => run(), []);
  return null;
}
