import { notify, saveFile, useProblemToast, useT, type ListArgs } from '@jahrring/tool-kit';
import type { ActionMenuItem } from '@jahrring/ui';
import { downloadIcon } from '@jahrring/ui/icons';

/** Entries of a list's menu that save what is shown as a file. */
export function useListExport(url: string, title: string, args: ListArgs): ActionMenuItem[] {
  const t = useT('admin');
  const toast = useProblemToast();
  const exportAs = (format: 'csv' | 'xlsx') => {
    const call = { url: `${url}/export/${format}`, params: args };
    saveFile(call, `${title}.${format}`).then(() => notify.success(t('numbered.exported')), toast);
  };
  return [
    { label: t('numbered.exportCsv'), icon: downloadIcon, onClick: () => exportAs('csv') },
    { label: t('numbered.exportXlsx'), icon: downloadIcon, onClick: () => exportAs('xlsx') },
  ];
}
