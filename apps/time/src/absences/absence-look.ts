import type { AbsenceState, AbsenceType } from '@jahrring/contracts-time';
import type { ColorFamily, IconName } from '@jahrring/ui';

interface Look {
  icon: IconName;
  tone: ColorFamily;
}

/** Each type by an icon and a word; the colour only helps. */
export const typeLooks: Readonly<Record<AbsenceType, Look>> = {
  absence: { icon: 'circle-dashed', tone: 'stein' },
  accident: { icon: 'alert', tone: 'rot' },
  illness: { icon: 'activity', tone: 'bernstein' },
  military: { icon: 'shield', tone: 'nacht' },
  holidays: { icon: 'sun', tone: 'wald' },
  holidays_seniority: { icon: 'star', tone: 'ocker' },
  overtime_compensation: { icon: 'restore', tone: 'violett' },
  school: { icon: 'book', tone: 'petrol' },
  public_holiday: { icon: 'flag', tone: 'stein' },
};

/** Somebody is away, and why is not told. */
export const awayLook: Look = { icon: 'minus', tone: 'stein' };

export const stateLooks: Readonly<Record<AbsenceState, Look>> = {
  requested: { icon: 'circle-dotted', tone: 'nacht' },
  approved: { icon: 'circle-check', tone: 'wald' },
  declined: { icon: 'circle-x', tone: 'rot' },
  withdrawn: { icon: 'restore', tone: 'stein' },
  cancelled: { icon: 'ban', tone: 'stein' },
};
