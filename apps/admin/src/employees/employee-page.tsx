import { useT } from '@jahrring/tool-kit';
import { type Breadcrumb, type PageFrameProps, Row, Skeletons, Stack } from '@jahrring/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useEmployee } from '../admin.api';
import { RecordPage } from '../record-page';
import { type EmployeeScope, type EmployeeTab, employeeTabs } from './employee-scope';
import { InvitationBadge } from './invitation-badge';
import { InvitationNote } from './invitation-note';
import { RoleBadge } from './role-badge';
import type { TabProps } from './tab-props';

const panels: Readonly<Record<EmployeeTab, ComponentType<TabProps>>> = {
  personal: lazy(async () => ({ default: (await import('./personal-tab')).PersonalTab })),
  hr: lazy(async () => ({ default: (await import('./hr-tab')).HrTab })),
  permissions: lazy(async () => ({ default: (await import('./permissions-tab')).PermissionsTab })),
  assignments: lazy(async () => ({ default: (await import('./assignments-tab')).AssignmentsTab })),
  licences: lazy(async () => ({ default: (await import('./licences-tab')).LicencesTab })),
  history: lazy(async () => ({ default: (await import('./history-tab')).HistoryTab })),
};

interface EmployeePageProps {
  scope: EmployeeScope;
  id: string;
  tab: EmployeeTab;
  activePlugins: readonly string[];
  breadcrumbs: readonly Breadcrumb[];
  /** The frame of the settings, or of the admin area. */
  frame: ComponentType<PageFrameProps>;
}

/** One person of a licence with everything it keeps about them. */
export function EmployeePage({
  scope,
  id,
  tab,
  activePlugins,
  breadcrumbs,
  frame: Frame,
}: EmployeePageProps) {
  const t = useT('admin');
  const query = useEmployee({ base: scope.base, id });
  const reload = () => query.refetch().unwrap();
  const employee = query.currentData;
  if (!employee) {
    return (
      <RecordPage
        title={t('title.employee')}
        breadcrumbs={breadcrumbs}
        error={query.error}
        onRetry={() => void reload()}
      />
    );
  }
  const Panel = panels[tab];
  return (
    <Frame
      title={employee.name}
      titleExtra={
        <Row>
          <RoleBadge role={employee.role} />
          <InvitationBadge state={employee.invitation} />
        </Row>
      }
      subtitle={[employee.function, employee.email].filter(Boolean).join(' · ')}
      breadcrumbs={breadcrumbs}
      tabs={employeeTabs.map((one) => ({
        label: t(`hr.tab.${one}`),
        to: scope.tabPath(id, one),
        active: one === tab,
      }))}
    >
      <Stack gap={5}>
        <InvitationNote scope={scope} employee={employee} />
        <Suspense fallback={<Skeletons lines={6} lineHeight="3.5rem" />}>
          <Panel key={id} scope={scope} employee={employee} activePlugins={activePlugins} onReload={reload} />
        </Suspense>
      </Stack>
    </Frame>
  );
}
