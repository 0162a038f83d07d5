import type { AbsenceState, AbsenceType } from '@jahrring/contracts-time';
import type { ColorFamily, IconShape } from '@jahrring/ui';
import {
  activityIcon,
  alertIcon,
  banIcon,
  bookIcon,
  circleCheckIcon,
  circleDashedIcon,
  circleDottedIcon,
  circleXIcon,
  flagIcon,
  minusIcon,
  restoreIcon,
  shieldIcon,
  starIcon,
  sunIcon,
} from '@jahrring/ui/icons';

interface Look {
  icon: IconShape;
  tone: ColorFamily;
}

/** Each type by an icon and a word; the colour only helps. */
export const typeLooks: Readonly<Record<AbsenceType, Look>> = {
  absence: { icon: circleDashedIcon, tone: 'stein' },
  accident: { icon: alertIcon, tone: 'rot' },
  illness: { icon: activityIcon, tone: 'bernstein' },
  military: { icon: shieldIcon, tone: 'nacht' },
  holidays: { icon: sunIcon, tone: 'wald' },
  holidays_seniority: { icon: starIcon, tone: 'ocker' },
  overtime_compensation: { icon: restoreIcon, tone: 'violett' },
  school: { icon: bookIcon, tone: 'petrol' },
  public_holiday: { icon: flagIcon, tone: 'stein' },
};

/** Somebody is away, and why is not told. */
export const awayLook: Look = { icon: minusIcon, tone: 'stein' };

export const stateLooks: Readonly<Record<AbsenceState, Look>> = {
  requested: { icon: circleDottedIcon, tone: 'nacht' },
  approved: { icon: circleCheckIcon, tone: 'wald' },
  declined: { icon: circleXIcon, tone: 'rot' },
  withdrawn: { icon: restoreIcon, tone: 'stein' },
  cancelled: { icon: banIcon, tone: 'stein' },
};
