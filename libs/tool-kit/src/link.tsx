import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath, type To } from 'react-router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** Kept with the new entry of the browser's history. */
  state?: unknown;
  /** The new page takes the place of this one in the browser's history. */
  replace?: boolean;
  /** The page stays where it was scrolled to. */
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A whole address, with its scheme. */
const wholeAddress = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Returns the path of an address of this origin; `undefined` for one that leads out of the application. */
function pathWithin(to: To): To | undefined {
  if (typeof to !== 'string' || !wholeAddress.test(to)) return to;
  if (!URL.canParse(to, location.href)) return undefined;
  const { origin, pathname, search, hash } = new URL(to, location.href);
  return origin === location.origin ? `${pathname}${search}${hash}` : undefined;
}

const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target?: string) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (!target || target === '_self');

/**
 * A link to a page. The router's own brings along what frameworks around it need, four kilobytes that every start would
 * load; this one goes by the same hooks.
 */
export function Link({ to, state, replace, preventScrollReset = false, onClick, ...anchor }: LinkProps) {
  const navigate = useNavigate();
  const within = pathWithin(to);
  const goal = within ?? '';
  const href = useHref(goal);
  const path = createPath(useResolvedPath(goal));
  const here = createPath(useLocation());
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || within === undefined || !opensHere(event, anchor.target)) return;
    event.preventDefault();
    void navigate(goal, { state, preventScrollReset, replace: replace ?? here === path });
  };
  return <a {...anchor} href={within === undefined ? (to as string) : href} onClick={open} />;
}
