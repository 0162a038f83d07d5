import { outboxValue, useConnection, useT, useValue } from '@jahrring/tool-kit';
import { withTexts } from '@jahrring/tool-kit/shell';
import { IconButton, Popover, Skeletons } from '@jahrring/ui';
import { Suspense, lazy } from 'react';
import { alertIcon, cloudOffIcon, cloudUpIcon } from '@jahrring/ui/icons';

const load = withTexts(() => import(/* webpackChunkName: "device" */ './device-list'));
const DeviceList = lazy(async () => ({ default: (await load()).DeviceList }));

/** In the bar when there is something to know: no connection, or entries that the server does not have yet. */
export function DeviceStatus() {
  const t = useT('shell');
  const connected = useConnection();
  const unsent = useValue(outboxValue).filter(({ state }) => state !== 'sent');
  const refused = unsent.some(({ state }) => state === 'refused');
  if (connected && unsent.length === 0) return null;
  const label = refused ? t('device.refused') : t(connected ? 'device.waiting' : 'device.offline');
  return (
    <span role="status" data-device={refused ? 'refused' : connected ? 'waiting' : 'offline'}>
      <Popover
        label={t('device.title')}
        align="end"
        preload={load}
        trigger={(props) => (
          <IconButton
            icon={refused ? alertIcon : connected ? cloudUpIcon : cloudOffIcon}
            label={label}
            badge={unsent.length}
            {...props}
          />
        )}
      >
        {() => (
          <Suspense fallback={<Skeletons lines={3} />}>
            <DeviceList />
          </Suspense>
        )}
      </Popover>
    </span>
  );
}
