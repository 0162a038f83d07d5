import type { CheckedFile } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { Alert, Stack } from '@jahrring/ui';

/** The outcome for each uploaded file; one that could not be read names line and column. */
export function CheckedFiles({ files }: { files: readonly CheckedFile[] }) {
  const t = useT('timber');
  return (
    <Stack gap={2}>
      {files.map((file, index) =>
        file.problem ? (
          <Alert key={index} kind="error">
            {`${file.name}: ${t(`machineFile.fault.${file.problem.fault}`, { detail: file.problem.detail })} `}
            {file.problem.line > 0
              ? t('machineFile.where', {
                  line: file.problem.line,
                  column: file.problem.column,
                  element: file.problem.element,
                })
              : null}
          </Alert>
        ) : (
          <Alert key={index} kind={file.known ? 'info' : 'success'}>
            {t(file.known ? 'machineFile.known' : 'machineFile.readable', { name: file.name })}
          </Alert>
        ),
      )}
    </Stack>
  );
}
