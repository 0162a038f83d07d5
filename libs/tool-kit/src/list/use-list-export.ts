import type { ActionMenuItem } from '@jahrring/ui';
import { downloadIcon } from '@jahrring/ui/icons';
import { saveFile } from '../api/download';
import { useT } from '../i18n/use-t';
import { notify } from '../state/notify';
import { useProblemToast } from '../use-problem';
import type { ListArgs } from './list-state';

/**
 * The menu entries that export a list as it is filtered and sorted now. `url` answers `/csv` and `/xlsx`; `name` is the
 * file's name where the server gives none.
 */
export function useListExport(url: string, args: ListArgs, name: string): ActionMenuItem[] {
  const t = useT();
  const failed = useProblemToast();
  return (['csv', 'xlsx'] as const).map((format) => ({
    label: t(`export.${format}`),
    icon: downloadIcon,
    onClick: () => {
      saveFile({ url: `${url}/${format}`, params: args }, `${name}.${format}`).then(
        () => notify.success(t('export.done')),
        failed,
      );
    },
  }));
}
