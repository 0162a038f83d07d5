import type { ImportView, RowOutcome } from '@jahrring/contracts-common/imports';
import { useAbility, useT } from '@jahrring/tool-kit';
import { Button, EmptyState, Section, Stack } from '@jahrring/ui';
import { historyIcon } from '@jahrring/ui/icons';
import { useEffect, useState } from 'react';
import { useUndoPreview } from './import.api';
import { ImportRows } from './import-rows';
import type { ImportSpec } from './import-spec';
import { OutcomeFilter } from './outcome-filter';
import { KeptRows, UndoDialog } from './undo-dialog';

type Outcome = 'done' | 'failed' | 'undone';

interface ResultProps {
  spec: ImportSpec;
  run: ImportView;
}

function outcomeOf({ state }: ImportView): Outcome {
  if (state === 'failed' || state === 'cancelled') return 'failed';
  return state === 'undone' ? 'undone' : 'done';
}

/** Shows the result of an import, and undoes it. */
export function ResultStep({ spec, run }: ResultProps) {
  const t = useT();
  const { canAny } = useAbility();
  const [asked, setAsked] = useState(false);
  const outcome = outcomeOf(run);
  const { create, update, skip } = run.counts;
  // Records that stayed may be taken back once nothing holds them any more.
  const mayUndo = (outcome === 'done' || run.kept > 0) && canAny([spec.permission].flat());
  const { onWritten } = spec;
  useEffect(() => onWritten?.(), [onWritten, run.version]);
  return (
    <Stack gap={6}>
      <EmptyState
        title={t(`import.${outcome}Title`)}
        action={
          <>
            <Button variant="primary" to={spec.list}>
              {spec.texts.toList}
            </Button>
            <Button to={spec.page}>{t('import.another')}</Button>
            {mayUndo ? (
              <Button variant="quiet" icon={historyIcon} onClick={() => setAsked(true)}>
                {t('import.undo')}
              </Button>
            ) : null}
          </>
        }
      >
        {outcome === 'undone' && run.kept > 0 ? null : t(`import.${outcome}Text`, { create, update, skip })}
      </EmptyState>
      {outcome === 'done' ? <Rows spec={spec} run={run} /> : null}
      {outcome === 'undone' && run.kept > 0 ? <Kept spec={spec} run={run} /> : null}
      {asked ? <UndoDialog spec={spec} run={run} onClose={() => setAsked(false)} /> : null}
    </Stack>
  );
}

/** The rows with their outcome; those with errors first. */
function Rows({ spec, run }: ResultProps) {
  const t = useT();
  const [outcome, setOutcome] = useState<RowOutcome | null>(run.counts.error > 0 ? 'error' : null);
  return (
    <Section title={t('import.rows')}>
      <Stack gap={4}>
        <OutcomeFilter counts={run.counts} chosen={outcome} onChoose={setOutcome} />
        <ImportRows key={outcome} spec={spec} importId={run.id} outcome={outcome} />
      </Stack>
    </Section>
  );
}

function Kept({ spec, run }: ResultProps) {
  const { data } = useUndoPreview({ url: spec.url, id: run.id, version: run.version });
  return data ? <KeptRows spec={spec} undo={data} /> : null;
}
