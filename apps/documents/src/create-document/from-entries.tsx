import type { Grouping } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { EmptyState } from '@jahrring/ui';
import { useState } from 'react';
import { useBillable } from '../documents.api';
import { BeginProblem } from './begin-problem';
import type { Start } from './start';
import { CreateFoot } from './create-foot';
import { EntryGroups } from './entry-groups';
import { useBegin } from './use-begin';

/** A draft of the project's unbilled entries: those that are ticked, as the positions the grouping makes of them. */
export function FromEntries({ start, projectId }: { start: Start; projectId: string }) {
  const t = useT('documents');
  const query = useBillable(projectId);
  const { create, isLoading, problem } = useBegin(start);
  const [grouping, setGrouping] = useState<Grouping>('activity');
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  if (query.error || !query.data) return <QueryState query={query} lines={8} lineHeight="2.25rem" />;

  const entries = query.data.items;
  const selected = chosen ?? new Set(entries.map((entry) => entry.id));
  const picked = entries.filter((entry) => selected.has(entry.id));
  const createDraft = async () => {
    const sources = picked.map(({ id, version }) => ({ id, version }));
    // Entries that were refused were changed or billed by somebody else in the meantime.
    if (!(await create({ grouping, sources }))) void query.refetch();
  };
  return (
    <>
      {entries.length === 0 ? (
        <EmptyState title={t('create.nothingTitle')}>{t('create.nothingText')}</EmptyState>
      ) : (
        <EntryGroups entries={entries} selected={selected} onChange={setChosen} />
      )}
      <BeginProblem problem={problem} />
      <CreateFoot
        picked={picked}
        grouping={grouping}
        onGrouping={setGrouping}
        onCreate={() => void createDraft()}
        loading={isLoading}
      />
    </>
  );
}
