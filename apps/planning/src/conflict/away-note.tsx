import type { PlanView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { Text } from '@jahrring/ui';
import { awayOn } from './conflicts';

interface AwayNoteProps {
  plan: PlanView;
  resourceId: string;
  date: string;
}

/** Says that a person is away on a day, or asks to be; nothing on other days. */
export function AwayNote({ plan, resourceId, date }: AwayNoteProps) {
  const t = useT('planning');
  const absence = awayOn(plan, resourceId, date);
  if (!absence) return null;
  return (
    <Text as="div" tone="muted" size="small">
      {t(absence.approved ? 'absence.away' : 'absence.asked')}
    </Text>
  );
}
