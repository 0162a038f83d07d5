import { payrollLeftOutReasons, type PayrollPreview } from '@jahrring/contracts-time';
import { useFormat, useLocale, useT } from '@jahrring/tool-kit';
import type { ReactNode } from 'react';
import { monthTitle } from '../month/months';
import { useLineValue } from './line-value';
import { HandOverException, LeftOutReason } from './hand-over-exception';

/** Shows who is included, what changed since, what is unconfirmed, what looks wrong, and who is left out and why. */
export function HandOverSummary({ preview }: { preview: PayrollPreview }) {
  const t = useT('time');
  const { people, unconfirmed, exceptions, leftOut } = preview;
  const lines = people.reduce((sum, person) => sum + person.lines.length, 0);
  const open = people.filter((person) => person.unconfirmed > 0);
  return (
    <div className="payroll-summary">
      <p className="payroll-summary__in">
        {t('payroll.included', { count: preview.included })} {t('payroll.count', { count: lines })}.
      </p>
      <Changes preview={preview} />
      <List title={t('payroll.unconfirmed', { count: unconfirmed })} count={open.length} opened>
        {open.map((person) => (
          <li key={person.employeeId}>
            {person.employeeName}: {t('payroll.unconfirmedShort', { count: person.unconfirmed })}
          </li>
        ))}
      </List>
      <List title={t('payroll.exceptions', { count: exceptions.length })} count={exceptions.length} opened>
        {exceptions.map((one) => (
          <HandOverException
            key={`${one.kind} ${one.employeeId} ${one.date} ${one.absenceType}`}
            exception={one}
          />
        ))}
      </List>
      <List title={t('payroll.leftOut', { count: leftOut.length })} count={leftOut.length}>
        {payrollLeftOutReasons.map((reason) => (
          <LeftOutReason key={reason} people={leftOut.filter((one) => one.reason === reason)} />
        ))}
      </List>
    </div>
  );
}

interface ListProps {
  title: string;
  count: number;
  opened?: boolean;
  children: ReactNode;
}

function List({ title, count, opened = false, children }: ListProps) {
  if (count === 0) return null;
  return (
    <details open={opened}>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}

/** Values that differ from those in earlier hand-overs. */
function Changes({ preview }: { preview: PayrollPreview }) {
  const t = useT('time');
  const format = useFormat();
  const locale = useLocale();
  const valueOf = useLineValue();
  const { latest } = preview;
  const changed = preview.people.flatMap(({ employeeId, employeeName, lines }) =>
    lines.filter(({ correction }) => correction).map((line) => ({ ...line, employeeId, employeeName })),
  );
  if (!latest) return <p>{t('payroll.first')}</p>;
  const since = { number: latest.number, at: format.dateTime(latest.createdAt) };
  if (changed.length === 0) return <p>{t('payroll.unchanged', since)}</p>;
  return (
    <List title={t('payroll.changes', { ...since, count: changed.length })} count={changed.length} opened>
      {changed.map((line) => (
        <li key={`${line.employeeId} ${line.month} ${line.wageNumber}`}>
          {line.employeeName}, {monthTitle(line.month, locale)}, {line.wageTitle}:{' '}
          {t('payroll.change', {
            before: valueOf(line, line.before ?? '0'),
            difference: valueOf(line, line.quantity ?? line.amount ?? '0'),
          })}
        </li>
      ))}
    </List>
  );
}
