import { importMaxBytes, type AddressImportView } from '@jahrring/contracts-addresses';
import { problemOf, problemText, useT } from '@jahrring/tool-kit';
import { Stack, Steps, Text } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useUploadImport } from '../addresses.api';
import { ImportHistory } from './import-history';
import { steps } from './import-steps';

/** Takes the file; a broken one is refused with the line and column at which it breaks. */
export function FileStep({ onUploaded }: { onUploaded: (run: AddressImportView) => void }) {
  const t = useT('addresses');
  const [upload, { isLoading, error }] = useUploadImport();
  const take = ([file]: File[]) => {
    if (file)
      upload(file)
        .unwrap()
        .then(onUploaded, () => undefined);
  };
  const [firstField] = error ? (problemOf(error).fields ?? []) : [];
  const message = firstField
    ? t(firstField.key, firstField.params)
    : error
      ? problemText(t, error)
      : undefined;
  return (
    <Stack gap={6}>
      <Steps label={t('title.import')} steps={steps.map((step) => t(`import.step.${step}`))} current={0} />
      <FileDrop
        label={t('import.dropTitle')}
        description={t('import.dropText')}
        files={[]}
        onChange={take}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        maxSize={importMaxBytes}
        disabled={isLoading}
        {...(message ? { error: message } : {})}
      />
      {isLoading ? <Text tone="muted">{t('import.reading')}</Text> : null}
      <ImportHistory />
    </Stack>
  );
}
