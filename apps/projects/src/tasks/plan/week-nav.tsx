import { addDays, isoWeekOf, localDateAt, mondayOf, weekOf } from '@jahrring/contracts-common';
import { useBoot, useFormat, useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, IconButton } from '@jahrring/ui';
import { chevronLeftIcon, chevronRightIcon, printerIcon } from '@jahrring/ui/icons';

const daysInWeek = 7;

/** The shown week stands in the address, so that a link shows the same. */
export function useWeek() {
  const t = useT('projects');
  const format = useFormat();
  const { licence } = useBoot();
  const [params, setParams] = useSearchParams();
  const today = localDateAt(Date.now(), licence.timeZone);
  const asked = params.get('week') ?? '';
  const monday = mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today);
  const days = weekOf(monday);
  const sunday = days.at(-1) ?? monday;
  const show = (date: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('week', mondayOf(date));
        return next;
      },
      { replace: true },
    );
  const subtitle = t('tasks.plan.week', {
    week: isoWeekOf(monday).week,
    from: format.date(monday),
    to: format.date(sunday),
  });
  return { monday, sunday, days, today, show, subtitle };
}

interface WeekNavProps {
  monday: string;
  today: string;
  onShow: (date: string) => void;
}

/** Back, this week, on; and the plan on paper. */
export function WeekNav({ monday, today, onShow }: WeekNavProps) {
  const t = useT('projects');
  return (
    <>
      <IconButton
        icon={chevronLeftIcon}
        label={t('tasks.plan.previousWeek')}
        onClick={() => onShow(addDays(monday, -daysInWeek))}
      />
      <Button onClick={() => onShow(today)}>{t('tasks.plan.thisWeek')}</Button>
      <IconButton
        icon={chevronRightIcon}
        label={t('tasks.plan.nextWeek')}
        onClick={() => onShow(addDays(monday, daysInWeek))}
      />
      <IconButton icon={printerIcon} label={t('tasks.plan.print')} onClick={() => window.print()} />
    </>
  );
}
