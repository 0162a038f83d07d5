import { useT } from '@jahrring/tool-kit';
import { Alert, Button, Stack } from '@jahrring/ui';
import { userPlusIcon } from '@jahrring/ui/icons';
import { LicenceFrame } from '../licence/licence-frame';
import { useLicencePage } from '../licence/use-licence-page';
import { EmployeeGrid } from './employee-grid';
import { employeesOfLicence } from './employee-scope';

/** The people of one licence, for superadmins. */
export function Component() {
  const t = useT('admin');
  const { licence, waiting } = useLicencePage();
  if (!licence) return waiting;
  const scope = employeesOfLicence(licence.id);
  const full = licence.activeUsers >= licence.effectiveUserLimit;
  return (
    <LicenceFrame
      licence={licence}
      actions={
        <Button variant="primary" icon={userPlusIcon} to={scope.createPath}>
          {t('employee.add')}
        </Button>
      }
    >
      <Stack gap={4}>
        {full ? (
          <Alert kind="warning">{t('licence.fullNote', { limit: licence.effectiveUserLimit })}</Alert>
        ) : null}
        <EmployeeGrid scope={scope} />
      </Stack>
    </LicenceFrame>
  );
}
