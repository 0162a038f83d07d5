import { coordinatesText, distanceKm, mapLink, nearestTo } from '@jahrring/contracts-common';
import type { RailPost } from '@jahrring/contracts-planning';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { Icon, Row, Stack, Text } from '@jahrring/ui';
import { mapPinIcon } from '@jahrring/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { Choice } from '../filter/choice';
import { namesOf, type MapItem } from './map-items';
import './site-map.css';

interface SiteListProps {
  items: readonly MapItem[];
  posts: readonly RailPost[];
  selectedId: string | null;
  onSelect: (id: string | null) => void;
}

/** Everything the map shows, in words; what is selected here is selected there. */
export function SiteList({ items, posts, selectedId, onSelect }: SiteListProps) {
  const t = useT('planning');
  return (
    <ul className="planning-map__list" aria-label={t('map.list')}>
      {items.map((item) => (
        <SiteItem
          key={item.id}
          item={item}
          items={items}
          posts={posts}
          isSelected={item.id === selectedId}
          onSelect={() => onSelect(item.id === selectedId ? null : item.id)}
        />
      ))}
    </ul>
  );
}

interface SiteItemProps extends Pick<SiteListProps, 'items' | 'posts'> {
  item: MapItem;
  isSelected: boolean;
  onSelect: () => void;
}

function SiteItem({ item, items, posts, isSelected, onSelect }: SiteItemProps) {
  const t = useT('planning');
  const entry = useRef<HTMLLIElement>(null);
  const names = namesOf(item.bookings);
  useEffect(() => {
    if (isSelected) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <li ref={entry} className="planning-map__item" data-selected={isSelected || undefined}>
      <button type="button" className="planning-map__name" aria-expanded={isSelected} onClick={onSelect}>
        <span className={`planning-map__dot planning-map__dot--${item.layer}`} />
        <span>
          <Text as="div" strong>
            {item.label}
          </Text>
          <Text as="div" tone="muted">
            {names.length > 0 ? names.join(', ') : t(`map.kind.${item.layer}`)}
          </Text>
        </span>
      </button>
      {isSelected ? <Details item={item} items={items} posts={posts} /> : null}
    </li>
  );
}

function Details({ item, items, posts }: Pick<SiteItemProps, 'item' | 'items' | 'posts'>) {
  const t = useT('planning');
  const format = useFormat();
  const [otherId, setOtherId] = useState('');
  const km = (value: number) => format.number(value, { maximumFractionDigits: value < 10 ? 2 : 1 });
  const nearest = nearestTo(item, posts);
  const other = items.find(({ id }) => id === otherId);
  return (
    <div className="planning-map__details">
      <Stack gap={2}>
        <Text as="div">{coordinatesText(item, format.number)}</Text>
        {nearest ? (
          <Text as="div">
            {t('map.nearestPost', { post: nearest.place.label, distance: km(nearest.km) })}
          </Text>
        ) : null}
        <Row gap={3}>
          <Link to={item.path}>{t(item.layer === 'timber' ? 'map.openTimber' : 'map.openProject')}</Link>
          <a className="planning-map__link" href={mapLink(item)} target="_blank" rel="noreferrer noopener">
            <Icon name={mapPinIcon} size={18} />
            {t('mine.map')}
          </a>
        </Row>
        {items.length > 1 ? (
          <Row gap={3}>
            <Choice
              label={t('map.distanceTo')}
              value={other ? otherId : ''}
              options={items
                .filter(({ id }) => id !== item.id)
                .map(({ id, label }) => ({ value: id, label }))}
              onChange={setOtherId}
            />
            <span role="status">
              {other ? t('map.distance', { distance: km(distanceKm(item, other)) }) : ''}
            </span>
          </Row>
        ) : null}
      </Stack>
    </div>
  );
}
