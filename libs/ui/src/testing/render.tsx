import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '../theme/theme-provider';

interface Rendered {
  container: HTMLElement;
  rerender: (node: ReactNode) => Promise<void>;
  unmount: () => Promise<void>;
}

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** For the library's own specs: draws into the page, under the theme. */
export async function render(node: ReactNode): Promise<Rendered> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  const rerender = (next: ReactNode) => act(async () => root.render(<ThemeProvider>{next}</ThemeProvider>));
  await rerender(node);
  return { container, rerender, unmount: () => act(async () => root.unmount()) };
}

/** The first element of the selector; fails the test where there is none. */
export function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
}

/** The control a label names. */
export function control<E extends HTMLElement = HTMLInputElement>(label: string): E {
  const element = [...document.querySelectorAll('label')].find(
    (node) => node.textContent?.replace('*', '').trim() === label,
  );
  const id = element?.getAttribute('for');
  const found = id ? document.getElementById(id) : element?.querySelector('input');
  if (!found) throw new Error(`No control is labelled ${label}`);
  return found as E;
}

/** Types into a control the way React hears it. */
export async function type(
  element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): Promise<void> {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  await act(async () => {
    setter?.call(element, text);
    element.dispatchEvent(
      new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  });
}

/** Leaves the control. */
export async function leave(element: HTMLElement): Promise<void> {
  await act(async () => {
    element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

export async function click(element: HTMLElement, init: MouseEventInit = {}): Promise<void> {
  await act(async () => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  });
}

export async function press(element: Element, key: string, init: KeyboardEventInit = {}): Promise<void> {
  await act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  });
}

/** Waits until the check holds, at most two seconds. */
export async function until(check: () => boolean): Promise<void> {
  for (let left = 100; left > 0 && !check(); left -= 1) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  }
  if (!check()) throw new Error('Waited in vain.');
}
