import { useBoot, useParams, useT } from '@jahrring/tool-kit';
import { EditEmployee } from './edit-employee';
import { ownEmployees } from './employee-scope';

/** One person of one's own licence. */
export function Component() {
  const t = useT('admin');
  const { licence } = useBoot();
  const { employee_id: id = '' } = useParams();
  return (
    <EditEmployee
      scope={ownEmployees}
      id={id}
      activePlugins={licence.plugins}
      breadcrumbs={[{ label: t('title.employees'), to: ownEmployees.listPath }]}
    />
  );
}
