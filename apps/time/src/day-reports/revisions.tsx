import type { DayReportRevision, DayReportView } from '@jahrring/contracts-time';
import { downloadUrl, useFormat, useT } from '@jahrring/tool-kit';
import { Card } from '@jahrring/ui';
import { reportsUrl } from './day-report.api';

/** Every finished state with its PDF, and why it was opened again. */
export function Revisions({ view }: { view: DayReportView }) {
  const t = useT('time');
  return (
    <Card title={t('report.revisions')}>
      <ol className="time-revisions">
        {view.revisions.map((revision) => (
          <Revision key={revision.id} reportId={view.id} revision={revision} />
        ))}
      </ol>
    </Card>
  );
}

function Revision({ reportId, revision }: { reportId: string; revision: DayReportRevision }) {
  const t = useT('time');
  const format = useFormat();
  const url = downloadUrl(`${reportsUrl}/${reportId}/pdf`, { revision: revision.revision });
  return (
    <li className="time-revision">
      {revision.pdfShown ? (
        <a href={url} target="_blank" rel="noreferrer">
          {t('report.revisionPdf', { revision: revision.revision })}
        </a>
      ) : (
        <span>{t('report.revisionOf', { revision: revision.revision })}</span>
      )}
      <span>{[revision.signer, format.dateTime(revision.at)].filter(Boolean).join(' · ')}</span>
      {revision.reopenedAt ? (
        <span>
          {t('report.reopenedBy', {
            name: revision.reopenedByName ?? '',
            date: format.date(revision.reopenedAt.slice(0, 10)),
            reason: revision.reopenReason ?? '',
          })}
        </span>
      ) : null}
      <code className="time-revision__hash">{t('report.hash', { hash: revision.pdfHash.slice(0, 16) })}</code>
    </li>
  );
}
