import { useT } from '@jahrring/tool-kit';
import { Alert, Button, Columns, Stack } from '@jahrring/ui';
import { Form } from '@jahrring/ui/form';
import { lazy, Suspense, useState } from 'react';
import { plusIcon, signatureIcon } from '@jahrring/ui/icons';
import { ContentFields } from './content-fields';
import { DeviceState } from './device-state';
import { PhotoStrip } from './photo-strip';
import { ReportFrame } from './report-frame';
import { ReportLines } from './report-lines';
import { useContent } from './use-content';
import type { ShownReport } from './use-report';
import { DiscardReport } from './discard-report';

const SignDialog = lazy(async () => ({ default: (await import('./sign/sign-dialog')).SignDialog }));

interface DraftReportProps {
  report: ShownReport;
  refetch: () => void;
}

/** A report that is drawn up: what was recorded, what is said about it, photos, and the way to the signature. */
export function DraftReport({ report, refetch }: DraftReportProps) {
  const t = useT('time');
  const { view, lines } = report;
  const { form, state, theirs, settle, save } = useContent(report);
  const [signing, setSigning] = useState(false);
  const refused = lines.some(({ unsent }) => unsent?.state === 'refused');
  const record = `/timetables/create?date=${view.workDate}&projectId=${view.projectId}`;
  const sign = async (): Promise<void> => {
    await save();
    setSigning(true);
  };
  return (
    <ReportFrame report={report}>
      <Form form={form} onSubmit={sign} draft={false} label={t('title.dayReport')}>
        <Stack gap={4}>
          <DeviceState report={report} />
          {theirs ? <TheirVersion onSettle={settle} /> : null}
          <Columns count="side" gap={4}>
            <Stack gap={4}>
              <ReportLines lines={lines} />
              <div>
                <Button icon={plusIcon} to={record}>
                  {t('report.record')}
                </Button>
              </div>
              <ContentFields />
            </Stack>
            <Stack gap={4}>
              <PhotoStrip report={report} />
              <DiscardReport report={report} />
            </Stack>
          </Columns>
          {refused ? <Alert kind="warning">{t('report.refusedLines')}</Alert> : null}
        </Stack>
        <div className="time-report-foot" data-lower-edge>
          <span className="time-report-foot__state" role="status">
            {t(`report.save.${state}`)}
          </span>
          <Button
            type="submit"
            variant="primary"
            icon={signatureIcon}
            disabled={refused}
            className="time-report-foot__sign"
          >
            {t('report.sign.action')}
          </Button>
        </div>
      </Form>
      {signing ? (
        <Suspense fallback={null}>
          <SignDialog
            report={report}
            content={form.getValues()}
            onClose={() => setSigning(false)}
            onChanged={refetch}
          />
        </Suspense>
      ) : null}
    </ReportFrame>
  );
}

function TheirVersion({ onSettle }: { onSettle: (mine: boolean) => void }) {
  const t = useT('time');
  return (
    <Alert
      kind="warning"
      title={t('report.conflict.title')}
      actions={
        <>
          <Button size="small" onClick={() => onSettle(true)}>
            {t('report.conflict.mine')}
          </Button>
          <Button size="small" onClick={() => onSettle(false)}>
            {t('report.conflict.theirs')}
          </Button>
        </>
      }
    >
      {t('report.conflict.text')}
    </Alert>
  );
}
