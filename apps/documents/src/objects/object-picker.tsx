import type { ObjectChoice } from '@jahrring/contracts-documents';
import { problemText, useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Icon, IconButton, Spinner } from '@jahrring/ui';
import { scrollInList } from '@jahrring/ui/form';
import { useId, useState, type KeyboardEvent } from 'react';
import { circleCheckIcon, circleIcon, searchIcon, xIcon } from '@jahrring/ui/icons';
import { FigureCell } from '../edit-document/cells';
import './object-picker.css';
import type { ChosenObject } from './object-line';
import { useObjectSearch } from './use-object-search';

interface ObjectPickerProps {
  chosen: readonly ChosenObject[];
  onChange: (chosen: readonly ChosenObject[]) => void;
  /** Whose rates come first. */
  projectId: string | null;
  autoFocus?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };

/** Objects to put on a document: search, arrows and Enter choose several; below stands how much of each. */
export function ObjectPicker({ chosen, onChange, projectId, autoFocus = false }: ObjectPickerProps) {
  const t = useT('documents');
  const id = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const { items = [], isSearching, problem } = useObjectSearch(words, projectId);
  const isChosen = (object: ObjectChoice) => chosen.some((one) => one.object.id === object.id);
  const toggle = (object: ObjectChoice) =>
    onChange(
      isChosen(object)
        ? chosen.filter((one) => one.object.id !== object.id)
        : [...chosen, { object, quantity: '1' }],
    );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const object = items[active];
    if (step !== undefined) setActive(Math.max(0, Math.min(items.length - 1, active + step)));
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && object) toggle(object);
    else return;
    event.preventDefault();
  };
  return (
    <div className="documents-objects">
      <div className="documents-objects__search">
        <label htmlFor={`${id}-search`}>{t('objects.search')}</label>
        <span className="jr-control">
          <input
            id={`${id}-search`}
            className="jr-control__input"
            role="combobox"
            aria-expanded
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={items.length > 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            autoFocus={autoFocus}
            data-autofocus={autoFocus || undefined}
            placeholder={t('objects.placeholder')}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          {isSearching ? (
            <Spinner size={16} />
          ) : (
            <Icon name={searchIcon} size={18} className="jr-control__chevron" />
          )}
        </span>
      </div>
      {problem ? <Alert kind="error">{problemText(t, problem)}</Alert> : null}
      <ul
        id={`${id}-list`}
        className="documents-objects__list"
        role="listbox"
        aria-label={t('objects.found')}
        aria-multiselectable
      >
        {items.map((object, index) => (
          <li
            key={object.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={isChosen(object)}
            className="documents-objects__option"
            data-active={index === active || undefined}
            ref={index === active ? scrollHere : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              setActive(index);
              toggle(object);
            }}
          >
            <Icon name={isChosen(object) ? circleCheckIcon : circleIcon} size={18} />
            <ObjectWords object={object} />
          </li>
        ))}
      </ul>
      {items.length === 0 && !isSearching && !problem ? (
        <p className="documents-objects__none">{t('objects.none')}</p>
      ) : null}
      <ChosenList chosen={chosen} onChange={onChange} />
    </div>
  );
}

function scrollHere(row: HTMLElement | null): void {
  if (row?.parentElement) scrollInList(row.parentElement, row);
}

function ObjectWords({ object }: { object: ObjectChoice }) {
  const t = useT('documents');
  const format = useFormat();
  return (
    <>
      <span className="documents-objects__title">
        {object.title}
        <small>{[object.articleNumber, t(`objects.kind.${object.kind}`)].filter(Boolean).join(' · ')}</small>
      </span>
      <span className="documents-objects__price">
        {t('objects.price', {
          price: object.unitPrice === null ? '–' : format.amount(object.unitPrice),
          unit: t(`common:units.${object.unit}`),
        })}
      </span>
    </>
  );
}

/** List of the chosen objects, with quantities. */
function ChosenList({ chosen, onChange }: Pick<ObjectPickerProps, 'chosen' | 'onChange'>) {
  const t = useT('documents');
  if (chosen.length === 0) return null;
  return (
    <section aria-label={t('objects.chosen')}>
      <h3 className="documents-objects__head">{t('objects.count', { count: chosen.length })}</h3>
      <ul className="documents-objects__chosen">
        {chosen.map(({ object, quantity }, index) => (
          <li key={object.id}>
            <span className="documents-objects__title">
              {object.title}
              {object.articleNumber ? <small>{object.articleNumber}</small> : null}
            </span>
            <FigureCell
              cell={`${object.id}:chosen`}
              label={t('objects.quantity', { title: object.title })}
              decimals={3}
              value={quantity}
              onChange={(value) =>
                onChange(chosen.map((one, at) => (at === index ? { ...one, quantity: value } : one)))
              }
            />
            <span>{t(`common:units.${object.unit}`)}</span>
            <IconButton
              icon={xIcon}
              size="small"
              label={t('objects.drop', { title: object.title })}
              onClick={() => onChange(chosen.filter((_one, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
