import type { DayReportState } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Badge, type ColorFamily, type IconName } from '@jahrring/ui';

const looks: Readonly<Record<DayReportState, { tone: ColorFamily; icon: IconName }>> = {
  draft: { tone: 'stein', icon: 'circle-dashed' },
  signed: { tone: 'wald', icon: 'signature' },
  unsigned: { tone: 'bernstein', icon: 'file-check' },
};

/** How far a report is: an icon and a word. */
export function ReportState({ state }: { state: DayReportState }) {
  const t = useT('time');
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`report.state.${state}`)}
    </Badge>
  );
}
