import type { LawHint, TeamPerson } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Card } from '@jahrring/ui';

/** Bounds of the working-time law that people crossed; nothing is blocked by them. */
export function LawHints({ people }: { people: readonly TeamPerson[] }) {
  const t = useT('time');
  const hintText = useHintText();
  const crossed = people.filter(({ hints }) => hints.length > 0);
  if (crossed.length === 0) return null;
  return (
    <Card title={t('team.hints')}>
      <ul className="time-exceptions">
        {crossed.flatMap(({ employeeId, name, hints }) =>
          hints.map((hint) => (
            <li key={`${employeeId} ${hint.kind} ${hint.date}`}>
              <strong>{name}</strong> {hintText(hint)}
            </li>
          )),
        )}
      </ul>
    </Card>
  );
}

/** The same to the person themselves. */
export function OwnLawHints({ hints }: { hints: readonly LawHint[] | undefined }) {
  const t = useT('time');
  const hintText = useHintText();
  if (!hints || hints.length === 0) return null;
  return (
    <Alert kind="warning" title={t('team.hints')}>
      <ul className="time-hints">
        {hints.map((hint) => (
          <li key={`${hint.kind} ${hint.date}`}>{hintText(hint)}</li>
        ))}
      </ul>
    </Alert>
  );
}

function useHintText(): (hint: LawHint) => string {
  const t = useT('time');
  const format = useFormat();
  return ({ kind, date, actual, limit }) => {
    const amount = (value: number) => (kind === 'consecutiveDays' ? String(value) : format.duration(value));
    return t(`law.${kind}`, { date: format.date(date), actual: amount(actual), limit: amount(limit) });
  };
}
