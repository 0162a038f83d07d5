import { mediaQueries, queriesInSource, strangeWidths } from './breakpoints.mjs';

describe('breakpoints', () => {
  it.each([
    '(min-width: 600px)',
    '(min-width: 80em)',
    '(max-width: 959.98px)',
    '(max-width: 37.49em) and (pointer: coarse)',
    '(max-width: 1278.98px)',
    '(width < 600px)',
    '(60em <= width < 80rem)',
    '(prefers-reduced-motion: reduce)',
  ])('takes %s', (query) => expect(strangeWidths(query)).toEqual([]));

  it.each([
    ['(max-width: 63.99em)', 'max-width: 63.99em'],
    ['(min-width: 640px)', 'min-width: 640px'],
    ['(max-width: 600px)', 'max-width: 600px'],
    ['(min-width: 959.98px)', 'min-width: 959.98px'],
    ['(width < 48rem)', 'width < 48rem'],
    ['(width <= 960px)', 'width <= 960px'],
    ['(600px <= width < 1000px)', 'width < 1000px'],
    ['(min-width: 20cm)', 'min-width: 20cm'],
  ])('refuses %s', (query, width) => expect(strangeWidths(query)).toEqual([width]));

  it('reads the media queries of a sheet, not its boxes', () => {
    const css = '.a { max-width: 40px } @media (max-width: 40em) { .a { } } @container (min-width: 5em) { }';
    expect(mediaQueries(css)).toEqual([' (max-width: 40em) ']);
  });

  it('reads the queries a source asks', () => {
    expect(queriesInSource("return useMedia('(max-width: 47.99em)');")).toEqual(['(max-width: 47.99em)']);
    expect(queriesInSource('const wide = (width < 600 ? 1 : 2);')).toEqual([]);
  });
});
