import type { SurchargeLineView, SurchargeMonth } from '@jahrring/contracts-time';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { Card, leftToRight } from '@jahrring/ui';

interface PersonLinesProps {
  person: SurchargeMonth['people'][number];
  lines: readonly SurchargeLineView[];
}

/** One person's surcharges, line by line, with their sum below. */
export function PersonLines({ person, lines }: PersonLinesProps) {
  const t = useT('time');
  const format = useFormat();
  return (
    <Card title={person.employeeName}>
      <table className="surcharge-lines">
        <caption className="jr-hidden">{person.employeeName}</caption>
        <thead>
          <tr>
            <th scope="col">{t('surcharge.when')}</th>
            <th scope="col">{t('surcharge.title')}</th>
            <th scope="col" className="surcharge-lines__figure">
              {t('surcharge.hours')}
            </th>
            <th scope="col" className="surcharge-lines__figure">
              {t('surcharge.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <Link to={`/timetables/edit/${line.entryId}`}>{format.longDate(line.date)}</Link>
                <span className="surcharge-lines__more">{leftToRight(`${line.from}–${line.to}`)}</span>
              </td>
              <td>
                {line.title}
                <span className="surcharge-lines__more">{line.percent} %</span>
              </td>
              <td className="surcharge-lines__figure">{format.duration(line.seconds)}</td>
              <td className="surcharge-lines__figure">{format.amount(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('surcharge.sum')}
            </th>
            <td className="surcharge-lines__figure">{format.duration(person.seconds)}</td>
            <td className="surcharge-lines__figure">{format.amount(person.amount)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
