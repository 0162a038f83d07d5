import type { PayrollLine, PayrollPerson } from '@jahrring/contracts-time';
import { useBoot, useFormat, useLocale, useT } from '@jahrring/tool-kit';
import { Badge, Card } from '@jahrring/ui';
import { monthTitle } from '../month/months';

/** Person by person, what is handed over under which number. */
export function PayrollPeople({ people, month }: { people: readonly PayrollPerson[]; month: string }) {
  return people.map((person) => <Person key={person.employeeId} person={person} month={month} />);
}

function Person({ person, month }: { person: PayrollPerson; month: string }) {
  const t = useT('time');
  const { employeeName, personnelNumber, lines, unconfirmed } = person;
  return (
    <Card
      title={personnelNumber ? `${employeeName} · ${personnelNumber}` : employeeName}
      actions={
        unconfirmed > 0 ? (
          <Badge tone="ocker">{t('payroll.unconfirmedShort', { count: unconfirmed })}</Badge>
        ) : undefined
      }
    >
      {lines.length === 0 ? t('payroll.nothingNew') : <Lines person={person} month={month} />}
    </Card>
  );
}

function Lines({ person, month }: { person: PayrollPerson; month: string }) {
  const t = useT('time');
  return (
    <table className="payroll-lines">
      <caption className="payroll-lines__caption">{person.employeeName}</caption>
      <thead>
        <tr>
          <th scope="col">{t('payroll.column.wageNumber')}</th>
          <th scope="col">{t('payroll.column.wageTitle')}</th>
          <th scope="col" className="payroll-lines__figure">
            {t('payroll.column.value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {person.lines.map((line) => (
          <tr key={`${line.month} ${line.wageNumber}`}>
            <td>{line.wageNumber}</td>
            <td>
              {line.wageTitle} <Late line={line} month={month} />
            </td>
            <td className="payroll-lines__figure">
              <Value line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Late({ line, month }: { line: PayrollLine; month: string }) {
  const t = useT('time');
  const locale = useLocale();
  if (!line.correction && line.month === month) return null;
  return (
    <Badge outline tone="petrol">
      {t('payroll.correction', { month: monthTitle(line.month, locale) })}
    </Badge>
  );
}

function Value({ line }: { line: PayrollLine }) {
  const t = useT('time');
  const format = useFormat();
  const { currency } = useBoot().licence;
  if (line.unit === 'amount') return format.money(line.amount ?? '0', currency);
  return t(`payroll.value.${line.unit}`, { value: format.number(Number(line.quantity)) });
}
