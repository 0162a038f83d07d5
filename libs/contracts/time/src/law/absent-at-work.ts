const wholeDay = 2;

/** An approved absence of a day, and what was worked on it; seconds. */
interface AbsentDay {
  halfDays: number;
  workedSeconds: number;
  /** Seconds that the person should have worked on the whole day. */
  targetSeconds: number;
}

/**
 * True where a day counts twice, as absent and as worked: any work on a whole day of absence, a whole day's work beside
 * half a day of it.
 */
export function isAbsentAtWork({ halfDays, workedSeconds, targetSeconds }: AbsentDay): boolean {
  if (workedSeconds <= 0 || halfDays <= 0) return false;
  return halfDays >= wholeDay || (targetSeconds > 0 && workedSeconds >= targetSeconds);
}
