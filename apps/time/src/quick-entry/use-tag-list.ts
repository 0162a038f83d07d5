import type { EntryForm } from '@jahrring/contracts-time';
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from 'react';
import { tagAt, withTag } from './tag-at';
import { optionId } from './tag-list';
import { useTagOptions, type TagOption } from './use-tag-options';

/** Interface between the line and the part that is loaded after it. */
export interface LineControl {
  text: string;
  caret: number;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Sees the line's keys before the line does. */
  keysRef: RefObject<((event: KeyboardEvent) => void) | null>;
  write: (text: string, caret: number) => void;
}

/** Suggestions at the caret: arrows go through them, Enter or Tab takes the one they stand on, Escape closes. */
export function useTagList(control: LineControl, form: EntryForm | undefined, listId: string) {
  const { text, caret, inputRef, keysRef, write } = control;
  const tag = tagAt(text, caret);
  const place = tag ? `${tag.mark}${tag.word}` : '';
  const [closedAt, setClosedAt] = useState('');
  const [active, setActive] = useState(-1);
  const options = useTagOptions(place === closedAt ? null : tag, form);
  const choose = ({ name }: TagOption) => {
    if (!tag) return;
    const next = withTag(text, tag, name);
    write(next.text, next.caret);
    setActive(-1);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (options.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = options[active];
    if (step !== 0) setActive((active + step + options.length) % options.length);
    else if (event.key === 'Escape') setClosedAt(place);
    else if (chosen && (event.key === 'Enter' || event.key === 'Tab')) choose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    keysRef.current = (event) => onKey(event);
    return () => {
      keysRef.current = null;
    };
  }, [keysRef]);
  useEffect(() => setActive(-1), [place]);
  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    input.setAttribute('aria-expanded', String(options.length > 0));
    if (active >= 0) input.setAttribute('aria-activedescendant', optionId(listId, active));
    else input.removeAttribute('aria-activedescendant');
  }, [inputRef, options, active, listId]);
  return { options, active, choose };
}
