import { useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { ActionMenu, Button, Stack } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { downloadIcon, keyIcon, shieldIcon, userPlusIcon } from '@jahrring/ui/icons';
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
          <Button variant="primary" icon={userPlusIcon} to={ownEmployees.createPath}>
            {t('hr.invite')}
          </Button>
          <Button icon={shieldIcon} to="/settings/roles">
            {t('title.roles')}
          </Button>
          <ActionMenu
            label={t('hr.export.menu')}
            items={[
              { label: t('hr.export.csv'), icon: downloadIcon, onClick: () => exportAs('csv') },
              { label: t('hr.export.xlsx'), icon: downloadIcon, onClick: () => exportAs('xlsx') },
              {
                label: t('hr.export.fullCsv'),
                icon: keyIcon,
                separated: true,
                onClick: () => exportAs('full-csv'),
              },
              { label: t('hr.export.fullXlsx'), icon: keyIcon, onClick: () => exportAs('full-xlsx') },
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
