import { useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import type { ReactNode } from 'react';

export const qrTabs = ['codes', 'labels'] as const;
export type QrTab = (typeof qrTabs)[number];
export const qrPath = '/plugins/qr-code/settings';

/** Title and tabs of codes and their labels. */
export function QrFrame({
  tab,
  actions,
  children,
}: {
  tab: QrTab;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const t = useT('inventory');
  return (
    <SettingsFrame
      title={t('title.qrCodes')}
      subtitle={t(tab === 'codes' ? 'settings.qrCodes' : 'settings.labels')}
      actions={actions}
      tabs={qrTabs.map((one) => ({
        label: t(`labels.tab.${one}`),
        to: `${qrPath}/${one}`,
        active: one === tab,
      }))}
    >
      {children}
    </SettingsFrame>
  );
}
