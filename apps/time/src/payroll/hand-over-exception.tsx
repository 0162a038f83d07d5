import { type PayrollException, type PayrollLeftOut } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';

export function HandOverException({ exception }: { exception: PayrollException }) {
  const t = useT('time');
  const format = useFormat();
  const { kind, employeeName: name, date, absenceType, seconds } = exception;
  return (
    <li>
      {t(`payroll.exception.${kind}`, {
        name,
        date: date ? format.date(date) : '',
        absence: absenceType ? t(`absence.type.${absenceType}`) : '',
        hours: format.duration(seconds),
      })}
    </li>
  );
}

/** The people left out for one reason; who has recorded hours all the same on a line of their own. */
export function LeftOutReason({ people }: { people: readonly PayrollLeftOut[] }) {
  const t = useT('time');
  const format = useFormat();
  const [first] = people;
  if (!first) return null;
  const silent = people.filter(({ recordedSeconds }) => recordedSeconds === 0);
  const recorded = people.filter(({ recordedSeconds }) => recordedSeconds > 0);
  return (
    <>
      {silent.length > 0 ? (
        <li>
          {t(`payroll.reasonOf.${first.reason}`)}: {silent.map((one) => one.employeeName).join(', ')}
        </li>
      ) : null}
      {recorded.map((one) => (
        <li key={one.employeeId}>
          <strong>
            {t(`payroll.reasonOf.${first.reason}`)}:{' '}
            {t('payroll.recorded', { name: one.employeeName, hours: format.duration(one.recordedSeconds) })}
          </strong>
        </li>
      ))}
    </>
  );
}
