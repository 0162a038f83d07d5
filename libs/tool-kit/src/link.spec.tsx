/** @jest-environment jsdom */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router, type Navigator } from 'react-router';
import { Link } from './link';
import { useSearchParams } from './use-search-params';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

let gone: string[];
const note = (way: string) => (to: unknown) => void gone.push(`${way} ${pathOf(to)}`);
const pathOf = (to: unknown): string => {
  const { pathname, search = '', hash = '' } = to as { pathname: string; search?: string; hash?: string };
  return `${pathname}${search}${hash}`;
};
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : pathOf(to)),
  go: () => undefined,
  push: note('push'),
  replace: note('replace'),
};

async function draw(node: ReactNode): Promise<HTMLElement> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  await act(async () =>
    createRoot(container).render(
      <Router location="/projects?page=2" navigator={navigator}>
        {node}
      </Router>,
    ),
  );
  return container;
}

/** Returns whether the browser would follow the link by itself. */
async function click(link: Element | null, init: MouseEventInit = {}): Promise<boolean> {
  let left = false;
  // After React's own listener, which stands at the container.
  const stop = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stop, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  await act(async () => void link?.dispatchEvent(event));
  return left;
}

describe('a link', () => {
  beforeEach(() => {
    gone = [];
  });

  it('goes to its page within the application; to the place one is at without a new entry', async () => {
    const container = await draw(
      <>
        <Link to="/projects/1#notes">one</Link>
        <Link to="/projects?page=2">here</Link>
        <Link to={`${location.origin}/addresses`}>whole</Link>
      </>,
    );
    const links = [...container.querySelectorAll('a')];
    expect(links[0]?.getAttribute('href')).toBe('/projects/1#notes');
    for (const link of links) expect(await click(link)).toBe(false);
    expect(gone).toEqual(['push /projects/1#notes', 'replace /projects?page=2', 'push /addresses']);
  });

  it('leaves to the browser what opens elsewhere, and what somebody else has answered', async () => {
    const container = await draw(
      <>
        <Link to="/a" target="_blank">
          tab
        </Link>
        <Link to="https://example.org/x">out</Link>
        <Link to="mailto:a@demo.test">mail</Link>
        <Link to="/held" onClick={(event) => event.preventDefault()}>
          held
        </Link>
      </>,
    );
    const [tab, out, mail, held] = container.querySelectorAll('a');
    expect(out?.getAttribute('href')).toBe('https://example.org/x');
    for (const link of [tab, out, mail]) expect(await click(link ?? null)).toBe(true);
    expect(await click(tab ?? null, { ctrlKey: true })).toBe(true);
    expect(await click(held ?? null)).toBe(false);
    expect(gone).toEqual([]);
  });
});

it('the search of the address is read, and changed beside what stands there', async () => {
  gone = [];
  const Page = () => {
    const [params, set] = useSearchParams();
    const next = () => set((before) => new URLSearchParams([...before, ['q', 'ä b']]), { replace: true });
    return <button onClick={next}>{params.get('page')}</button>;
  };
  const container = await draw(<Page />);
  expect(container.textContent).toBe('2');
  await click(container.querySelector('button'));
  expect(gone).toEqual(['replace /projects?page=2&q=%C3%A4+b']);
});
