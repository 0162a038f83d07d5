import type { CorrectionView, EmployeeView } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Button, Card, Columns, Stack, Stat, Text } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { plusIcon, restoreIcon } from '@jahrring/ui/icons';
import '../admin.css';
import type { EmployeeScope } from './employee-scope';

const CorrectionDialog = lazy(async () => ({
  default: (await import('./correction-dialog')).CorrectionDialog,
}));
const ReverseDialog = lazy(async () => ({ default: (await import('./reverse-dialog')).ReverseDialog }));

interface CorrectionsProps {
  scope: EmployeeScope;
  employee: EmployeeView;
}

/** Balances and the lines that make them: added, never changed, taken back by a line of their own. */
export function Corrections({ scope, employee }: CorrectionsProps) {
  const t = useT('admin');
  const [adding, setAdding] = useState(false);
  const [reversed, setReversed] = useState<CorrectionView | null>(null);
  const { corrections } = employee.employment;
  return (
    <Card
      title={t('hr.ledger.title')}
      actions={
        <Button size="small" icon={plusIcon} onClick={() => setAdding(true)}>
          {t('hr.ledger.add')}
        </Button>
      }
    >
      <Stack>
        <Balances employee={employee} />
        {corrections.length === 0 ? (
          <Text tone="muted">{t('hr.ledger.none')}</Text>
        ) : (
          <ul className="admin-rows">
            {[...corrections].reverse().map((line) => (
              <LedgerLine key={line.id} line={line} onReverse={() => setReversed(line)} />
            ))}
          </ul>
        )}
      </Stack>
      <Suspense>
        {adding ? (
          <CorrectionDialog scope={scope} employee={employee} onClose={() => setAdding(false)} />
        ) : null}
        {reversed ? (
          <ReverseDialog
            scope={scope}
            employee={employee}
            line={reversed}
            onClose={() => setReversed(null)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}

/**
 * Shows the balances that a person has brought along; what the time tool adds and deducts later is shown in the
 * reports.
 */
function Balances({ employee }: { employee: EmployeeView }) {
  const t = useT('admin');
  const format = useFormat();
  const { averageDaySeconds, employment } = employee;
  const inDays = (seconds: number) =>
    averageDaySeconds > 0
      ? t('hr.ledger.inDays', { count: Number((seconds / averageDaySeconds).toFixed(2)) })
      : undefined;
  const sum = ({ start, corrections }: { start: number; corrections: number }) =>
    t('hr.ledger.sum', { start: format.duration(start), corrections: format.duration(corrections) });
  return (
    <Columns>
      <Stat
        label={t('hr.ledger.holidays')}
        value={`${format.duration(employment.holidays.total)} h`}
        hint={[inDays(employment.holidays.total), sum(employment.holidays)].filter(Boolean).join(' · ')}
      />
      <Stat
        label={t('hr.ledger.overtime')}
        value={`${format.duration(employment.overtime.total)} h`}
        hint={sum(employment.overtime)}
      />
    </Columns>
  );
}

function LedgerLine({ line, onReverse }: { line: CorrectionView; onReverse: () => void }) {
  const t = useT('admin');
  const format = useFormat();
  const { kind, date, seconds, reason, reverses, reversed } = line;
  return (
    <li className="admin-rows__row">
      <span className="admin-rows__main">
        <span>
          {format.date(date)} · {t(`hr.correction.${kind}`)}{' '}
          {reverses ? <Badge tone="stein">{t('hr.ledger.reversal')}</Badge> : null}
          {reversed ? <Badge tone="stein">{t('hr.ledger.reversed')}</Badge> : null}
        </span>
        <small>{reason}</small>
      </span>
      <span className="admin-ledger__end">
        <strong className={reversed ? 'admin-ledger__amount--gone' : 'admin-ledger__amount'}>
          {seconds > 0 ? '+' : ''}
          {format.duration(seconds)} h
        </strong>
        {reverses || reversed ? null : (
          <Button size="small" icon={restoreIcon} onClick={onReverse}>
            {t('hr.ledger.reverse')}
          </Button>
        )}
      </span>
    </li>
  );
}
