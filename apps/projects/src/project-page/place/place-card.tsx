import { toSwissGrid, isInSwissGrid, mapLink, type Place } from '@jahrring/contracts-projects';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, DescriptionList, Icon, Stack } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { mapPinIcon } from '@jahrring/ui/icons';
import { useMapSource } from '../../controlling.api';
import './place.css';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map')).PlaceMap }));

/** Where the project is: coordinates, a link to a map, and a map where the operator has a source of pictures. */
export function PlaceCard({ place, title }: { place: Place; title: string }) {
  const t = useT('projects');
  const format = useFormat();
  const { data: source } = useMapSource();
  const swiss = toSwissGrid(place);
  const metres = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  return (
    <Card title={t('place.title')}>
      <Stack>
        {source?.url ? (
          <Suspense fallback={<div className="projects-map" />}>
            <PlaceMap place={place} url={source.url} attribution={source.attribution} title={title} />
          </Suspense>
        ) : null}
        <DescriptionList
          items={[
            { label: t('place.degrees'), value: `${place.latitude}, ${place.longitude}` },
            isInSwissGrid(swiss) && {
              label: t('place.swiss'),
              value: `${metres(swiss.east)} / ${metres(swiss.north)}`,
            },
            {
              label: t('place.map'),
              value: (
                <a
                  className="projects-map-link"
                  href={mapLink(place)}
                  target="_blank"
                  rel="noreferrer noopener"
                >
                  <Icon name={mapPinIcon} size={18} />
                  {t('place.open')}
                </a>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
