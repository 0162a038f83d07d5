import { useListExport, useListState, useT } from '@jahrring/tool-kit';
import { ActionMenu } from '@jahrring/ui';
import { downloadIcon } from '@jahrring/ui/icons';

/** Initial state of the list of entries; its state is in the URL. */
export const entriesListState = { defaultSort: '-workDate,-startAt' } as const;

/** Downloads the list as it is filtered and sorted now. */
export function ExportMenu() {
  const t = useT('time');
  const { args } = useListState(entriesListState);
  const files = useListExport('/api/time/entries/export', args, t('list.title'));
  return <ActionMenu text={t('list.export')} icon={downloadIcon} items={files} />;
}
