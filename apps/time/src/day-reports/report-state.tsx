import type { DayReportState } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Badge, type ColorFamily, type IconShape } from '@jahrring/ui';
import { circleDashedIcon, fileCheckIcon, signatureIcon } from '@jahrring/ui/icons';

const looks: Readonly<Record<DayReportState, { tone: ColorFamily; icon: IconShape }>> = {
  draft: { tone: 'stein', icon: circleDashedIcon },
  signed: { tone: 'wald', icon: signatureIcon },
  unsigned: { tone: 'bernstein', icon: fileCheckIcon },
};

/** Shows the state of a report: an icon and a word. */
export function ReportState({ state }: { state: DayReportState }) {
  const t = useT('time');
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`report.state.${state}`)}
    </Badge>
  );
}
