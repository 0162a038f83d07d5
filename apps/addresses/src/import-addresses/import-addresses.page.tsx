import type { AddressImportView } from '@jahrring/contracts-addresses';
import { problemText, useSearchParams, useT } from '@jahrring/tool-kit';
import { ErrorState, PageFrame, Skeletons, Stack, Steps } from '@jahrring/ui';
import { useEffect, useState } from 'react';
import { useImport } from '../addresses.api';
import './import-addresses.css';
import { CheckStep } from './check-step';
import { FileStep } from './file-step';
import { isWorking, stepOf, steps } from './import-steps';
import { MappingStep } from './mapping-step';
import { ProgressStep } from './progress-step';
import { ResultStep } from './result-step';

const pollEvery = 700;

interface StepProps {
  run: AddressImportView;
  onMapping: () => void;
  editing: boolean;
  onChecked: () => void;
}

/** What the import needs next, by its state; a dry run may be gone back from to the columns. */
function CurrentStep({ run, editing, onMapping, onChecked }: StepProps) {
  if (isWorking(run.state)) return <ProgressStep run={run} />;
  const step = stepOf(run.state);
  if (step === 'mapping' || (step === 'check' && editing))
    return <MappingStep run={run} onChecked={onChecked} />;
  return step === 'check' ? <CheckStep run={run} onBack={onMapping} /> : <ResultStep run={run} />;
}

/** The import, asked for again and again while the server is at work on it. */
function usePolledImport(id: string) {
  const [working, setWorking] = useState(false);
  const { data: run, error, refetch } = useImport(id, { pollingInterval: working ? pollEvery : 0 });
  useEffect(() => setWorking(run !== undefined && isWorking(run.state)), [run]);
  return { run, error, refetch };
}

function RunningImport({ id }: { id: string }) {
  const t = useT('addresses');
  const [params, setParams] = useSearchParams();
  const editing = params.get('step') === 'mapping';
  const { run, error, refetch } = usePolledImport(id);
  if (!run) {
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
    ) : (
      <Skeletons lines={6} lineHeight="3rem" />
    );
  }
  const current = editing && run.state === 'checked' ? 'mapping' : stepOf(run.state);
  return (
    <Stack gap={6}>
      <Steps
        label={t('title.import')}
        steps={steps.map((step) => t(`import.step.${step}`))}
        current={steps.indexOf(current)}
      />
      <CurrentStep
        run={run}
        editing={editing}
        onMapping={() => setParams({ id, step: 'mapping' })}
        onChecked={() => setParams({ id })}
      />
    </Stack>
  );
}

/** Imports addresses from a CSV file: choose it, say what its columns mean, see what would happen, do it, undo it. */
export function Component() {
  const t = useT('addresses');
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  return (
    <PageFrame title={t('title.import')} breadcrumbs={[{ label: t('title.list'), to: '/addresses' }]}>
      {id === null ? (
        <FileStep onUploaded={(run) => setParams({ id: run.id })} />
      ) : (
        <RunningImport key={id} id={id} />
      )}
    </PageFrame>
  );
}
