import { problemText, useConnection, useT } from '@jahrring/tool-kit';
import { Alert, Button } from '@jahrring/ui';
import { refreshIcon, signatureIcon } from '@jahrring/ui/icons';
import { useReportQueue } from './use-report-queue';
import type { ShownReport } from './use-report';

/** Shows the parts of the report that are still on the device, and those that the server refused. */
export function DeviceState({ report }: { report: ShownReport }) {
  const t = useT('time');
  const connected = useConnection();
  const queue = useReportQueue();
  const { unsent, close } = report.device;
  const refused = unsent.filter(({ state }) => state === 'refused');
  const [first] = refused;
  if (first) {
    return (
      <Alert
        kind="error"
        title={t('report.device.refused')}
        actions={
          <>
            <Button size="small" icon={refreshIcon} onClick={() => void queue.again(unsent)}>
              {t('offline.again')}
            </Button>
            {close?.state === 'refused' ? (
              <Button size="small" icon={signatureIcon} onClick={() => void queue.discard([close])}>
                {t('report.device.signAnew')}
              </Button>
            ) : null}
          </>
        }
      >
        {problemText(t, first.problem)}
      </Alert>
    );
  }
  if (unsent.length === 0) return null;
  const key = close ? 'signed' : 'waiting';
  return (
    <Alert kind="warning" title={t(`report.device.${key}`)}>
      {t(connected ? 'report.device.sending' : 'report.device.later', { count: unsent.length })}
    </Alert>
  );
}
