import { coordinatesText, parsePlace, roundDegrees, type Place } from '@jahrring/contracts-common';
import { crossingOf, type OriginDraft, type Polygon } from '@jahrring/contracts-timber';
import { useFormat, useT } from '@jahrring/tool-kit';
import { PlaceMap, type MapMark } from '@jahrring/tool-kit/map';
import { Alert, IconButton, Row, Stack, Text } from '@jahrring/ui';
import { useWatch } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { useId, useState } from 'react';
import { addCorner, cornerOf, mostDrawn, placeOf, type Corner } from './corners';
import './plot-editor.css';

interface PlotEditorProps {
  polygon: Polygon | null;
  readOnly: boolean;
  /** Another file was loaded. */
  fitKey: string;
  /** Null while there are fewer than three corners. */
  onChange: (ring: Polygon | null) => void;
}

interface Held {
  polygon: Polygon | null;
  corners: Corner[];
}

/** A plot on a map: corners are added by a press, moved by dragging, and both by their coordinates in a list. */
export function PlotEditor({ polygon, readOnly, fitKey, onChange }: PlotEditorProps) {
  const t = useT('timber');
  // Fewer than three corners are no plot yet: they are kept here alone.
  const [held, setHeld] = useState<Held>({ polygon, corners: polygon ?? [] });
  if (held.polygon !== polygon) setHeld({ polygon, corners: polygon ?? [] });
  const { corners } = held;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const put = (next: Corner[]) => {
    const ring = next.length >= 3 ? next : null;
    setHeld({ polygon: ring, corners: next });
    onChange(ring);
  };
  const move = (index: number, place: Place) => put(corners.with(index, cornerOf(place)));
  const isEditable = !readOnly && corners.length <= mostDrawn;
  const marks = useMarks(corners, isEditable);
  const crossing = corners.length <= mostDrawn ? crossingOf(corners) : null;
  return (
    <Stack>
      {isEditable ? <Text tone="muted">{t('origin.plot.hint')}</Text> : null}
      {!readOnly && !isEditable ? (
        <Text tone="muted">{t('origin.plot.many', { most: mostDrawn })}</Text>
      ) : null}
      {crossing ? (
        <Alert kind="warning">{t('origin.plot.crossing', { one: crossing[0], other: crossing[1] })}</Alert>
      ) : null}
      <PlaceMap
        label={t('origin.plot.map')}
        marks={marks}
        area={corners}
        fitKey={fitKey}
        selectedId={selectedId}
        onSelect={setSelectedId}
        {...(isEditable
          ? {
              onMove: (id: string, place: Place) => {
                if (corners[Number(id)]) move(Number(id), place);
              },
              onPress: (place: Place) => put(addCorner(corners, cornerOf(place))),
            }
          : {})}
      />
      {isEditable ? (
        <ol className="timber-corners" aria-label={t('origin.plot.corners')}>
          {corners.map((corner, index) => (
            <CornerRow
              key={index}
              number={index + 1}
              corner={corner}
              onChange={(place) => move(index, place)}
              onRemove={() => put(corners.toSpliced(index, 1))}
            />
          ))}
          <NewCorner onAdd={(place) => put([...corners, cornerOf(place)])} />
        </ol>
      ) : null}
    </Stack>
  );
}

const placeId = 'place';

/** Its corners; before there are any, the place of the origin, so that the map lies there. */
function useMarks(corners: readonly Corner[], isEditable: boolean): MapMark[] {
  const t = useT('timber');
  const [title, latitude, longitude] = useWatch<OriginDraft, ['title', 'latitude', 'longitude']>({
    name: ['title', 'latitude', 'longitude'],
  });
  if (corners.length === 0) {
    const isPlace = typeof latitude === 'number' && typeof longitude === 'number';
    return isPlace ? [{ id: placeId, label: title, tone: 'timber', latitude, longitude }] : [];
  }
  if (!isEditable) return [];
  return corners.map((corner, index) => ({
    ...placeOf(corner),
    id: String(index),
    label: t('origin.plot.corner', { number: index + 1 }),
    tone: 'corner',
  }));
}

interface CornerRowProps {
  number: number;
  corner: Corner;
  onChange: (place: Place) => void;
  onRemove: () => void;
}

/** The coordinates of a corner; whatever reads as some moves it. */
function CornerRow({ number, corner, onChange, onRemove }: CornerRowProps) {
  const t = useT('timber');
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const place = placeOf(corner);
  const name = t('origin.plot.corner', { number });
  return (
    <li>
      <Row noWrap gap={2}>
        <CoordinatesInput
          label={name}
          value={typed ?? `${roundDegrees(place.latitude)}, ${roundDegrees(place.longitude)}`}
          hint={coordinatesText(place, format.number)}
          onType={(text) => {
            setTyped(text);
            const found = parsePlace(text);
            if (found) onChange(found);
          }}
          onLeave={() => setTyped(null)}
        />
        <IconButton icon={trashIcon} label={t('origin.plot.removeCorner', { number })} onClick={onRemove} />
      </Row>
    </li>
  );
}

function NewCorner({ onAdd }: { onAdd: (place: Place) => void }) {
  const t = useT('timber');
  const [typed, setTyped] = useState('');
  const place = parsePlace(typed);
  const add = () => {
    if (!place) return;
    onAdd(place);
    setTyped('');
  };
  return (
    <li>
      <Row noWrap gap={2}>
        <CoordinatesInput
          label={t('origin.plot.newCorner')}
          value={typed}
          hint={t('origin.plot.coordinates')}
          onType={setTyped}
          onEnter={add}
        />
        <IconButton icon={plusIcon} label={t('origin.plot.addCorner')} onClick={add} disabled={!place} />
      </Row>
    </li>
  );
}

interface CoordinatesInputProps {
  label: string;
  value: string;
  hint: string;
  onType: (text: string) => void;
  onLeave?: () => void;
  onEnter?: () => void;
}

function CoordinatesInput({ label, value, hint, onType, onLeave, onEnter }: CoordinatesInputProps) {
  const t = useT('timber');
  const id = useId();
  const isWrong = value.trim() !== '' && parsePlace(value) === null;
  return (
    <div className="jr-field timber-corners__field">
      <label className="jr-field__label" htmlFor={id}>
        {label}
      </label>
      <span className="jr-control" data-invalid={isWrong || undefined}>
        <input
          id={id}
          className="jr-control__input"
          value={value}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
          onKeyDown={(event) => {
            // It adds a corner, and does not send the form.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter?.();
          }}
        />
      </span>
      <span id={`${id}-hint`} className={isWrong ? 'jr-field__error' : 'jr-field__hint'}>
        {isWrong ? t('origin.plot.wrong') : hint}
      </span>
    </div>
  );
}
