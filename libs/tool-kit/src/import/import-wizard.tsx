import type { ImportSettingsBase, ImportView } from '@jahrring/contracts-common/imports';
import { problemText, useSearchParams, useT } from '@jahrring/tool-kit';
import { ErrorState, Skeletons, Stack, Steps } from '@jahrring/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useImport } from './import.api';
import './import.css';
import { CheckStep } from './check-step';
import { FileStep } from './file-step';
import type { ImportSpec } from './import-spec';
import { hasMapping, isWorking, stepOf, stepsWith } from './import-steps';
import { MappingStep } from './mapping-step';
import { ProgressStep } from './progress-step';
import { ResultStep } from './result-step';

const pollEvery = 700;

interface StepProps {
  spec: ImportSpec;
  run: ImportView;
  /** From the check. */
  onBack: () => void;
  editing: boolean;
  onChecked: () => void;
}

/** Returns the next step of an import by its state; from a dry run one can go back to the columns. */
function CurrentStep({ spec, run, editing, onBack, onChecked }: StepProps) {
  if (isWorking(run.state)) return <ProgressStep spec={spec} run={run} />;
  const step = stepOf(run.state);
  if (step === 'mapping' || (step === 'check' && editing && hasMapping(run)))
    return <MappingStep spec={spec} run={run} onChecked={onChecked} />;
  return step === 'check' ? (
    <CheckStep spec={spec} run={run} onBack={onBack} />
  ) : (
    <ResultStep spec={spec} run={run} />
  );
}

/** The import, asked for again and again while the server is at work on it. */
function usePolledImport(url: string, id: string) {
  const [working, setWorking] = useState(false);
  const { data: run, error, refetch } = useImport({ url, id }, { pollingInterval: working ? pollEvery : 0 });
  useEffect(() => setWorking(run !== undefined && isWorking(run.state)), [run]);
  return { run, error, refetch };
}

function RunningImport({ spec, id }: { spec: ImportSpec; id: string }) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const editing = params.get('step') === 'mapping';
  const { run, error, refetch } = usePolledImport(spec.url, id);
  if (!run) {
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
    ) : (
      <Skeletons lines={6} lineHeight="3rem" />
    );
  }
  const current = editing && run.state === 'checked' && hasMapping(run) ? 'mapping' : stepOf(run.state);
  const steps = stepsWith(run.columns.length);
  return (
    <Stack gap={6}>
      <Steps
        label={spec.texts.title}
        steps={steps.map((step) => t(`import.step.${step}`))}
        current={steps.indexOf(current)}
      />
      <CurrentStep
        spec={spec}
        run={run}
        editing={editing}
        onBack={() => setParams(hasMapping(run) ? { id, step: 'mapping' } : {})}
        onChecked={() => setParams({ id })}
      />
    </Stack>
  );
}

export interface ImportWizardProps<S extends ImportSettingsBase> {
  spec: ImportSpec<S>;
  /** Other places than a file where records come from, above the field for the file. */
  children?: ReactNode;
}

/** Brings records in from a file: choose it, say what its columns mean, see what would happen, do it, undo it. */
export function ImportWizard<S extends ImportSettingsBase>({ spec: own, children }: ImportWizardProps<S>) {
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  // The steps hand the spec nothing but settings that came through its own schema.
  const spec = own as unknown as ImportSpec;
  return id === null ? (
    <FileStep spec={spec} onUploaded={(run) => setParams({ id: run.id })}>
      {children}
    </FileStep>
  ) : (
    <RunningImport key={id} spec={spec} id={id} />
  );
}
