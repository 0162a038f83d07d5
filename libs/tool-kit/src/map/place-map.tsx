import { coordinatesText, mapLink } from '@jahrring/contracts-common';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Icon, IconButton, Row, Skeletons, Text } from '@jahrring/ui';
import { mapPinIcon, minusIcon, plusIcon, worldIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import { GridMap } from './grid-map';
import './map.css';
import type { MapHandle, PlaceMapProps } from './map.types';
import { placesOf } from './places-of';
import { useMapSource } from './use-map-source';

const TileMap = lazy(async () => ({ default: (await import('./tile-map')).TileMap }));

const zoomStep = 2;

/** Old machines, and those without a screen, draw no pictures; asked once. */
let drawsPictures: boolean | undefined;

function canDrawPictures(): boolean {
  drawsPictures ??= document.createElement('canvas').getContext('webgl2') !== null;
  return drawsPictures;
}

export function PlaceMap(props: PlaceMapProps) {
  const t = useT();
  const { data: source, isLoading } = useMapSource();
  const [failed, setFailed] = useState(false);
  const handle = useRef<MapHandle>(null);
  const url = source?.url;
  const onPictures = url && !failed && canDrawPictures() ? url : null;
  // Without a map nothing waits for one.
  if (props.onlyPictures && onPictures === null) return null;
  if (isLoading) return <Skeletons lines={8} />;
  return (
    <div className="kit-map">
      <div className="kit-map__frame">
        {onPictures ? (
          <Suspense fallback={<div className="kit-map__canvas" />}>
            <TileMap
              {...props}
              handle={handle}
              url={onPictures}
              attribution={source?.attribution ?? ''}
              onFailed={() => setFailed(true)}
            />
          </Suspense>
        ) : (
          <GridMap {...props} handle={handle} />
        )}
        <div className="kit-map__buttons">
          <IconButton
            icon={plusIcon}
            label={t('map.zoomIn')}
            variant="secondary"
            onClick={() => handle.current?.zoom(zoomStep)}
          />
          <IconButton
            icon={minusIcon}
            label={t('map.zoomOut')}
            variant="secondary"
            onClick={() => handle.current?.zoom(1 / zoomStep)}
          />
          <IconButton
            icon={worldIcon}
            label={t('map.fit')}
            variant="secondary"
            onClick={() => handle.current?.fit()}
          />
        </div>
      </div>
      {props.onlyPictures ? null : <Caption {...props} isPlain={onPictures === null} />}
    </div>
  );
}

/** Tells what is drawn, the coordinates of what is selected, and the way to a map of somebody else. */
function Caption({ marks, selectedId, isPlain, ...rest }: PlaceMapProps & { isPlain: boolean }) {
  const t = useT();
  const format = useFormat();
  const [first] = placesOf({ marks, ...rest });
  const place = marks.find(({ id }) => id === selectedId) ?? first;
  return (
    <Row gap={3}>
      {isPlain ? <Text tone="muted">{t('map.plain')}</Text> : null}
      {place ? (
        <>
          <Text tone="muted">{coordinatesText(place, format.number)}</Text>
          <a className="kit-map__link" href={mapLink(place)} target="_blank" rel="noreferrer noopener">
            <Icon name={mapPinIcon} size={18} />
            {t('map.open')}
          </a>
        </>
      ) : null}
    </Row>
  );
}
