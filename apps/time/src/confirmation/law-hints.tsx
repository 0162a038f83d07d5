import { lawHintKindsOfDays, type LawHint, type TeamPerson } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Card } from '@jahrring/ui';

type PersonWithHints = Pick<TeamPerson, 'employeeId' | 'name' | 'hints'>;

/**
 * Shows what should be checked in people's hours, above all limits of the working-time law; nothing is blocked by it.
 */
export function LawHints({ people }: { people: readonly PersonWithHints[] }) {
  const t = useT('time');
  const hintText = useHintText();
  const crossed = people.filter(({ hints }) => hints.length > 0);
  if (crossed.length === 0) return null;
  return (
    <Card title={t('team.hints')}>
      <ul className="time-exceptions">
        {crossed.flatMap(({ employeeId, name, hints }) =>
          hints.map((hint) => (
            <li key={`${employeeId} ${keyOf(hint)}`}>
              <strong>{name}</strong> {hintText(hint)}
            </li>
          )),
        )}
      </ul>
    </Card>
  );
}

/** One day can hold the end of one night and the beginning of the next. */
const keyOf = ({ kind, date, workDate, actual }: LawHint): string => `${kind} ${date} ${workDate} ${actual}`;

/** The same to the person themselves. */
export function OwnLawHints({ hints }: { hints: readonly LawHint[] | undefined }) {
  const t = useT('time');
  const hintText = useHintText();
  if (!hints || hints.length === 0) return null;
  return (
    <Alert kind="warning" title={t('team.hints')}>
      <ul className="time-hints">
        {hints.map((hint) => (
          <li key={keyOf(hint)}>{hintText(hint)}</li>
        ))}
      </ul>
    </Alert>
  );
}

function useHintText(): (hint: LawHint) => string {
  const t = useT('time');
  const format = useFormat();
  return ({ kind, date, actual, limit }) => {
    const amount = (value: number) => (lawHintKindsOfDays.has(kind) ? String(value) : format.duration(value));
    return t(`law.${kind}`, { date: format.date(date), actual: amount(actual), limit: amount(limit) });
  };
}
