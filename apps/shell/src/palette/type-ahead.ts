import { paletteValue } from './palette-value';

const paletteInput = '.jr-palette input';

function isInPalette(element: Element | null): element is HTMLInputElement {
  return element?.matches(paletteInput) === true;
}

function typedAfter(typed: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return typed.slice(0, -1);
  return key.length === 1 ? typed + key : undefined;
}

/** Writes into an input that React controls, as a person's typing does. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what somebody types between opening the palette and the moment its input has the focus, and writes it there: else
 * these letters are lost, end in the field the person was in, or run shortcuts of the page. Returns the function that stops it.
 */
export function keepTypedAhead(): () => void {
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    if (!paletteValue.get()) typed = '';
    if (!paletteValue.get() || event.isComposing || isInPalette(document.activeElement)) return;
    const after = typedAfter(typed, event);
    if (after === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed = after;
  };
  const write = ({ target }: FocusEvent) => {
    if (typed === '' || !isInPalette(target as Element | null)) return;
    typeInto(target as HTMLInputElement, typed);
    typed = '';
  };
  addEventListener('keydown', keep, true);
  addEventListener('focusin', write, true);
  return () => {
    removeEventListener('keydown', keep, true);
    removeEventListener('focusin', write, true);
  };
}
