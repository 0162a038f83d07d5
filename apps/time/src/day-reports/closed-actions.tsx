import { downloadUrl, saveFile, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { downloadIcon, fileTextIcon, restoreIcon, shareIcon } from '@jahrring/ui/icons';
import { reportsUrl } from './day-report.api';
import { canShareFiles, sharePdf } from './share-pdf';
import type { ShownReport } from './use-report';

const ReopenDialog = lazy(async () => ({ default: (await import('./reopen-dialog')).ReopenDialog }));

/** The PDF of a finished report: opened, saved, passed on; and the way back for those who may. */
export function ClosedActions({ report: { view } }: { report: ShownReport }) {
  const t = useT('time');
  const toast = useProblemToast();
  const [reopening, setReopening] = useState(false);
  const [newest] = view.revisions;
  const shown = view.state !== 'draft' && newest?.pdfShown;
  const url = `${reportsUrl}/${view.id}/pdf`;
  const name = `${view.number ?? t('title.dayReport')}.pdf`;
  const open = (): void => void window.open(downloadUrl(url), '_blank', 'noopener');
  const share = (): void => void sharePdf(url, name).catch(toast);
  const save = (): void => void saveFile({ url }, name).catch(toast);
  const items = [
    shown ? { label: t('report.pdf.save'), icon: downloadIcon, onClick: save } : null,
    view.canReopen
      ? { label: t('report.reopen.action'), icon: restoreIcon, onClick: () => setReopening(true) }
      : null,
  ];
  return (
    <>
      {shown ? (
        <>
          <Button variant="primary" icon={fileTextIcon} onClick={open}>
            {t('report.pdf.open')}
          </Button>
          {canShareFiles() ? (
            <Button icon={shareIcon} onClick={share}>
              {t('report.pdf.share')}
            </Button>
          ) : null}
        </>
      ) : null}
      {items.some(Boolean) ? <ActionMenu label={t('report.actions')} items={items} /> : null}
      {reopening ? (
        <Suspense fallback={null}>
          <ReopenDialog view={view} onClose={() => setReopening(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
