import type { ShownNotice, ShownNotices } from '@jahrring/contracts-admin';
import { useBoot, useFormat, useProblemToast, useRecordChanges, useT, useValue } from '@jahrring/tool-kit';
import { unsavedValue } from '@jahrring/tool-kit/shell';
import { Alert, Button } from '@jahrring/ui';
import { useEffect, useRef } from 'react';
import { enterLicence } from '../startup/end-session';
import { useDismissNotice, useShownNotices, useStayLonger } from './notices.api';
import './notices.css';

/** A timer of a browser takes no longer wait. */
const longestWaitMs = 2 ** 31 - 1;

/** Notices of who runs the installation, above the page. While a form is being filled in, nothing comes and nothing moves. */
export function NoticeBanners() {
  const t = useT('shell');
  const { data, refetch } = useShownNotices();
  const typing = useValue(unsavedValue);
  const shown = useRef<readonly ShownNotice[]>([]);
  if (data && !typing) shown.current = data.items;
  useRecordChanges('admin/notice', () => void refetch());
  const nextAt = data?.nextAt;
  useEffect(() => {
    if (!nextAt) return undefined;
    const wait = Math.max(Date.parse(nextAt) - Date.now(), 0) + 500;
    const timer = setTimeout(() => void refetch(), Math.min(wait, longestWaitMs));
    return () => clearTimeout(timer);
  }, [nextAt, refetch]);
  const stay = data?.stay;
  if (shown.current.length === 0 && !stay) return null;
  return (
    <section className="sh-notices" aria-label={t('notices.label')}>
      {stay ? <StayBanner stay={stay} /> : null}
      {shown.current.map((notice) => (
        <Banner key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

/** A superadmin in a licence of others sees so all the time, and the way out. */
function StayBanner({ stay: { until, homeLicenceId } }: { stay: NonNullable<ShownNotices['stay']> }) {
  const t = useT('shell');
  const format = useFormat();
  const toast = useProblemToast();
  const { licence } = useBoot();
  const [stayLonger] = useStayLonger();
  const leave = () => void enterLicence(homeLicenceId).catch(toast);
  const prolong = () => void stayLonger(licence.id).unwrap().catch(toast);
  return (
    <Alert
      kind="warning"
      title={t('notices.stay', { name: licence.name })}
      actions={
        <>
          <Button onClick={leave}>{t('notices.stayLeave')}</Button>
          <Button variant="quiet" onClick={prolong}>
            {t('notices.stayLonger')}
          </Button>
        </>
      }
    >
      {t('notices.stayText', { until: format.time(until) })}
    </Alert>
  );
}

function Banner({ notice }: { notice: ShownNotice }) {
  const t = useT('shell');
  const format = useFormat();
  const toast = useProblemToast();
  const [dismiss] = useDismissNotice();
  const { id, kind, text, startsAt, endsAt, dismissible } = notice;
  const from = format.dateTime(startsAt);
  const to = format.dateTime(endsAt);
  const close = () => void dismiss(id).unwrap().catch(toast);
  return (
    <Alert
      kind={kind === 'maintenance' ? 'warning' : 'info'}
      title={kind === 'maintenance' ? t('notices.maintenance', { from, to }) : t('notices.news')}
      {...(dismissible ? { onClose: close } : {})}
    >
      {text}
    </Alert>
  );
}
