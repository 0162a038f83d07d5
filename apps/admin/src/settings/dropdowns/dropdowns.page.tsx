import { SettingsFrame, useT } from '@jahrring/tool-kit';
import { licenceDropdowns } from './dropdown-scope';
import { Dropdowns } from './dropdowns';

/** The lists of values of one's own licence. */
export function Component() {
  const t = useT('admin');
  return (
    <SettingsFrame title={t('title.dropdowns')} subtitle={t('settings.dropdowns')}>
      <Dropdowns scope={licenceDropdowns} />
    </SettingsFrame>
  );
}
