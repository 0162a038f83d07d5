import { useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, Card, PageFrame, Row, Stack, Steps } from '@jahrring/ui';
import { useState } from 'react';
import { CheckStep } from './check-step';
import type { ChosenFile } from './chosen-file';
import { FileStep } from './file-step';
import { ImportHistory } from './import-history';
import './import-entries.css';
import { MappingForm } from './mapping-form';
import { RunStep } from './run-step';

const steps = ['file', 'check', 'result'] as const;

/** Time entries out of a file: choose it, see what it would do, do it, take it back. */
export function Component() {
  const t = useT('time');
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const checkId = params.get('check');
  const runId = params.get('run');
  const current = runId ? 2 : checkId ? 1 : 0;
  const take = (next: ChosenFile) => {
    setChosen(next);
    if (next.started.workId) setParams({ check: next.started.workId });
  };
  // The same lines under a new dry run.
  const explained = (workId: string) => {
    setChosen(chosen ? { ...chosen, started: { ...chosen.started, workId } } : null);
    setParams({ check: workId });
  };
  const restart = () => {
    setChosen(null);
    setParams({});
  };
  return (
    <PageFrame title={t('title.import')} breadcrumbs={[{ label: t('title.overview'), to: '/timeoverview' }]}>
      <Stack gap={6}>
        <Steps
          label={t('title.import')}
          steps={steps.map((step) => t(`import.step.${step}`))}
          current={current}
        />
        {runId ? <RunStep key={runId} id={runId} onRestart={restart} /> : null}
        {checkId && !runId ? (
          <CheckStep
            key={checkId}
            id={checkId}
            chosen={chosen?.started.workId === checkId ? chosen : null}
            onChecked={take}
            onExplained={explained}
            onRestart={restart}
            onRun={(id) => setParams({ run: id })}
          />
        ) : null}
        {current === 0 && chosen ? (
          <Card>
            <MappingForm chosen={chosen} onChecked={take} />
            <Row justify="end">
              <Button onClick={restart}>{t('import.another')}</Button>
            </Row>
          </Card>
        ) : null}
        {current === 0 && !chosen ? <FileStep onChecked={take} /> : null}
        {current === 0 && !chosen ? <ImportHistory /> : null}
      </Stack>
    </PageFrame>
  );
}
