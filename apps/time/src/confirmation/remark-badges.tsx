import type { DayRemark } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Icon, VisuallyHidden, type IconShape } from '@jahrring/ui';
import {
  alertIcon,
  flagIcon,
  historyIcon,
  layersIcon,
  messageIcon,
  pauseIcon,
  shieldIcon,
} from '@jahrring/ui/icons';

const remarkIcons: Readonly<Record<DayRemark, IconShape>> = {
  missing: flagIcon,
  break: pauseIcon,
  overlap: layersIcon,
  law: shieldIcon,
  late: historyIcon,
  needsReview: alertIcon,
  comment: messageIcon,
};

interface Remarked {
  remarks?: readonly DayRemark[] | undefined;
  missingSeconds: number;
}

/** Shows the remarks about a day: each an icon and a word. */
export function RemarkBadges({ day, except = [] }: { day: Remarked; except?: readonly DayRemark[] }) {
  const t = useT('time');
  const format = useFormat();
  const hours = format.duration(day.missingSeconds);
  return (day.remarks ?? [])
    .filter((remark) => !except.includes(remark))
    .map((remark) => (
      <Badge key={remark} tone="bernstein" icon={remarkIcons[remark]}>
        {t(`remark.${remark}`, { hours })}
      </Badge>
    ));
}

/** The same where there is room for icons alone; missing hours mostly stand elsewhere already. */
export function RemarkIcons({ day, withMissing = false }: { day: Remarked; withMissing?: boolean }) {
  const t = useT('time');
  const format = useFormat();
  const hours = format.duration(day.missingSeconds);
  const shown = (day.remarks ?? []).filter((remark) => withMissing || remark !== 'missing');
  return (
    <span className="time-remarks">
      {shown.map((remark) => {
        const word = t(`remark.${remark}`, { hours });
        return (
          <span key={remark} title={word}>
            <Icon name={remarkIcons[remark]} size={16} />
            <VisuallyHidden>{word}</VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}
