import { toSwissGrid, isInSwissGrid, mapLink, type Place } from '@jahrring/contracts-common';
import { useFormat, useT } from '@jahrring/tool-kit';
import { PlaceMap } from '@jahrring/tool-kit/map';
import { Card, DescriptionList, Icon, Stack } from '@jahrring/ui';
import { mapPinIcon } from '@jahrring/ui/icons';
import './place.css';

interface PlaceCardProps {
  place: Place | null;
  rescuePoint: string | null;
  title: string;
}

/** Shows a project's site: coordinates, a link to a map, a map if the operator has a tile source, and the rescue point. */
export function PlaceCard({ place, rescuePoint, title }: PlaceCardProps) {
  const t = useT('projects');
  return (
    <Card title={t('place.title')}>
      <Stack>
        {place ? <OnMap place={place} title={title} /> : null}
        {rescuePoint ? (
          <DescriptionList items={[{ label: t('fields.rescuePoint'), value: rescuePoint }]} />
        ) : null}
      </Stack>
    </Card>
  );
}

function OnMap({ place, title }: { place: Place; title: string }) {
  const t = useT('projects');
  const format = useFormat();
  const swiss = toSwissGrid(place);
  const metres = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  return (
    <>
      <PlaceMap label={title} marks={[{ ...place, id: title, label: title, tone: 'busy' }]} onlyPictures />
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
    </>
  );
}
