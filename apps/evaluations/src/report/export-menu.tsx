import { notify, saveFile, useAbility, useListExport, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu } from '@jahrring/ui';
import { downloadIcon, mailIcon } from '@jahrring/ui/icons';
import { pivotFilesUrl, type ReportArgs } from '../evaluations.api';
import { schedulePath } from '../report-schedule/schedule-content';

interface ExportMenuProps {
  args: ReportArgs;
  name: string;
  /** On paper there are lines to sign on. */
  signed?: boolean;
  /** Content that can be sent automatically, as `contentWord` spells it; null if it must be saved first. */
  scheduled: string | null;
}

/** A report as a file, or on paper. Who may only look takes nothing away. */
export function ExportMenu({ args, name, signed = false, scheduled }: ExportMenuProps) {
  const t = useT('evaluations');
  const common = useT();
  const { can } = useAbility();
  const failed = useProblemToast();
  const files = useListExport(pivotFilesUrl, args, name);
  if (can('tools.evaluation.read_only')) return null;
  const pdf = () => {
    const params = { ...args, title: name.slice(0, 120), signed: String(signed) };
    saveFile({ url: `${pivotFilesUrl}/pdf`, params }, `${name}.pdf`).then(
      () => notify.success(common('export.done')),
      failed,
    );
  };
  return (
    <ActionMenu
      items={[
        { label: t('report.pdf'), icon: downloadIcon, onClick: pdf },
        ...files,
        { label: t('report.print'), onClick: () => globalThis.print() },
        scheduled ? { label: t('schedule.offer'), icon: mailIcon, to: schedulePath(scheduled) } : null,
      ]}
    />
  );
}
