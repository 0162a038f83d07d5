import type { DueLevel, DueView } from '@jahrring/contracts-common';
import type { CounterUnit } from '@jahrring/contracts-machine-control';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Row } from '@jahrring/ui';
import { alertIcon, clockIcon } from '@jahrring/ui/icons';
import { useUnits } from './use-units';
import './due.css';

const looks = {
  overdue: { tone: 'rot', icon: alertIcon },
  soon: { tone: 'bernstein', icon: clockIcon },
} as const;

/** Shows how urgent something is, in words; nothing if it is not. */
export function DueBadge({ level }: { level: DueLevel | null }) {
  const t = useT('machine-control');
  if (level === null || level === 'later') return null;
  return <Badge {...looks[level]}>{t(`due.${level}`)}</Badge>;
}

/** Returns a function for the text of the rest on the counter, or of how far it is exceeded. */
export function useLeftText() {
  const t = useT('machine-control');
  const { whole } = useUnits();
  return (left: string, unit: CounterUnit): string => {
    const over = left.startsWith('-');
    return t(over ? 'due.over' : 'due.left', { value: whole(left.replace('-', ''), unit) });
  };
}

interface DueTextProps {
  due: DueView;
  unit: CounterUnit;
}

/** When something is due: by its day, by what is left on the counter, or by both. */
export function DueText({ due, unit }: DueTextProps) {
  const format = useFormat();
  const leftText = useLeftText();
  if (due.on === null && due.left === null) return <span>–</span>;
  const left = due.left && leftText(due.left, unit);
  return (
    <Row noWrap>
      <span className="machine-due">
        {due.on ? <span>{format.date(due.on)}</span> : null}
        {left ? <span className={due.on ? 'machine-due__left' : undefined}>{left}</span> : null}
      </span>
      <DueBadge level={due.level} />
    </Row>
  );
}
