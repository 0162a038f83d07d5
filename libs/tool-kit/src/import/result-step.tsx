import type { ImportView } from '@jahrring/contracts-common/imports';
import { useAbility, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, EmptyState, Text } from '@jahrring/ui';
import { historyIcon } from '@jahrring/ui/icons';
import { useMoveImport } from './import.api';
import type { ImportSpec } from './import-spec';

type Outcome = 'done' | 'failed' | 'undone';

function ResultText({ spec, run, outcome }: { spec: ImportSpec; run: ImportView; outcome: Outcome }) {
  const t = useT();
  const { create, update, skip } = run.counts;
  return (
    <>
      {t(`import.${outcome}Text`, { create, update, skip })}
      {run.kept > 0 ? <Text as="p">{spec.texts.kept(run.kept)}</Text> : null}
    </>
  );
}

function outcomeOf({ state }: ImportView): Outcome {
  if (state === 'failed' || state === 'cancelled') return 'failed';
  return state === 'undone' ? 'undone' : 'done';
}

/** Shows the result of an import, and undoes it. */
export function ResultStep({ spec, run }: { spec: ImportSpec; run: ImportView }) {
  const t = useT();
  const { can } = useAbility();
  const [move, { isLoading }] = useMoveImport();
  const toast = useProblemToast();
  const outcome = outcomeOf(run);
  const mayUndo = outcome === 'done' && can(spec.permission);
  return (
    <EmptyState
      title={t(`import.${outcome}Title`)}
      action={
        <>
          <Button variant="primary" to={spec.list}>
            {spec.texts.toList}
          </Button>
          <Button to={spec.page}>{t('import.another')}</Button>
          {mayUndo ? (
            <Button
              variant="quiet"
              icon={historyIcon}
              loading={isLoading}
              onClick={() => move({ url: spec.url, id: run.id, to: 'undo' }).unwrap().catch(toast)}
            >
              {t('import.undo')}
            </Button>
          ) : null}
        </>
      }
    >
      <ResultText spec={spec} run={run} outcome={outcome} />
    </EmptyState>
  );
}
