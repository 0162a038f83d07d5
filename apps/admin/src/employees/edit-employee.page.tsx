import { useBoot, useParams, useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { EmployeePage } from './employee-page';
import { ownEmployees, tabOf } from './employee-scope';

/** One person of one's own licence. */
export function Component() {
  const t = useT('admin');
  const { licence } = useBoot();
  const { employee_id: id = '', tab } = useParams();
  return (
    <EmployeePage
      scope={ownEmployees}
      id={id}
      tab={tabOf(tab)}
      activePlugins={licence.plugins}
      breadcrumbs={[{ label: t('title.employees'), to: ownEmployees.listPath }]}
      frame={SettingsFrame}
    />
  );
}
