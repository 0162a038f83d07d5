/**
 * Scrolls a list, and nothing around it, until one of its rows is in sight. `scrollIntoView` would scroll the page too: a
 * layer that has just opened stands at the page's top until it is placed.
 */
export function scrollInList(list: HTMLElement, row: Element): void {
  const frame = list.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  if (place.top < frame.top) list.scrollTop -= frame.top - place.top;
  else if (place.bottom > frame.bottom) list.scrollTop += place.bottom - frame.bottom;
}
