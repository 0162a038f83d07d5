import type { TeamPerson } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card } from '@jahrring/ui';

/** Bounds of the working-time law that were crossed; nothing is blocked by them. */
export function LawHints({ people }: { people: readonly TeamPerson[] }) {
  const t = useT('time');
  const format = useFormat();
  const crossed = people.filter(({ hints }) => hints.length > 0);
  if (crossed.length === 0) return null;
  return (
    <Card title={t('team.hints')}>
      <ul className="time-exceptions">
        {crossed.flatMap(({ employeeId, name, hints }) =>
          hints.map(({ kind, date, actual, limit }) => {
            const amount = (value: number) =>
              kind === 'consecutiveDays' ? String(value) : format.duration(value);
            return (
              <li key={`${employeeId} ${kind} ${date}`}>
                <strong>{name}</strong>{' '}
                {t(`law.${kind}`, { date: format.date(date), actual: amount(actual), limit: amount(limit) })}
              </li>
            );
          }),
        )}
      </ul>
    </Card>
  );
}
