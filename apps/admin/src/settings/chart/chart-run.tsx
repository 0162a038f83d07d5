import type { AccountImportView } from '@jahrring/contracts-admin';
import { problemText, useProblemToast, useT } from '@jahrring/tool-kit';
import {
  Alert,
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  Row,
  Skeletons,
  Spinner,
  Stack,
  Text,
} from '@jahrring/ui';
import { useEffect, useState } from 'react';
import { historyIcon } from '@jahrring/ui/icons';
import { useChartImport, useCommitChart, useUndoChart } from '../settings.api';
import { ChartRows } from './chart-rows';

const list = '/settings/chart_of_accounts';
const pollEvery = 500;

type WorkingState = 'checking' | 'running' | 'undoing';

function isWorking(state: AccountImportView['state']): state is WorkingState {
  return state === 'checking' || state === 'running' || state === 'undoing';
}

/** What would happen, row by row; nothing has been written yet. */
function Checked({ run, onBack }: { run: AccountImportView; onBack: () => void }) {
  const t = useT('admin');
  const toast = useProblemToast();
  const [commit, { isLoading }] = useCommitChart();
  const [skipErrors, setSkipErrors] = useState(false);
  const { create, update, error } = run.counts;
  const count = create + update;
  return (
    <Stack gap={4}>
      <Text as="p">{t('chart.summary', { ...run.counts, source: run.source })}</Text>
      {count === 0 ? <Alert>{t('chart.nothingToDo')}</Alert> : null}
      {error > 0 ? <Alert kind="warning">{t('chart.hasErrors', { count: error })}</Alert> : null}
      <ChartRows run={run} />
      <div className="settings-foot">
        {error > 0 && count > 0 ? (
          <Checkbox
            checked={skipErrors}
            onChange={setSkipErrors}
            label={t('chart.skipErrors', { count: error })}
          />
        ) : null}
        <Row justify="end">
          <Button onClick={onBack}>{t('chart.back')}</Button>
          <Button
            variant="primary"
            disabled={count === 0 || (error > 0 && !skipErrors)}
            loading={isLoading}
            onClick={() => commit({ id: run.id, skipErrors }).unwrap().catch(toast)}
          >
            {t('chart.commit', { count })}
          </Button>
        </Row>
      </div>
    </Stack>
  );
}

/** What has happened, and the way back. */
function Result({ run, onBack }: { run: AccountImportView; onBack: () => void }) {
  const t = useT('admin');
  const toast = useProblemToast();
  const [undo, { isLoading }] = useUndoChart();
  return (
    <EmptyState
      title={t(`chart.result.${run.state}`)}
      action={
        <>
          <Button variant="primary" to={list}>
            {t('chart.toList')}
          </Button>
          <Button onClick={onBack}>{t('chart.another')}</Button>
          {run.state === 'done' ? (
            <Button
              variant="quiet"
              icon={historyIcon}
              loading={isLoading}
              onClick={() => undo(run.id).unwrap().catch(toast)}
            >
              {t('chart.undo')}
            </Button>
          ) : null}
        </>
      }
    >
      {t(`chart.resultText.${run.state}`, { ...run.counts })}
      {run.kept > 0 ? <Text as="p">{t('chart.kept', { count: run.kept })}</Text> : null}
    </EmptyState>
  );
}

/** One import, asked for again and again while the server is at work on it. */
export function ChartRun({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useT('admin');
  const [working, setWorking] = useState(false);
  const { data: run, error, refetch } = useChartImport(id, { pollingInterval: working ? pollEvery : 0 });
  useEffect(() => setWorking(run !== undefined && isWorking(run.state)), [run]);
  if (!run) {
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
    ) : (
      <Skeletons lines={6} lineHeight="3rem" />
    );
  }
  if (isWorking(run.state)) {
    return (
      <Row>
        <Spinner />
        <Text>{t(`chart.working.${run.state}`)}</Text>
      </Row>
    );
  }
  return run.state === 'checked' ? (
    <Checked run={run} onBack={onBack} />
  ) : (
    <Result run={run} onBack={onBack} />
  );
}
