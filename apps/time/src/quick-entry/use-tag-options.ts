import { foldText } from '@jahrring/contracts-common';
import {
  type ActivityOption,
  type EntryForm,
  type ObjectOption,
  type ProjectOption,
} from '@jahrring/contracts-time';
import { useEffect, useState } from 'react';
import { keptSearch } from '../offline/kept-search';
import { lookup, usedFirst } from '../offline/lookup';
import type { Tag } from './tag-at';

/** One thing a tag can name. */
export interface TagOption {
  id: string;
  /** Text of the option in the line. */
  name: string;
  label: string;
}

const most = 6;

export function projectOption({ id, number, title }: ProjectOption): TagOption {
  return { id, name: number, label: `${number} ${title}` };
}

/** Of several with one title the article number tells which. */
export function titledOptions(items: readonly (ActivityOption | ObjectOption)[]): TagOption[] {
  return items.map(({ id, title, articleNumber }) => {
    const twice = articleNumber !== null && items.filter((other) => other.title === title).length > 1;
    return {
      id,
      name: twice ? articleNumber : title,
      label: [title, articleNumber].filter(Boolean).join(' · '),
    };
  });
}

/** Returns the options for the tag being typed, those booked last first. */
export function useTagOptions(tag: Tag | null, form: EntryForm | undefined): readonly TagOption[] {
  const [options, setOptions] = useState<readonly TagOption[]>([]);
  const { mark, word } = tag ?? { mark: null, word: '' };
  useEffect(() => {
    if (mark === null || !form) {
      setOptions([]);
      return undefined;
    }
    const stop = new AbortController();
    optionsOf(mark, word, form, stop.signal).then(
      (found) => setOptions(found.slice(0, most)),
      // Suggestions are a help: without them the line is looked up when it is complete.
      () => {
        if (!stop.signal.aborted) setOptions([]);
      },
    );
    return () => stop.abort();
  }, [mark, word, form]);
  return mark === null ? [] : options;
}

async function optionsOf(
  mark: Tag['mark'],
  word: string,
  form: EntryForm,
  signal: AbortSignal,
): Promise<TagOption[]> {
  const known = usedFirst(form);
  const wanted = foldText(word).trim();
  const fits = (text: string) => foldText(text).includes(wanted);
  if (mark === '#') return titledOptions(known.activities.filter(({ title }) => fits(title)));
  if (mark === '@') {
    const near = known.projects.map(projectOption).filter(({ label }) => fits(label));
    if (near.length >= most || wanted === '') return near;
    const call = { url: '/api/time/project-options' };
    const textOf = ({ number, title }: ProjectOption) => `${number} ${title}`;
    const found = (await keptSearch<ProjectOption>(call, word, textOf, signal)).map(projectOption);
    return [...new Map([...near, ...found].map((option) => [option.id, option])).values()];
  }
  if (wanted === '') return [];
  const { object, objects } = await lookup({ object: word }, form, signal);
  return titledOptions(object ? [object] : objects);
}
