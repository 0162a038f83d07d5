import { useT } from '@jahrring/tool-kit';
import { PageFrame } from '@jahrring/ui';
import { installationDropdowns } from './dropdown-scope';
import { Dropdowns } from './dropdowns';

/** The lists of values every licence starts with. */
export function Component() {
  const t = useT('admin');
  return (
    <PageFrame title={t('title.installationDropdowns')} subtitle={t('dropdown.adminText')}>
      <Dropdowns scope={installationDropdowns} />
    </PageFrame>
  );
}
