import type { CloseDayReportInput } from '@jahrring/contracts-time';
import { useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, Columns, DescriptionList, Stack } from '@jahrring/ui';
import { restoreIcon } from '@jahrring/ui/icons';
import { ClosedActions } from './closed-actions';
import { useRestoreDayReport } from './day-report.api';
import { DeviceState } from './device-state';
import { PhotoPicture } from './photo-picture';
import { ReportFrame } from './report-frame';
import { ReportLines } from './report-lines';
import { Revisions } from './revisions';
import { SignatureView } from './signature-view';
import type { ShownReport } from './use-report';

/** A finished report, or a draft one may only look at: nothing here changes. */
export function ClosedReport({ report }: { report: ShownReport }) {
  const t = useT('time');
  const { view, lines, photos } = report;
  return (
    <ReportFrame report={report} actions={<ClosedActions report={report} />}>
      <Stack gap={4}>
        <DeviceState report={report} />
        {view.deletedAt ? <DeletedNote id={view.id} /> : null}
        <Columns count="side" gap={4}>
          <Stack gap={4}>
            <ClosingCard report={report} />
            <ReportLines lines={lines} />
            <ContentCard report={report} />
          </Stack>
          <Stack gap={4}>
            {photos.length > 0 ? (
              <Card title={t('report.photos', { count: photos.length })}>
                <ol className="time-photos">
                  {photos.map((photo, index) => (
                    <li key={photo.id}>
                      <figure className="time-photo">
                        <PhotoPicture
                          reportId={view.id}
                          photo={photo}
                          alt={photo.caption ?? t('report.photo.number', { number: index + 1 })}
                        />
                        {photo.caption ? (
                          <figcaption className="time-photo__caption">{photo.caption}</figcaption>
                        ) : null}
                      </figure>
                    </li>
                  ))}
                </ol>
              </Card>
            ) : null}
            {view.revisions.length > 0 ? <Revisions view={view} /> : null}
          </Stack>
        </Columns>
      </Stack>
    </ReportFrame>
  );
}

function DeletedNote({ id }: { id: string }) {
  const t = useT('time');
  const toast = useProblemToast();
  const [restore] = useRestoreDayReport();
  return (
    <Alert
      kind="warning"
      actions={
        <Button size="small" icon={restoreIcon} onClick={() => void restore(id).unwrap().catch(toast)}>
          {t('action.restore')}
        </Button>
      }
    >
      {t('report.deletedNote')}
    </Alert>
  );
}

/** Shows who signed and when; for a closing that is still on the device, what will be sent. */
function ClosingCard({ report: { view, device } }: { report: ShownReport }) {
  const t = useT('time');
  const format = useFormat();
  const pending = device.close?.body as CloseDayReportInput | undefined;
  const [newest] = view.revisions;
  if (!pending && (view.state === 'draft' || !newest)) return null;
  const way = pending?.way ?? newest?.way ?? 'absent';
  const signature = pending ? pending.signature : view.signature;
  const signer = pending ? (pending.signer ?? null) : view.signer;
  const reason = pending ? pending.reason : newest?.reason;
  const at = pending?.at ?? view.closedAt;
  return (
    <Card title={t(`report.closed.${way}`)}>
      <Stack gap={3}>
        {signature ? <SignatureView signature={signature} signer={signer} /> : null}
        <DescriptionList
          items={[
            way === 'absent' ? null : { label: t('reportField.signedBy'), value: signer },
            { label: t('reportField.closedAt'), value: at ? format.dateTime(at) : null },
            newest && !pending ? { label: t('reportField.closedBy'), value: newest.closedByName } : null,
            reason ? { label: t('report.sign.reason'), value: reason, wide: true } : null,
          ]}
        />
      </Stack>
    </Card>
  );
}

function ContentCard({ report: { view } }: { report: ShownReport }) {
  const t = useT('time');
  const { weather, text, remarks } = view;
  return (
    <Card title={t('report.content')}>
      <DescriptionList
        items={[
          { label: t('reportField.text'), value: text ? <Paragraph text={text} /> : null, wide: true },
          remarks
            ? { label: t('reportField.remarks'), value: <Paragraph text={remarks} />, wide: true }
            : null,
          weather ? { label: t('reportField.weather'), value: t(`report.weather.${weather}`) } : null,
          { label: t('reportField.employeeName'), value: view.employeeName },
        ]}
      />
    </Card>
  );
}

function Paragraph({ text }: { text: string }) {
  return <span className="time-report-text">{text}</span>;
}
