import { Navigate, useParams } from '@jahrring/tool-kit';
import { LabelSettingsTab } from '../labels/label-settings';
import { QrCodes } from './qr-codes';
import { QrFrame, qrPath, qrTabs } from './qr-frame';

/** Codes, and how their labels are printed; an unknown tab opens the first. */
export function Component() {
  const { tab } = useParams();
  const active = qrTabs.find((one) => one === tab);
  if (!active) return <Navigate to={`${qrPath}/${qrTabs[0]}`} replace />;
  if (active === 'codes') return <QrCodes />;
  return (
    <QrFrame tab="labels">
      <LabelSettingsTab />
    </QrFrame>
  );
}
