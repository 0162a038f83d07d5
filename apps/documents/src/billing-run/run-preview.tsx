import { localToday } from '@jahrring/ui/input';
import { problemText, useSearchParams, useT } from '@jahrring/tool-kit';
import { EmptyState, ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { useBillingPreview } from './billing-run.api';
import { CandidateTable } from './candidate-table';
import { isBillable, keyOf, leftOut, type Choice } from './candidates';
import { RunFoot } from './run-foot';
import { RunScope, type Scope } from './run-scope';

/** Shows the candidates that are ready to be billed, with their sums and problems; they are ticked, then started. */
export function RunPreview({ onStarted }: { onStarted: (workId: string) => void }) {
  const t = useT('documents');
  const [params, setParams] = useSearchParams();
  const scope = readScope(params);
  const query = useBillingPreview({ ...scope }, { refetchOnMountOrArgChange: true });
  // Candidates that somebody removed stay removed when the preview is requested again.
  const [choice, setChoice] = useState<Choice | null>(null);
  const items = query.currentData?.items ?? [];
  const view = Object.values(scope).join(' ');
  const left = leftOut(items, choice, view);
  const choose = (left: ReadonlySet<string>) =>
    setChoice({ left, seen: new Set(items.map(keyOf)), scope: view });
  const chosen = items.filter((item) => isBillable(item) && !left.has(keyOf(item)));
  return (
    <Stack gap={4}>
      <RunScope scope={scope} onChange={(next) => setParams({ ...next }, { replace: true })} />
      {query.error ? (
        <ErrorState onRetry={() => void query.refetch()}>{problemText(t, query.error)}</ErrorState>
      ) : query.currentData === undefined ? (
        <Skeletons lines={8} lineHeight="2.5rem" />
      ) : items.length === 0 ? (
        <EmptyState title={t('run.nothing')}>{t('run.nothingText')}</EmptyState>
      ) : (
        <CandidateTable items={items} left={left} onLeft={choose} />
      )}
      {items.length > 0 ? <RunFoot chosen={chosen} until={scope.until} onStarted={onStarted} /> : null}
    </Stack>
  );
}

function readScope(params: URLSearchParams): Scope {
  const projects = params.get('projects');
  return {
    until: params.get('until') ?? localToday(),
    projects: projects === 'all' || projects === 'none' ? projects : 'ready',
    deliveryNotes: params.get('deliveryNotes') === 'false' ? 'false' : 'true',
  };
}
