import { useT } from '@jahrring/tool-kit';
import { Alert, Button } from '@jahrring/ui';
import { refreshIcon } from '@jahrring/ui/icons';
import { canRetry } from './scan-error';
import { useCamera } from './use-camera';
import './scan.css';

interface ScannerProps {
  onRead: (text: string) => void;
  /** True if the text read or typed last is no code of this licence. */
  notFound: boolean;
}

/** The camera's picture with a frame to hold the code into; what is in the way is told in its place. */
export function Scanner({ onRead, notFound }: ScannerProps) {
  const t = useT('time');
  const { video, error, retry } = useCamera(true, onRead);
  return (
    <section className="time-scan" aria-label={t('scan.camera')}>
      {error ? (
        <Alert
          kind="warning"
          title={t(`scan.error.${error}`)}
          actions={
            canRetry(error) ? (
              <Button size="small" icon={refreshIcon} onClick={retry}>
                {t('scan.retry')}
              </Button>
            ) : undefined
          }
        >
          {t(`scan.wayOut.${error}`)}
        </Alert>
      ) : (
        <div className="time-scan__picture">
          <video ref={video} className="time-scan__video" muted playsInline />
          <span className="time-scan__frame" aria-hidden="true" />
        </div>
      )}
      {notFound ? (
        <Alert kind="warning" title={t('scan.error.notFound')}>
          {t('scan.wayOut.notFound')}
        </Alert>
      ) : null}
      {error ? null : <p className="time-muted">{t('scan.hint')}</p>}
    </section>
  );
}
