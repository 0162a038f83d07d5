import { notify, saveFile, useProblemToast, useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { ActionMenu } from '@jahrring/ui';
import { downloadIcon } from '@jahrring/ui/icons';
import { licenceDropdowns } from './dropdown-scope';
import { Dropdowns } from './dropdowns';

function ExportMenu() {
  const t = useT('admin');
  const toast = useProblemToast();
  const save = (format: 'csv' | 'xlsx') => {
    const call = { url: `${licenceDropdowns.base}/export/${format}` };
    saveFile(call, `${t('title.dropdowns')}.${format}`).then(
      () => notify.success(t('numbered.exported')),
      toast,
    );
  };
  return (
    <ActionMenu
      label={t('numbered.more')}
      items={[
        { label: t('numbered.exportCsv'), icon: downloadIcon, onClick: () => save('csv') },
        { label: t('numbered.exportXlsx'), icon: downloadIcon, onClick: () => save('xlsx') },
      ]}
    />
  );
}

/** The lists of values of one's own licence. */
export function Component() {
  const t = useT('admin');
  return (
    <SettingsFrame title={t('title.dropdowns')} subtitle={t('settings.dropdowns')} actions={<ExportMenu />}>
      <Dropdowns scope={licenceDropdowns} />
    </SettingsFrame>
  );
}
