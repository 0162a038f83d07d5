import { useId, type ReactNode } from 'react';
import './side-page.css';
import { Icon } from '../icon/icon';
import type { IconSource } from '../icon/shape';
import { UiLink } from '../link/link-provider';

export interface SideLink {
  label: string;
  to: string;
  icon: IconSource;
  active: boolean;
}

export interface SideGroup {
  id: string;
  title: string;
  links: readonly SideLink[];
}

export interface SidePageProps {
  /** Names the navigation. */
  label: string;
  groups: readonly SideGroup[];
  /** The page itself, with its own frame. */
  children: ReactNode;
}

/** A page with the list of its neighbours beside it; where there is no room for both, the page alone. */
export function SidePage({ label, groups, children }: SidePageProps) {
  return (
    <div className="jr-side-page">
      <div className="jr-side-page__columns">
        <nav className="jr-side-page__nav" aria-label={label}>
          {groups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </nav>
        {children}
      </div>
    </div>
  );
}

function Group({ title, links }: SideGroup) {
  const id = useId();
  return (
    <div>
      <h2 className="jr-side-page__title" id={id}>
        {title}
      </h2>
      <ul aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.to}>
            <UiLink
              to={link.to}
              className="jr-side-page__item"
              aria-current={link.active ? 'page' : undefined}
            >
              <Icon name={link.icon} size={18} />
              <span>{link.label}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
