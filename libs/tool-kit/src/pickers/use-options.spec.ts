import { offered } from './use-options';

describe('what a picker offers', () => {
  const choices = [
    { value: 'a', label: 'A', active: true },
    { value: 'b', label: 'B', active: false },
    { value: 'c', label: 'C', active: false },
  ];

  it('is what is active, and what the record has already', () => {
    expect(offered(choices).map(({ value }) => value)).toEqual(['a']);
    expect(offered(choices, 'c').map(({ value }) => value)).toEqual(['a', 'c']);
  });
});
