import type { ImportView } from '@jahrring/contracts-common/imports';
import { problemOf, problemText, useT } from '@jahrring/tool-kit';
import { Stack, Steps, Text } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import type { ReactNode } from 'react';
import { useUploadImport } from './import.api';
import { ImportHistory } from './import-history';
import type { ImportSpec } from './import-spec';
import { stepsWith } from './import-steps';

interface FileStepProps {
  spec: ImportSpec;
  onUploaded: (run: ImportView) => void;
  children?: ReactNode;
}

/** Takes the file; a broken one is refused with the line and column at which it breaks. */
export function FileStep({ spec, onUploaded, children }: FileStepProps) {
  const t = useT();
  const [upload, { isLoading, error }] = useUploadImport();
  const { url, texts } = spec;
  const take = ([file]: File[]) => {
    if (file)
      upload({ url, file, fields: spec.uploadFields })
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
      <Steps
        label={texts.title}
        steps={stepsWith(spec.fields.length).map((step) => t(`import.step.${step}`))}
        current={0}
      />
      {children}
      <FileDrop
        label={texts.drop}
        description={texts.dropText}
        files={[]}
        onChange={take}
        accept={spec.accept}
        maxSize={spec.maxBytes}
        disabled={isLoading}
        {...(message ? { error: message } : {})}
      />
      {isLoading ? <Text tone="muted">{t('import.reading')}</Text> : null}
      <ImportHistory spec={spec} />
    </Stack>
  );
}
