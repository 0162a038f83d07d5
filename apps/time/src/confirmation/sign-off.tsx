import { addDays, mondayOf } from '@jahrring/contracts-time';
import { notify, useAbility, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { useSignoffs, useSignOff } from './confirmation.api';

/** Signs one's own week; shows when it was signed, and what was changed since. */
export function SignOff({ date }: { date: string }) {
  const t = useT('time');
  const format = useFormat();
  const toast = useProblemToast();
  const { can } = useAbility();
  const from = mondayOf(date);
  const { currentData } = useSignoffs({ from, to: addDays(from, 6) });
  const [signOff, { isLoading }] = useSignOff();
  const signed = currentData?.items.find(({ period }) => period === 'week');
  if (!can('tools.timetable.own.create') || !currentData) return null;
  const sign = async (): Promise<void> => {
    try {
      await signOff({ period: 'week', date }).unwrap();
      notify.success(t('signoff.done'));
    } catch (error) {
      toast(error);
    }
  };
  const reopened = signed?.reopened.map((day) => format.date(day)).join(', ');
  return (
    <div className="time-signoff">
      {signed ? (
        <span className="time-muted">{t('signoff.signed', { date: format.date(signed.signedAt) })}</span>
      ) : null}
      {reopened ? <span className="time-flag">{t('signoff.reopened', { days: reopened })}</span> : null}
      {!signed || reopened ? (
        <Button icon="check" size="small" loading={isLoading} onClick={() => void sign()}>
          {t(signed ? 'signoff.again' : 'signoff.week')}
        </Button>
      ) : null}
    </div>
  );
}
