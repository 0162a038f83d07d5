import type { LicenceView } from '@jahrring/contracts-admin';
import { useLocation, useT } from '@jahrring/tool-kit';
import { PageFrame } from '@jahrring/ui';
import type { ReactNode } from 'react';
import { licencePath, licenceSections, sectionOf } from './licence-sections';
import { LicenceStateBadge } from './state-badge';

export { licencePath } from './licence-sections';

interface LicenceFrameProps {
  licence: LicenceView;
  actions?: ReactNode;
  children: ReactNode;
}

/** Name, state and tabs of one licence, around each of its pages. */
export function LicenceFrame({ licence, actions, children }: LicenceFrameProps) {
  const t = useT('admin');
  const { pathname } = useLocation();
  const shown = sectionOf(licence.id, pathname);
  const tabs = licenceSections.map((section) => ({
    label: t(`licence.tab.${section.name}`),
    to: licencePath(licence.id, section.page),
    active: section.name === shown,
  }));
  return (
    <PageFrame
      title={`${licence.name} · ${t(`licence.tab.${shown}`)}`}
      titleExtra={<LicenceStateBadge state={licence.state} />}
      subtitle={t(`licenceType.${licence.type}`)}
      breadcrumbs={[{ label: t('title.licences'), to: '/admin/licenses' }]}
      actions={actions}
      tabs={tabs}
    >
      {children}
    </PageFrame>
  );
}
