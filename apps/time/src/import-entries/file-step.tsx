import { entryImportLimits } from '@jahrring/contracts-time';
import { problemText, useT } from '@jahrring/tool-kit';
import { Stack, Text } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useCheckImport } from './import.api';
import type { ChosenFile } from './chosen-file';

/** Takes the file; a broken one is refused with the line and column at which it breaks. */
export function FileStep({ onChecked }: { onChecked: (chosen: ChosenFile) => void }) {
  const t = useT('time');
  const [check, { isLoading, error }] = useCheckImport();
  const take = ([file]: File[]) => {
    if (!file) return;
    check({ file, options: {} })
      .unwrap()
      .then(
        (started) => onChecked({ file, options: {}, started }),
        () => undefined,
      );
  };
  return (
    <Stack gap={4}>
      <FileDrop
        label={t('import.drop')}
        description={t('import.dropText')}
        files={[]}
        onChange={take}
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        maxSize={entryImportLimits.bytes}
        disabled={isLoading}
        {...(error ? { error: problemText(t, error) } : {})}
      />
      {isLoading ? <Text tone="muted">{t('import.reading')}</Text> : null}
    </Stack>
  );
}
