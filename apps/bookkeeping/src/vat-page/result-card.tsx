import type { VatReturnFigures } from '@jahrring/contracts-bookkeeping';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Card, Stack } from '@jahrring/ui';
import type { ReactNode } from 'react';
import { FigureList, type Days } from './figure-list';

interface ResultCardProps {
  title: string;
  days: Days;
  result: VatReturnFigures;
  actions: ReactNode;
}

/** A return with what speaks against it, its figures and how far it is from the ledger. */
export function ResultCard({ title, days, result, actions }: ResultCardProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency } = useBoot().licence;
  const { method, consideration, problems, booked, difference } = result;
  return (
    <Card title={title} actions={actions}>
      <Stack gap={4}>
        <p className="vat-method">
          {t(`vat.method.${method}`)} · {t(`vat.consideration.${consideration}`)}
        </p>
        {problems.length > 0 ? (
          <Alert kind="warning" title={t('vat.cannotClose')}>
            <ul className="vat-problems">
              {problems.map(({ reason, value }) => (
                <li key={`${reason} ${value}`}>
                  {t(`vat.problem.${reason}`, { value: dayText(format, value) })}
                </li>
              ))}
            </ul>
          </Alert>
        ) : null}
        <FigureList days={days} result={result} />
        <p className="vat-method">
          {t('vat.booked', {
            booked: format.money(booked, currency),
            difference: format.money(difference, currency),
          })}
        </p>
      </Stack>
    </Card>
  );
}

function dayText(format: ReturnType<typeof useFormat>, value: string): string {
  return value.replace(/\d{4}-\d{2}-\d{2}/g, (day) => format.date(day));
}
