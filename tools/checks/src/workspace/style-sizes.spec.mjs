import { strangeSizes } from './style-sizes.mjs';

describe('sizes of style sheets', () => {
  it.each([
    ['font-size: 13px', 'px'],
    ['font-size: 0.8125rem', 'token'],
    ['padding: 0 var(--jr-space-2) 8px', 'px'],
    ['margin-inline: -16px', 'px'],
    ['gap: 1rem', 'token'],
    ['border-radius: 6px', 'px'],
    ['inline-size: calc(100vw - 48px)', 'px'],
  ])('refuses %s', (declaration, reason) =>
    expect(strangeSizes(`.part { ${declaration}; }`)).toEqual([expect.stringContaining(reason)]),
  );

  it.each([
    'font-size: var(--jr-font-2)',
    'font-size: clamp(2rem, 3.4vw, 3.25rem)',
    'padding: calc(0.5rem + env(safe-area-inset-bottom))',
    'border: 1px solid var(--jr-hairline)',
    'outline-offset: -2px',
    'inset-block-end: calc(var(--jr-bottom-bar, 0px) + var(--jr-space-2))',
    'inline-size: 12.5rem',
    'border-radius: 50%',
    'padding-block-end: 3.75rem',
  ])('accepts %s', (declaration) => expect(strangeSizes(`.part { ${declaration}; }`)).toEqual([]));

  it('leaves the widths of media queries to the breakpoints', () =>
    expect(strangeSizes('@media (max-width: 599.98px) { .part { margin: 0; } }')).toEqual([]));
});
