import { bySection, type ReportSection } from '@jahrring/contracts-time';
import { Link, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Card, EmptyState, leftToRight } from '@jahrring/ui';
import { alertIcon, cloudUpIcon } from '@jahrring/ui/icons';
import { useAmountText } from '../amount-text';
import { mendPage } from '../offline/unsent-line';
import type { ShownLine } from './device-report';

/** A card for each kind of lines. */
export function ReportLines({ lines }: { lines: readonly ShownLine[] }) {
  const t = useT('time');
  const sections = bySection(lines);
  if (sections.length === 0) {
    return (
      <Card title={t('report.lines')}>
        <EmptyState title={t('report.noLines')}>{t('report.noLinesText')}</EmptyState>
      </Card>
    );
  }
  return (
    <>
      {sections.map(({ key, lines: own }) => (
        <SectionCard key={key} section={key} lines={own} />
      ))}
    </>
  );
}

function SectionCard({ section, lines }: { section: ReportSection; lines: readonly ShownLine[] }) {
  const t = useT('time');
  const format = useFormat();
  const seconds = lines.reduce((sum, line) => sum + line.seconds, 0);
  const sum =
    section === 'people' ? (
      <span className="time-report-sum time-figures">{format.duration(seconds)}</span>
    ) : null;
  return (
    <Card title={t(`report.section.${section}`)} actions={sum} flush>
      <ul className="time-report-lines">
        {lines.map((line) => (
          <Line key={line.entryId} line={line} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ line }: { line: ShownLine }) {
  const t = useT('time');
  const format = useFormat();
  const { licence } = useBoot();
  const amountText = useAmountText();
  const people = line.kind === 'hours';
  const span = line.from && line.to ? leftToRight(`${line.from}–${line.to}`) : null;
  const rest =
    line.breakSeconds > 0 ? t('report.break', { minutes: Math.round(line.breakSeconds / 60) }) : null;
  const details = people ? [line.title, span, rest] : [line.employeeName];
  const amount = amountText({ ...line, amount: null });
  return (
    <li className="time-report-line" data-unsent={line.unsent?.state}>
      <span className="time-report-line__what">
        <strong>{(people ? line.employeeName : line.title) ?? t(`kind.${line.kind}`)}</strong>
        <span>{details.filter(Boolean).join(' · ')}</span>
        {line.comment ? <span className="time-report-line__comment">{line.comment}</span> : null}
      </span>
      <span className="time-report-line__amount time-figures">
        {amount}
        {line.total ? <span>{format.money(line.total, licence.currency)}</span> : null}
      </span>
      {line.unsent ? (
        <span className="time-report-line__state">
          {line.unsent.state === 'refused' ? (
            <Link to={`${mendPage}?outbox=${line.unsent.id}`}>{t('offline.mend')}</Link>
          ) : null}
          <Badge
            tone={line.unsent.state === 'refused' ? 'rot' : 'bernstein'}
            icon={line.unsent.state === 'refused' ? alertIcon : cloudUpIcon}
          >
            {t(`offline.state.${line.unsent.state}`)}
          </Badge>
        </span>
      ) : null}
    </li>
  );
}
