import type { BookingView, PlanChangeKind, PlanChangeView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Text, type BadgeProps } from '@jahrring/ui';
import { bookingLabel } from '../booking/booking-label';

const whole = 100;
const toneOf: Readonly<Record<PlanChangeKind, NonNullable<BadgeProps['tone']>>> = {
  added: 'wald',
  moved: 'petrol',
  changed: 'stein',
  removed: 'rot',
};

/** One booking that is new, elsewhere, otherwise or no more; what it was stands before what it is. */
export function ChangeItem({ change, note }: { change: PlanChangeView; note?: string | undefined }) {
  const t = useT('planning');
  const wordsOf = useBookingWords();
  const { kind, before, after, formerName } = change;
  const was = before ? [wordsOf(before), formerName].filter(Boolean).join(', ') : '';
  return (
    <li>
      <Badge tone={toneOf[kind]}>{t(`publish.kind.${kind}`)}</Badge>
      {note ? <Badge tone="bernstein">{note}</Badge> : null}
      {before && after ? (
        <Text as="div" tone="muted">
          {t('publish.before', { words: was })}
        </Text>
      ) : null}
      <Text as="div">
        {after ? (before ? t('publish.after', { words: wordsOf(after) }) : wordsOf(after)) : was}
      </Text>
    </li>
  );
}

/** Returns a function that describes a booking: target, time, share and status. */
function useBookingWords(): (booking: BookingView) => string {
  const t = useT('planning');
  const format = useFormat();
  return (booking) => {
    const { firstDay, lastDay, part, from, to, share, status, note } = booking;
    const days =
      firstDay === lastDay
        ? format.longDate(firstDay)
        : `${format.longDate(firstDay)} – ${format.longDate(lastDay)}`;
    const when = part === 'times' ? `${from ?? ''}–${to ?? ''}` : t(`part.${part}`);
    return [
      ...[bookingLabel(booking), days, when],
      ...(share < whole ? [`${share} %`] : []),
      ...(status === 'planned' ? [] : [t(`status.${status}`)]),
      ...(note ? [note] : []),
    ].join(', ');
  };
}
