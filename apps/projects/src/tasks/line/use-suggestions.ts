import { useUiTexts } from '@jahrring/ui';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { taskPriorities } from '@jahrring/contracts-projects';
import { complete, markedWord, suggest, type Suggestion } from './suggest';
import type { LineWorld } from './task-line';

interface SuggestionLine {
  text: string;
  setText: (text: string) => void;
  input: RefObject<HTMLInputElement | null>;
  world: LineWorld;
}

/** Completes the marked word at the cursor: arrows choose, Enter or Tab takes, Escape closes. */
export function useSuggestions({ text, setText, input, world }: SuggestionLine) {
  const ui = useUiTexts();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState<string | null>(null);
  const marked = markedWord(text, Math.min(caret, text.length));
  const priorities = taskPriorities.filter((one) => one !== 'none').map((one) => ui.t(`priority.${one}`));
  const items = marked && closed !== marked.word ? suggest(marked.word, world, priorities) : [];
  const chosen = Math.min(active, Math.max(0, items.length - 1));

  const pick = (suggestion: Suggestion) => {
    if (!marked) return;
    const after = complete(text, caret, marked, suggestion);
    setText(after.text);
    setCaret(after.caret);
    setActive(0);
    // The caret is set once the new text stands in the input.
    requestAnimationFrame(() => input.current?.setSelectionRange(after.caret, after.caret));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const suggestion = items[chosen];
    if (!suggestion || !marked) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setActive((chosen + step + items.length) % items.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(suggestion);
    else if (event.key === 'Escape') setClosed(marked.word);
    else return;
    event.preventDefault();
  };
  /** Follows the cursor. */
  const onSelect = () => setCaret(input.current?.selectionStart ?? 0);
  return { items, active: chosen, pick, onKeyDown, onSelect };
}
