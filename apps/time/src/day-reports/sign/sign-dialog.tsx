import { toSignature, type Signature } from '@jahrring/contracts-common';
import { closingWays, reportLimits, type ClosingWay } from '@jahrring/contracts-time';
import { notify, problemText, useFormat, useT, type ApiProblem } from '@jahrring/tool-kit';
import { Alert, Button, SegmentedControl } from '@jahrring/ui';
import { Form, TextAreaField, TextField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { z } from 'zod';
import { fileCheckIcon, restoreIcon, signatureIcon } from '@jahrring/ui/icons';
import type { ContentDraft } from '../content-draft';
import type { ShownReport } from '../use-report';
import { FullScreen } from './full-screen';
import { SheetChoice } from './sheet-choice';
import { SignatureField } from '@jahrring/ui/signature';
import { useClose } from './use-close';

const draft = z.object({
  signer: z.string().max(reportLimits.signer),
  reason: z.string().max(reportLimits.reason),
});

interface SignDialogProps {
  report: ShownReport;
  content: ContentDraft;
  onClose: () => void;
  /** The server knows something else than what was shown. */
  onChanged: () => void;
}

/** The customer signs: on the screen, on a sheet that is photographed, or not at all. */
export function SignDialog({ report, content, onClose, onChanged }: SignDialogProps) {
  const t = useT('time');
  const format = useFormat();
  const form = useZodForm(draft, { signer: '', reason: '' });
  const [way, setWay] = useState<ClosingWay>('screen');
  const [signature, setSignature] = useState<Signature | null>(null);
  const [sheet, setSheet] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const close = useClose(report, content);
  const { view, lines } = report;
  const seconds = lines.reduce((sum, line) => sum + line.seconds, 0);
  const hours = seconds > 0 ? format.duration(seconds) : '';
  const told = [view.projectNumber, format.date(view.workDate), hours].filter(Boolean);
  const ready = way === 'absent' || (way === 'screen' ? signature !== null : sheet !== null);

  const finish = async ({ signer, reason }: z.infer<typeof draft>): Promise<void> => {
    if (way !== 'absent' && signer.trim() === '') {
      form.setError('signer', { type: 'required', message: 'validation.required' }, { shouldFocus: true });
      return;
    }
    const outcome = await close({
      way,
      signer: way === 'absent' ? null : signer,
      signature: way === 'screen' ? signature : null,
      paperPhotoId: way === 'paper' ? sheet : null,
      reason: way === 'absent' ? reason : null,
    });
    if (typeof outcome === 'object') {
      setProblem(outcome);
      onChanged();
      return;
    }
    notify.success(t(`report.sign.done.${outcome}`));
    onClose();
  };

  return (
    <FullScreen title={t('report.sign.title')} subtitle={told.join(' · ')} onClose={onClose}>
      <Form form={form} onSubmit={finish} draft={false} label={t('report.sign.title')}>
        <div className="time-sign__body">
          <SegmentedControl
            label={t('report.sign.way')}
            options={closingWays.map((value) => ({ value, label: t(`report.sign.wayOf.${value}`) }))}
            value={way}
            onChange={setWay}
          />
          {problem ? <Alert kind="error">{problemText(t, problem)}</Alert> : null}
          <p className="time-sign__text">{t(`report.sign.text.${way}`)}</p>
          {way === 'absent' ? (
            <TextAreaField name="reason" label={t('report.sign.reason')} rows={3} />
          ) : (
            <TextField name="signer" label={t('report.sign.signer')} required autoComplete="off" />
          )}
          {way === 'screen' ? (
            <SignatureField
              label={t('report.sign.field')}
              hereLabel={t('report.sign.here')}
              clearButton={(isEmpty, clear) => (
                <Button size="small" icon={restoreIcon} disabled={isEmpty} onClick={clear}>
                  {t('report.sign.clear')}
                </Button>
              )}
              onChange={(drawn, size) => setSignature(toSignature(drawn, size))}
            />
          ) : null}
          {way === 'paper' ? <SheetChoice report={report} chosen={sheet} onChoose={setSheet} /> : null}
        </div>
        <footer className="time-sign__foot">
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            icon={way === 'absent' ? fileCheckIcon : signatureIcon}
            disabled={!ready}
            loading={form.formState.isSubmitting}
          >
            {t(`report.sign.finish.${way}`)}
          </Button>
        </footer>
      </Form>
    </FullScreen>
  );
}
