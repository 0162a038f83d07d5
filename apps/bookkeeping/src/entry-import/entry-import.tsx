import { entryImportLimits } from '@jahrring/contracts-bookkeeping';
import { problemText, useT } from '@jahrring/tool-kit';
import { Card, ErrorState, Skeletons, Stack, Text } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useState } from 'react';
import { useEntryImports, useUploadEntries } from '../entry-import.api';
import { ImportList } from './import-list';
import { ImportPlan } from './import-plan';

/** What the accountant's program has: a file is compared with the books, and what they do not have is added. */
export function EntryImport() {
  const t = useT('bookkeeping');
  const { data, error, refetch } = useEntryImports(undefined, { refetchOnMountOrArgChange: true });
  const [upload, { isLoading }] = useUploadEntries();
  const [problem, setProblem] = useState<string>();
  const take = async ([file]: File[]) => {
    setProblem(undefined);
    if (!file) return;
    const answer = await upload(file);
    if (answer.error) setProblem(problemText(t, answer.error));
  };
  if (error) return <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={4} />;
  return (
    <Card title={t('entryImport.title')}>
      <Stack gap={4}>
        <Text tone="muted">{t('entryImport.text')}</Text>
        <FileDrop
          label={t('entryImport.file')}
          description={t('entryImport.columns')}
          files={[]}
          onChange={(files) => void take(files)}
          accept=".txt,.csv,.xlsx,text/csv,text/plain"
          maxSize={entryImportLimits.bytes}
          disabled={isLoading}
          {...(problem === undefined ? {} : { error: problem })}
        />
        {data.draft ? <ImportPlan plan={data.draft} /> : null}
        <ImportList items={data.items} />
      </Stack>
    </Card>
  );
}
