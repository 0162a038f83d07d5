import { useListExport, useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { ActionMenu } from '@jahrring/ui';
import { licenceDropdowns } from './dropdown-scope';
import { Dropdowns } from './dropdowns';

const noArgs = {};

function ExportMenu() {
  const t = useT('admin');
  const files = useListExport(`${licenceDropdowns.base}/export`, noArgs, t('title.dropdowns'));
  return <ActionMenu label={t('numbered.more')} items={files} />;
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
