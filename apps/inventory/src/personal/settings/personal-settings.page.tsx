import { Navigate, useParams } from '@jahrring/tool-kit';
import { Kits } from './kits';
import { settingsPath, settingsTabs } from './personal-settings-frame';
import { Reminders } from './reminders';

/** Kits, and who is told of what; an unknown tab opens the first. */
export function Component() {
  const { tab } = useParams();
  const active = settingsTabs.find((one) => one === tab);
  if (!active) return <Navigate to={`${settingsPath}/${settingsTabs[0]}`} replace />;
  return active === 'kits' ? <Kits /> : <Reminders />;
}
