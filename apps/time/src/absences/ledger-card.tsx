import type { Balances, LedgerRow } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, EmptyState } from '@jahrring/ui';
import { useState } from 'react';
import { chevronDownIcon, chevronUpIcon } from '@jahrring/ui/icons';
import { runningSums } from './running-sums';

/** Every booking of the year, oldest first, with what each balance came to after it. */
export function LedgerCard({ balances }: { balances: Balances }) {
  const t = useT('time');
  const [open, setOpen] = useState(false);
  return (
    <Card
      title={t('absence.ledger.title')}
      flush
      actions={
        <Button
          size="small"
          icon={open ? chevronUpIcon : chevronDownIcon}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'absence.ledger.hide' : 'absence.ledger.show')}
        </Button>
      }
    >
      {open ? <Rows rows={balances.ledger} day={balances.averageDaySeconds} /> : null}
    </Card>
  );
}

function Rows({ rows, day }: { rows: readonly LedgerRow[]; day: number }) {
  const t = useT('time');
  const format = useFormat();
  if (rows.length === 0) return <EmptyState title={t('absence.ledger.none')} />;
  const hours = (seconds: number) => `${seconds > 0 ? '+' : ''}${format.duration(seconds)}`;
  const days = (seconds: number) => format.number((seconds / day).toFixed(2));
  return (
    <div className="time-grid time-ledger" role="region" aria-label={t('absence.ledger.title')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('field.date')}</th>
            <th scope="col">{t('absence.ledger.kind')}</th>
            <th scope="col">{t('absence.ledger.source')}</th>
            <th scope="col">{t('absence.ledger.seconds')}</th>
            <th scope="col">{t('absence.ledger.rest')}</th>
            {day > 0 ? <th scope="col">{t('absence.ledger.restDays')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {runningSums(rows).map(({ row, sum }) => (
            <tr key={row.id}>
              <th scope="row">{format.date(row.date)}</th>
              <td>{t(`absence.ledger.kinds.${row.kind}`)}</td>
              <td title={row.note ?? undefined}>
                {[
                  t(`absence.ledger.sources.${row.source}`),
                  row.expected ? t('absence.ledger.expected') : '',
                  row.note,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </td>
              <td>{hours(row.seconds)}</td>
              <td className="time-grid__sum">{format.duration(sum)}</td>
              {day > 0 ? <td>{row.kind === 'overtime' ? '' : days(sum)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
