import type { EntryImportCheck } from '@jahrring/contracts-time';
import { useProblemToast, useT, WorkProgress } from '@jahrring/tool-kit';
import { Alert, Button, Checkbox, Row, Section, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { uploadIcon } from '@jahrring/ui/icons';
import { useRunImport } from './import.api';
import type { ChosenFile } from './chosen-file';
import { ImportFacts } from './import-facts';
import { MappingForm } from './mapping-form';
import { RowList } from './row-list';
import { WordsForm } from './words-form';

interface CheckStepProps {
  id: string;
  /** Null after a reload: the file is not here any more. */
  chosen: ChosenFile | null;
  onChecked: (chosen: ChosenFile) => void;
  onExplained: (checkId: string) => void;
  onRestart: () => void;
  onRun: (id: string) => void;
}

/** Shows the effects of the import, line by line; nothing has been written yet. */
export function CheckStep({ id, chosen, onChecked, onExplained, onRestart, onRun }: CheckStepProps) {
  const t = useT('time');
  return (
    <Stack gap={6}>
      {chosen ? <MappingForm chosen={chosen} onChecked={onChecked} /> : null}
      <WorkProgress tool="time" id={id} label={t('import.checking')}>
        {({ state, result }) =>
          state === 'done' ? (
            <Checked
              id={id}
              check={result as EntryImportCheck}
              onExplained={onExplained}
              onRun={onRun}
              onRestart={onRestart}
            />
          ) : (
            <Row justify="end">
              <Button onClick={onRestart}>{t('import.another')}</Button>
            </Row>
          )
        }
      </WorkProgress>
    </Stack>
  );
}

interface CheckedProps {
  id: string;
  check: EntryImportCheck;
  onExplained: (checkId: string) => void;
  onRun: (id: string) => void;
  onRestart: () => void;
}

function Checked({ id, check, onExplained, onRun, onRestart }: CheckedProps) {
  const t = useT('time');
  const [run, { isLoading }] = useRunImport();
  const [skipErrors, setSkipErrors] = useState(false);
  const toast = useProblemToast();
  const { create, error } = check.counts;
  const start = () =>
    run({ id, skipErrors })
      .unwrap()
      .then((work) => onRun(work.id), toast);
  return (
    <Stack gap={4}>
      <ImportFacts check={check} />
      {create === 0 ? <Alert kind="info">{t('import.nothing')}</Alert> : null}
      {check.words.length > 0 ? (
        <WordsForm checkId={id} words={check.words} onExplained={onExplained} />
      ) : null}
      {check.errors.length > 0 ? (
        <Section title={t('import.errors')}>
          <RowList rows={check.errors} />
        </Section>
      ) : null}
      {check.sample.length > 0 ? (
        <Section title={t('import.sample')}>
          <RowList rows={check.sample} />
        </Section>
      ) : null}
      {error > 0 && create > 0 ? (
        <Checkbox
          checked={skipErrors}
          onChange={setSkipErrors}
          label={t('import.skipErrors', { count: error })}
        />
      ) : null}
      <Row justify="end">
        <Button onClick={onRestart}>{t('import.another')}</Button>
        <Button
          variant="primary"
          icon={uploadIcon}
          disabled={create === 0 || (error > 0 && !skipErrors)}
          loading={isLoading}
          onClick={() => void start()}
        >
          {t('import.run', { count: create })}
        </Button>
      </Row>
    </Stack>
  );
}
