import { statementImportWork, statementLimits } from '@jahrring/contracts-bookkeeping';
import type { ImportedFile, StatementsImported } from '@jahrring/contracts-bookkeeping';
import { isOver, type WorkView } from '@jahrring/contracts-common';
import { useLatestWork, useT, WorkProgress } from '@jahrring/tool-kit';
import { Stack, Text } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useState } from 'react';
import { useImportStatements, useStatementsImported } from '../statements.api';
import { refusalText } from './fault-text';
import { FileOutcome } from './file-outcome';

/** Takes files of the bank, many at once; says how far they are, and of each what came of it. */
export function ImportFiles() {
  const t = useT('bookkeeping');
  const [start, starting] = useImportStatements();
  const [tellImported] = useStatementsImported();
  const [startedId, setStartedId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [latest] = useLatestWork('bookkeeping', statementImportWork) ?? [];
  // An import that was begun before the page was left is found again.
  const id = startedId ?? (latest && !isOver(latest) ? latest.id : null);
  const importFiles = async (files: readonly File[]) => {
    setProblem(undefined);
    try {
      setStartedId((await start(files).unwrap()).id);
    } catch (error) {
      setProblem(refusalText(t, error));
    }
  };
  return (
    <Stack gap={3}>
      <FileDrop
        label={t('bank.import.label')}
        description={t('bank.import.text')}
        files={[]}
        onChange={(files) => void importFiles(files)}
        accept=".xml,.zip"
        maxSize={statementLimits.bytes}
        multiple
        disabled={starting.isLoading}
        error={problem}
      />
      {id ? (
        <WorkProgress
          key={id}
          tool="bookkeeping"
          id={id}
          label={t('bank.import.label')}
          onDone={() => void tellImported(undefined)}
        >
          {(work) => <Outcomes work={work} />}
        </WorkProgress>
      ) : null}
    </Stack>
  );
}

function Outcomes({ work }: { work: WorkView }) {
  const t = useT('bookkeeping');
  const result = work.result as StatementsImported | null;
  const files = result?.files ?? (work.entries as ImportedFile[]);
  if (files.length === 0) return null;
  const lines = files.flatMap(({ statements }) => statements.map(({ added }) => added));
  const added = lines.reduce((sum, count) => sum + count, 0);
  const booked = work.tally['booked'] ?? 0;
  return (
    <Stack gap={3}>
      <Text>
        <span role="status">
          {t('bank.import.added', { count: added })}{' '}
          {booked > 0 ? t('bank.import.booked', { count: booked }) : null}
        </span>
      </Text>
      <ul className="bank-files" aria-label={t('bank.import.files')}>
        {files.map((file, index) => (
          <FileOutcome key={index} file={file} />
        ))}
      </ul>
    </Stack>
  );
}
