import { useT } from '@jahrring/tool-kit';
import { Button, PageFrame } from '@jahrring/ui';
import { EmployeeGrid } from './employee-grid';
import { ownEmployees } from './employee-scope';

/** The people of one's own licence. */
export function Component() {
  const t = useT('admin');
  return (
    <PageFrame
      title={t('title.employees')}
      actions={
        <Button variant="primary" icon="user-plus" to={ownEmployees.createPath}>
          {t('employee.add')}
        </Button>
      }
    >
      <EmployeeGrid scope={ownEmployees} />
    </PageFrame>
  );
}
