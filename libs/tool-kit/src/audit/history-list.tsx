import type { AuditPage } from '@jahrring/contracts-common';
import { Button, ChangeList, EmptyState, ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { useCallback, useEffect, useState } from 'react';
import { requestJson } from '../api/request';
import { useT } from '../i18n/use-t';
import { problemText } from '../use-problem';
import type { ToolAuditEntry } from './audit-labels';
import { changeItem } from './audit-words';
import { useAuditReader } from './use-audit-reader';

export interface HistoryListProps {
  /** The service that keeps the record. */
  tool: string;
  /** The record's name in the audit trail: `address`; without it everything that has this id. */
  entity?: string;
  id: string;
}

interface Loaded {
  entries: ToolAuditEntry[];
  more: boolean;
}

/** Every change of one record, newest first. */
export function HistoryList({ tool, entity, id }: HistoryListProps) {
  const t = useT();
  const reader = useAuditReader();
  const [{ entries, more }, setLoaded] = useState<Loaded>({ entries: [], more: true });
  const [error, setError] = useState<unknown>();
  const [loading, setLoading] = useState(true);
  const load = useCallback(
    async (behind?: string) => {
      setLoading(true);
      setError(undefined);
      try {
        const page = await requestJson<AuditPage>({
          url: `/api/${tool}/audit`,
          params: { entity, entityId: id, behind },
        });
        const items = page.items.map((item) => ({ ...item, tool }));
        setLoaded((before) => ({ entries: [...(behind ? before.entries : []), ...items], more: page.more }));
      } catch (reason) {
        setError(reason);
      } finally {
        setLoading(false);
      }
    },
    [tool, entity, id],
  );
  useEffect(() => void load(), [load]);
  const last = entries.at(-1);
  if (error !== undefined && !last)
    return <ErrorState onRetry={() => void load()}>{problemText(t, error)}</ErrorState>;
  if (!last) return loading ? <Skeletons lines={5} /> : <EmptyState title={t('audit.none')} />;
  return (
    <Stack gap={4}>
      <ChangeList
        label={t('audit.history')}
        items={entries.map((entry) => withoutLink(changeItem(reader, entry)))}
      />
      {more ? (
        <Button loading={loading} onClick={() => void load(`${last.occurredAt}~${last.id}`)}>
          {t('audit.older')}
        </Button>
      ) : null}
    </Stack>
  );
}

/** One is on that record's page already. */
function withoutLink({ to: _to, record: _record, ...item }: ReturnType<typeof changeItem>) {
  return item;
}
