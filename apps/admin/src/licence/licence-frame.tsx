import type { LicenceView } from '@jahrring/contracts-admin';
import { useLocation, useT } from '@jahrring/tool-kit';
import { PageFrame } from '@jahrring/ui';
import type { ReactNode } from 'react';
import { LicenceStateBadge } from './state-badge';

/** Where a licence's pages are. */
export const licencePath = (id: string, page = '') => `/admin/licenses/${id}${page}`;

interface LicenceFrameProps {
  licence: LicenceView;
  actions?: ReactNode;
  children: ReactNode;
}

/** Name, state and tabs of one licence, around each of its pages. */
export function LicenceFrame({ licence, actions, children }: LicenceFrameProps) {
  const t = useT('admin');
  const { pathname } = useLocation();
  const tab = (page: string, label: string, count?: number) => {
    const to = licencePath(licence.id, page);
    return { label, to, active: pathname === to, ...(count === undefined ? {} : { count }) };
  };
  return (
    <PageFrame
      title={licence.name}
      titleExtra={<LicenceStateBadge state={licence.state} />}
      subtitle={t(`licenceType.${licence.type}`)}
      breadcrumbs={[{ label: t('title.licences'), to: '/admin/licenses' }]}
      actions={actions}
      tabs={[
        tab('', t('licence.tab.overview')),
        tab('/employees', t('licence.tab.employees')),
        tab('/settings', t('licence.tab.settings')),
      ]}
    >
      {children}
    </PageFrame>
  );
}
