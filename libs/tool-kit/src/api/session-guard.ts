/** Actions of the shell when the server refuses a call. */
export interface SessionGuard {
  /** A call of an open page met 401: sign in over the page. `true` = signed in as the same user, call again. */
  reauthenticate: () => Promise<boolean>;
  /** A navigation met 401: forget the user, remember the path, go to /login. */
  sessionLost: () => void;
  /** The session went to another licence. `true` = it is back in this page's, call again. */
  licenceChanged: () => Promise<boolean>;
  /** A call met 403: go to /403. */
  forbidden: () => void;
}

let guard: SessionGuard | null = null;
let pageInUse = false;

export function setSessionGuard(next: SessionGuard): void {
  guard = next;
}

export function sessionGuard(): SessionGuard | null {
  return guard;
}

/** A navigation began: until the page answers or is used, its reads count as part of the navigation. */
export function markNavigation(): void {
  pageInUse = false;
}

/** The page got an answer or the user did something on it: from now on there may be something to lose. */
export function markPageInUse(): void {
  pageInUse = true;
}

export function isPageInUse(): boolean {
  return pageInUse;
}
