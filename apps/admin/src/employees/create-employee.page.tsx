import { useBoot, useT } from '@jahrring/tool-kit';
import { CreateEmployee } from './create-employee';
import { ownEmployees } from './employee-scope';

/** Somebody new in one's own licence. */
export function Component() {
  const t = useT('admin');
  const { licence } = useBoot();
  return (
    <CreateEmployee
      scope={ownEmployees}
      activePlugins={licence.plugins}
      breadcrumbs={[{ label: t('title.employees'), to: ownEmployees.listPath }]}
      passwordHint={t('hint.newPassword')}
    />
  );
}
