import type { VatFigure, VatReturnFigures } from '@jahrring/contracts-bookkeeping';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Skeletons, Text } from '@jahrring/ui';
import { useState } from 'react';
import { useVatBookings } from '../vat.api';

/** The days of a return, and which one it is where it is closed. */
export interface Days {
  fromDay: string;
  toDay: string;
  returnId?: string;
}

interface FigureListProps {
  days: Days;
  result: Pick<VatReturnFigures, 'figures'>;
}

/** The form, figure by figure; what bookings stand behind opens to them. */
export function FigureList({ days, result }: FigureListProps) {
  const t = useT('bookkeeping');
  return (
    <ul className="vat-figures" aria-label={t('vat.figures')}>
      {result.figures.map((figure) => (
        <li key={[figure.code, figure.rate, figure.activity].join(' ')}>
          {figure.opens ? <Opening days={days} figure={figure} /> : <Row figure={figure} />}
        </li>
      ))}
    </ul>
  );
}

function Opening({ days, figure }: { days: Days; figure: VatFigure }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Row figure={figure} />
      </summary>
      {isOpen ? <Bookings days={days} figure={figure} /> : null}
    </details>
  );
}

function Row({ figure: { code, title, rate, activity, base, tax } }: { figure: VatFigure }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  return (
    <span className="vat-figure">
      <strong>{code}</strong>
      <span>{[title, activity, rate === null ? null : `${rate} %`].filter(Boolean).join(' · ')}</span>
      <span className="vat-amount">
        {base === null ? null : (
          <>
            <small>{t('vat.base')}</small> {format.amount(base)}
          </>
        )}
      </span>
      <span className="vat-amount">
        {tax === null ? null : (
          <>
            <small>{t('vat.tax')}</small> {format.amount(tax)}
          </>
        )}
      </span>
    </span>
  );
}

function Bookings({ days: { fromDay, toDay, returnId }, figure }: { days: Days; figure: VatFigure }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { data } = useVatBookings({
    ...{ fromDay, toDay, code: figure.code },
    ...(figure.rate === null ? {} : { rate: figure.rate }),
    ...(figure.activity === null ? {} : { activity: figure.activity }),
    ...(returnId === undefined ? {} : { returnId }),
  });
  if (!data) return <Skeletons lines={2} />;
  return (
    <>
      <ul className="vat-bookings" aria-label={t('vat.bookingsOf', { code: figure.code })}>
        {data.items.map(({ entryId, bookedOn, text, base, tax }, index) => (
          <li key={`${entryId} ${index}`}>
            <span>
              {text} <small>{format.date(bookedOn)}</small>
            </span>
            <span className="vat-amount">{figure.base === null ? '' : format.amount(base)}</span>
            <span className="vat-amount">{Number(tax) === 0 ? '' : format.amount(tax)}</span>
          </li>
        ))}
      </ul>
      {data.total > data.items.length ? (
        <Text as="p">{t('vat.moreBookings', { count: data.total - data.items.length })}</Text>
      ) : null}
    </>
  );
}
