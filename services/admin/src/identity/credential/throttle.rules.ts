/** Failed tries of one key: a pair of e-mail and address, an address, a known device or an account alone. */
export interface ThrottleState {
  failures: number;
  windowStartedAt: Date;
  /** Number of times this key was locked in a row: each time the wait doubles. */
  level: number;
  blockedUntil: Date | null;
}

/** So many failures within so many seconds lock a key. */
export interface FailureLimit {
  failures: number;
  windowSeconds: number;
}

export const pairLimit: FailureLimit = { failures: 5, windowSeconds: 60 };
export const addressLimit: FailureLimit = { failures: 50, windowSeconds: 60 };
/** From wherever they come: at most forty guesses an hour against one account, whoever has however many addresses. */
export const accountLimit: FailureLimit = { failures: 10, windowSeconds: 3_600 };
/** Mails with a reset link an hour: of one account, and asked for from one address. */
export const mailLimit = 3;
export const mailAddressLimit = 10;
const quotaSeconds = 3_600;
const firstWaitSeconds = 60;
const longestWaitSeconds = 15 * 60;
/** Quiet for this long after the last lock: the next one starts with the shortest wait again. */
const forgetSeconds = 30 * 60;

export function emptyThrottle(now: Date): ThrottleState {
  return { failures: 0, windowStartedAt: now, level: 0, blockedUntil: null };
}

/** Whole seconds until the next try is heard; 0 when it is heard now. */
export function waitSeconds(state: ThrottleState, now: Date): number {
  if (!state.blockedUntil) return 0;
  return Math.max(0, Math.ceil((state.blockedUntil.getTime() - now.getTime()) / 1000));
}

/** The state after one more failed try: at the limit of its window the key is locked, each time twice as long. */
export function addFailure(state: ThrottleState, limit: FailureLimit, now: Date): ThrottleState {
  const windowAge = (now.getTime() - state.windowStartedAt.getTime()) / 1000;
  const fresh = windowAge >= limit.windowSeconds || windowAge < 0;
  const failures = fresh ? 1 : state.failures + 1;
  const windowStartedAt = fresh ? now : state.windowStartedAt;
  if (failures < limit.failures) return { ...state, failures, windowStartedAt };
  const quiet = state.blockedUntil ? (now.getTime() - state.blockedUntil.getTime()) / 1000 : Infinity;
  const level = quiet > forgetSeconds ? 1 : state.level + 1;
  const wait = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (level - 1));
  return { failures: 0, windowStartedAt: now, level, blockedUntil: new Date(now.getTime() + wait * 1000) };
}

/** The state after one more use of something limited by the hour: at the limit it is locked until the hour is over. */
export function addQuotaUse(state: ThrottleState, limit: number, now: Date): ThrottleState {
  const age = (now.getTime() - state.windowStartedAt.getTime()) / 1000;
  const fresh = age >= quotaSeconds || age < 0;
  const failures = fresh ? 1 : state.failures + 1;
  const windowStartedAt = fresh ? now : state.windowStartedAt;
  const over = new Date(windowStartedAt.getTime() + quotaSeconds * 1000);
  return { ...state, failures, windowStartedAt, blockedUntil: failures < limit ? null : over };
}
