import { notify, saveFile, useT, type ListArgs } from '@jahrring/tool-kit';
import { useCallback } from 'react';
import { useFailureToast } from '../use-failure-toast';

export type ExportFormat = 'csv' | 'xlsx';

/** Downloads the list as it is filtered and sorted now. */
export function useExport(args: ListArgs): (format: ExportFormat) => void {
  const t = useT('addresses');
  const failed = useFailureToast();
  return useCallback(
    (format) => {
      const call = { url: `/api/addresses/addresses/export/${format}`, params: args };
      saveFile(call, `${t('title.list')}.${format}`).then(
        () => notify.success(t('message.exported')),
        (error: unknown) => failed('exportFailed', error),
      );
    },
    [args, t, failed],
  );
}
