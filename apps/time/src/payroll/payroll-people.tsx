import type { PayrollLine, PayrollPerson } from '@jahrring/contracts-time';
import { useLocale, useT } from '@jahrring/tool-kit';
import { Badge, Card } from '@jahrring/ui';
import { monthTitle } from '../month/months';
import { useLineValue } from './line-value';

interface PayrollPeopleProps {
  people: readonly PayrollPerson[];
  month: string;
}

/** Person by person, what is handed over under which number. */
export function PayrollPeople({ people, month }: PayrollPeopleProps) {
  const t = useT('time');
  return (
    <Card>
      <table className="payroll-lines">
        <caption className="jr-hidden">{t('title.payroll')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('field.employee')}</th>
            <th scope="col">{t('payroll.column.wageNumber')}</th>
            <th scope="col" className="payroll-lines__figure">
              {t('payroll.column.value')}
            </th>
          </tr>
        </thead>
        {people.map((person) => (
          <PersonLines key={person.employeeId} person={person} month={month} />
        ))}
      </table>
    </Card>
  );
}

function PersonLines({ person, month }: { person: PayrollPerson; month: string }) {
  const t = useT('time');
  const { lines } = person;
  const [first, ...rest] = lines;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={Math.max(lines.length, 1)}>
          <Name person={person} />
        </th>
        {first ? (
          <LineCells line={first} month={month} />
        ) : (
          <td colSpan={2}>
            <span className="payroll-lines__soft">{t('payroll.nothingNew')}</span>
          </td>
        )}
      </tr>
      {rest.map((line) => (
        <tr key={`${line.month} ${line.wageNumber}`}>
          <LineCells line={line} month={month} />
        </tr>
      ))}
    </tbody>
  );
}

function Name({ person }: { person: PayrollPerson }) {
  const t = useT('time');
  const { employeeName, personnelNumber, unconfirmed } = person;
  return (
    <span className="payroll-lines__name">
      {employeeName}
      {personnelNumber ? <span className="payroll-lines__soft">{personnelNumber}</span> : null}
      {unconfirmed > 0 ? (
        <span>
          <Badge tone="ocker">{t('payroll.unconfirmedShort', { count: unconfirmed })}</Badge>
        </span>
      ) : null}
    </span>
  );
}

function LineCells({ line, month }: { line: PayrollLine; month: string }) {
  return (
    <>
      <td>
        <span className="payroll-lines__number">{line.wageNumber}</span> {line.wageTitle}{' '}
        <Late line={line} month={month} />
      </td>
      <td className="payroll-lines__figure">
        <Value line={line} />
      </td>
    </>
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
  const valueOf = useLineValue();
  return valueOf(line, line.quantity ?? line.amount ?? '0');
}
