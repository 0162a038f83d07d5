import { useParams, useSearchParams, useT } from '@jahrring/tool-kit';
import { PageFrame } from '@jahrring/ui';
import { licencePath } from '../licence/licence-frame';
import { useLicencePage } from '../licence/use-licence-page';
import { EmployeePage } from './employee-page';
import { employeesOfLicence, tabOf } from './employee-scope';
import { useActivePlugins } from './use-active-plugins';

/** One person of a licence that a superadmin keeps. */
export function Component() {
  const t = useT('admin');
  const { employee_id: employeeId = '' } = useParams();
  const [search] = useSearchParams();
  const { licence, waiting } = useLicencePage();
  const activePlugins = useActivePlugins(licence?.id);
  if (!licence) return waiting;
  const scope = employeesOfLicence(licence.id);
  return (
    <EmployeePage
      scope={scope}
      id={employeeId}
      tab={tabOf(search.get('tab'))}
      activePlugins={activePlugins}
      breadcrumbs={[
        { label: t('title.licences'), to: '/admin/licenses' },
        { label: licence.name, to: licencePath(licence.id) },
        { label: t('licence.tab.employees'), to: scope.listPath },
      ]}
      frame={PageFrame}
    />
  );
}
