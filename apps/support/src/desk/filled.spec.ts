import { filled } from './filled';

const from = { requesterName: 'Lena', number: 1042, subject: 'Scannen' };

it.each([
  ['Guten Tag {name}', 'Guten Tag Lena'],
  ['#{number}: {subject}, {name}', '#1042: Scannen, Lena'],
  ['{unknown} {name', '{unknown} {name'],
])('fills %s', (text, expected) => {
  expect(filled(text, from)).toBe(expected);
});
