import { Link, useT } from '@jahrring/tool-kit';
import { Icon, toIconName } from '@jahrring/ui';
import { useNavigationGroups } from '../../layout/navigation';
import { usePreload } from '../../startup/use-preload';

/** The sections this person may open, one tap away. */
export function QuickLinks() {
  const t = useT('shell');
  const preload = usePreload();
  const items = useNavigationGroups('default')
    .flatMap((group) => group.items)
    .filter((item) => item.path !== '/');
  if (items.length === 0) return <p className="sh-home__nothing">{t('home.nothing')}</p>;
  return (
    <section aria-labelledby="home-sections">
      <h2 className="sh-home__section" id="home-sections">
        {t('home.sections')}
      </h2>
      <ul className="sh-links">
        {items.map((item) => (
          <li key={item.path}>
            <Link
              className="sh-links__item"
              to={item.path}
              onPointerEnter={() => preload(item.path)}
              onFocus={() => preload(item.path)}
            >
              <span className="sh-links__icon">
                <Icon name={toIconName(item.icon)} size={22} />
              </span>
              <span>{t(item.titleKey, { defaultValue: item.path })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
