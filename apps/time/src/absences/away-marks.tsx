import type { DayAway, PublicHoliday } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Badge, Icon, VisuallyHidden } from '@jahrring/ui';
import { awayLook, typeLooks } from './absence-look';
import { useAwayWords } from './away-words';

interface AwayMarksProps {
  away?: readonly DayAway[] | undefined;
  holiday?: Pick<PublicHoliday, 'name' | 'halves'> | null | undefined;
  /** Icons alone, where the words have no room; they are told all the same. */
  short?: boolean;
}

/** Shows who is away on a day and why, and the public holiday: each an icon and a word. */
export function AwayMarks({ away = [], holiday, short = false }: AwayMarksProps) {
  const t = useT('time');
  const words = useAwayWords();
  const marks = away.map((one) => ({
    word: words(one),
    look: one.type ? typeLooks[one.type] : awayLook,
    open: !one.approved,
  }));
  if (holiday) {
    const word = holiday.halves === 1 ? `${holiday.name} ${t('absence.half.from')}` : holiday.name;
    marks.unshift({ word, look: typeLooks.public_holiday, open: false });
  }
  return marks.map(({ word, look, open }) =>
    short ? (
      <span key={word} title={word} className="time-away jr-status jr-status--soft" data-tone={look.tone}>
        <Icon name={look.icon} size={16} />
        <VisuallyHidden>{word}</VisuallyHidden>
      </span>
    ) : (
      <Badge key={word} tone={look.tone} icon={look.icon} outline={open}>
        {word}
      </Badge>
    ),
  );
}
