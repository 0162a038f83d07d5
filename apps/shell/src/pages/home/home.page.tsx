import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { QuickLinks } from './quick-links';
import { RecentPages } from './recent-pages';
import { Tiles } from './tiles';
import './home.css';

/** The part of the day decides the greeting. */
function partOfDay(hour: number): 'morning' | 'day' | 'evening' {
  if (hour < 10) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}

/** The start: who am I, what is today, where do I go on. Tools add tiles at the point `dashboard`. */
export function HomePage() {
  const t = useT('shell');
  const { user } = useBoot();
  const format = useFormat();
  const now = new Date();
  return (
    <div className="sh-home">
      <header className="sh-home__head">
        <p className="sh-home__date">{format.longDate(now)}</p>
        <h1 className="sh-home__title">
          {t(`home.greeting.${partOfDay(now.getHours())}`, { name: user.firstName })}
        </h1>
      </header>
      <Tiles />
      <QuickLinks />
      <RecentPages />
    </div>
  );
}
