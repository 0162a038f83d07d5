import { useParams, useT } from '@jahrring/tool-kit';
import { licencePath } from '../licence/licence-frame';
import { useLicencePage } from '../licence/use-licence-page';
import { EditEmployee } from './edit-employee';
import { employeesOfLicence } from './employee-scope';
import { useActivePlugins } from './use-active-plugins';

/** One person of a licence that a superadmin keeps. */
export function Component() {
  const t = useT('admin');
  const { employee_id: employeeId = '' } = useParams();
  const { licence, waiting } = useLicencePage();
  const activePlugins = useActivePlugins(licence?.id);
  if (!licence) return waiting;
  const scope = employeesOfLicence(licence.id);
  return (
    <EditEmployee
      scope={scope}
      id={employeeId}
      activePlugins={activePlugins}
      breadcrumbs={[
        { label: t('title.licences'), to: '/admin/licenses' },
        { label: licence.name, to: licencePath(licence.id) },
        { label: t('licence.tab.employees'), to: scope.listPath },
      ]}
    />
  );
}
