import type { ImportView, RowOutcome } from '@jahrring/contracts-common/imports';
import { useProblemToast, useT } from '@jahrring/tool-kit';
import { Alert, Button, Checkbox, Row, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { useCommitImport } from './import.api';
import { ImportRows } from './import-rows';
import type { ImportSpec } from './import-spec';
import { OutcomeFilter } from './outcome-filter';
import { ImportWords } from './words-form';

interface CheckStepProps {
  spec: ImportSpec;
  run: ImportView;
  onBack: () => void;
}

/** Shows the effects of the import, row by row; nothing has been written yet. */
export function CheckStep({ spec, run, onBack }: CheckStepProps) {
  const t = useT();
  const [outcome, setOutcome] = useState<RowOutcome | null>(run.counts.error > 0 ? 'error' : null);
  const [skipErrors, setSkipErrors] = useState(false);
  const [commit, { isLoading }] = useCommitImport();
  const toast = useProblemToast();
  const { create, update, error } = run.counts;
  const blocked = create + update === 0 || (error > 0 && !skipErrors);
  return (
    <Stack gap={4}>
      <OutcomeFilter counts={run.counts} chosen={outcome} onChoose={setOutcome} />
      {create + update === 0 ? <Alert>{t('import.nothingToDo')}</Alert> : null}
      {spec.found?.(run)}
      {spec.words ? <ImportWords spec={spec} words={spec.words} run={run} /> : null}
      <ImportRows key={outcome} spec={spec} importId={run.id} outcome={outcome} />
      <div className="kit-import__foot">
        {error > 0 && create + update > 0 ? (
          <Checkbox
            checked={skipErrors}
            onChange={setSkipErrors}
            label={t('import.skipErrors', { count: error })}
          />
        ) : null}
        <Row justify="end">
          <Button onClick={onBack}>{t('import.back')}</Button>
          <Button
            variant="primary"
            disabled={blocked}
            loading={isLoading}
            onClick={() => commit({ url: spec.url, id: run.id, skipErrors }).unwrap().catch(toast)}
          >
            {spec.texts.commit(create + update)}
          </Button>
        </Row>
      </div>
    </Stack>
  );
}
