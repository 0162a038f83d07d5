import { useT } from '@jahrring/tool-kit';
import { licencePath } from '../licence/licence-frame';
import { useLicencePage } from '../licence/use-licence-page';
import { CreateEmployee } from './create-employee';
import { employeesOfLicence } from './employee-scope';
import { useActivePlugins } from './use-active-plugins';

/** Somebody new in a licence that a superadmin keeps; a known e-mail connects the existing person. */
export function Component() {
  const t = useT('admin');
  const { licence, waiting } = useLicencePage();
  const activePlugins = useActivePlugins(licence?.id);
  if (!licence) return waiting;
  const scope = employeesOfLicence(licence.id);
  return (
    <CreateEmployee
      scope={scope}
      activePlugins={activePlugins}
      breadcrumbs={[
        { label: t('title.licences'), to: '/admin/licenses' },
        { label: licence.name, to: licencePath(licence.id) },
        { label: t('licence.tab.employees'), to: scope.listPath },
      ]}
    />
  );
}
