import { isOver, type WorkView } from '@jahrring/contracts-common';
import { Alert, Button, ErrorState, Row, Progress, Skeletons, Stack, Text } from '@jahrring/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormat } from '../i18n/use-format';
import { useT } from '../i18n/use-t';
import { problemText } from '../use-problem';
import { useWork } from './use-work';

export interface WorkProgressProps {
  tool: string;
  id: string;
  /** Label of the work: "Rechnungen ausstellen". */
  label: string;
  /** Once, when it is over: done, failed or cancelled. */
  onDone?: (work: WorkView) => void;
  /** Result of the work, below the bar or in its place once it is over. */
  children?: (work: WorkView) => ReactNode;
}

/** Shows the progress of long work, with a button to stop it; then its result. The page may be left meanwhile. */
export function WorkBar({ tool, id, label, onDone, children }: WorkProgressProps) {
  const t = useT();
  const { work, error, cancel, isCancelling } = useWork(tool, id);
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!work || !isOver(work) || told.current === work.id) return;
    told.current = work.id;
    onDone?.(work);
  }, [work, onDone]);
  if (!work) return error ? <ErrorState>{problemText(t, error)}</ErrorState> : <Skeletons lines={2} />;
  return (
    <Stack gap={4}>
      {isOver(work) ? <End work={work} /> : null}
      {isOver(work) ? null : (
        <Running work={work} label={label} onCancel={() => void cancel()} isCancelling={isCancelling} />
      )}
      {children?.(work)}
    </Stack>
  );
}

interface RunningProps {
  work: WorkView;
  label: string;
  onCancel: () => void;
  isCancelling: boolean;
}

function Running({ work, label, onCancel, isCancelling }: RunningProps) {
  const t = useT();
  const format = useFormat();
  const { done, total } = work;
  const words =
    total === 0
      ? t('work.waiting')
      : t('work.progress', { done: format.number(done), total: format.number(total) });
  return (
    <Stack gap={2}>
      <Progress value={total === 0 ? 0 : done / total} label={label} />
      <Row justify="between">
        <Text as="p" tone="muted">
          <span role="status">{words}</span>
        </Text>
        <Button onClick={onCancel} loading={isCancelling}>
          {t('work.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

function End({ work }: { work: WorkView }) {
  const t = useT();
  if (work.state === 'cancelled') {
    return (
      <Alert kind="info" title={t('work.cancelled')}>
        {t('work.kept', { done: work.done, total: work.total })}
      </Alert>
    );
  }
  if (work.state !== 'failed' || !work.problem) return null;
  return (
    <Alert kind="error" title={t('work.failed')}>
      {t(work.problem.key, { defaultValue: t('errors.unknown'), ...work.problem.params })}
    </Alert>
  );
}
