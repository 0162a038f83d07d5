import { useAbility, useListExport, useT } from '@jahrring/tool-kit';
import { ActionMenu } from '@jahrring/ui';
import { pivotFilesUrl, type ReportArgs } from '../evaluations.api';

/** A report as a file, or on paper. Who may only look takes nothing away. */
export function ExportMenu({ args, name }: { args: ReportArgs; name: string }) {
  const t = useT('evaluations');
  const { can } = useAbility();
  const files = useListExport(pivotFilesUrl, args, name);
  if (can('tools.evaluation.read_only')) return null;
  return <ActionMenu items={[...files, { label: t('report.print'), onClick: () => globalThis.print() }]} />;
}
