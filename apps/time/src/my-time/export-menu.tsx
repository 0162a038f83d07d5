import { notify, saveFile, useListState, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu } from '@jahrring/ui';
import { downloadIcon, fileIcon, fileTextIcon } from '@jahrring/ui/icons';

/** How the list of entries starts; its state stands in the address. */
export const entriesListState = { defaultSort: '-workDate,-startAt' } as const;

/** Downloads the list as it is filtered and sorted now. */
export function ExportMenu() {
  const t = useT('time');
  const toast = useProblemToast();
  const { args } = useListState(entriesListState);
  const run = (format: 'csv' | 'xlsx'): void => {
    const call = { url: `/api/time/entries/export/${format}`, params: args };
    saveFile(call, `${t('list.title')}.${format}`).then(() => notify.success(t('message.exported')), toast);
  };
  return (
    <ActionMenu
      text={t('list.export')}
      icon={downloadIcon}
      items={[
        { label: 'CSV', icon: fileTextIcon, onClick: () => run('csv') },
        { label: 'Excel (XLSX)', icon: fileIcon, onClick: () => run('xlsx') },
      ]}
    />
  );
}
