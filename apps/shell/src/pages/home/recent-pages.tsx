import { Link, useBoot, useT } from '@jahrring/tool-kit';
import { Icon } from '@jahrring/ui';
import { useState } from 'react';
import { historyIcon } from '@jahrring/ui/icons';
import { readRecent } from './recent-store';

/** The records looked at last. */
export function RecentPages() {
  const t = useT('shell');
  const { user, licence } = useBoot();
  const [pages] = useState(() => readRecent(user.id, licence.id));
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="home-recent">
      <h2 className="sh-home__section" id="home-recent">
        {t('home.recent')}
      </h2>
      <ul className="sh-recent">
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path} className="sh-recent__item">
              <Icon name={historyIcon} size={18} />
              <span>{page.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
