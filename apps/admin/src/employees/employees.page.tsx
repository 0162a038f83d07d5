import { SettingsFrame, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, Stack } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { EmployeeGrid } from './employee-grid';
import { ownEmployees } from './employee-scope';
import { useSeats } from './employees.api';
import { SeatsCell } from '../licence/seats';
import { useEmployeeExport } from './use-employee-export';

const ConnectionRequestsCard = lazy(async () => ({
  default: (await import('../connection-requests/connection-requests-card')).ConnectionRequestsCard,
}));

/** The people of one's own licence. */
export function Component() {
  const t = useT('admin');
  const exportAs = useEmployeeExport(ownEmployees);
  const { data: seats } = useSeats(ownEmployees.base, { refetchOnMountOrArgChange: true });
  return (
    <SettingsFrame
      title={t('title.employees')}
      subtitle={seats ? <SeatsCell activeUsers={seats.used} effectiveUserLimit={seats.limit} /> : undefined}
      actions={
        <>
          <Button variant="primary" icon="user-plus" to={ownEmployees.createPath}>
            {t('hr.invite')}
          </Button>
          <Button icon="shield" to="/settings/roles">
            {t('title.roles')}
          </Button>
          <ActionMenu
            label={t('hr.export.menu')}
            items={[
              { label: t('hr.export.csv'), icon: 'download', onClick: () => exportAs('csv') },
              { label: t('hr.export.xlsx'), icon: 'download', onClick: () => exportAs('xlsx') },
              {
                label: t('hr.export.fullCsv'),
                icon: 'key',
                separated: true,
                onClick: () => exportAs('full-csv'),
              },
              { label: t('hr.export.fullXlsx'), icon: 'key', onClick: () => exportAs('full-xlsx') },
            ]}
          />
        </>
      }
    >
      <Stack gap={5}>
        <Suspense>
          <ConnectionRequestsCard />
        </Suspense>
        <EmployeeGrid scope={ownEmployees} />
      </Stack>
    </SettingsFrame>
  );
}
