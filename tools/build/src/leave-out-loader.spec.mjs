import { leaveOutOf } from './leave-out-loader.mjs';

const source = `
var busy = false;
function answer(value) { return value + 1; }
class Box { constructor() { this.full = true; } fill(value) { return value; } }
const double = (value) => value * 2;
Box.prototype.empty = function () { return busy; };
function own(busy) { return busy; }
function toString() { return 'own words'; }
const Link = make(() => 'link');
Link.displayName = 'Link';
const Crate = class { open() { return 1; } };
const size = 3;
const parts = { size, weight: () => 7, last: 2 };
busy = true;
`;
const file = 'package.js';

/** Runs what is left of the source. Answers the value of an expression over it. */
function run(options, expression) {
  const text = leaveOutOf(source, { ...options, file });
  return new Function('make', `${text}; return ${expression};`)((value) => value());
}

describe('leaving parts of a package out', () => {
  it.each([
    ['a function', 'answer', 'answer(1)'],
    ['a method', 'Box.fill', 'new Box().fill(1)'],
    ['a method of a class in a variable', 'Crate.open', 'new Crate().open()'],
    ['a constructor', 'Box.constructor', 'new Box()'],
    ['an arrow function', 'double', 'double(1)'],
    ['a method of a prototype', 'Box.prototype.empty', 'new Box().empty()'],
  ])('%s fails when it is called after all', (_kind, name, expression) => {
    expect(() => run({ functions: { [name]: undefined } }, expression)).toThrow('left out');
  });

  it('gives the answer that stands for the function', () => {
    expect(run({ functions: { answer: '7' } }, 'answer(1)')).toBe(7);
    expect(run({ functions: { answer: '' } }, 'answer(1)')).toBeUndefined();
  });

  it('gives a variable one value wherever it is read, and leaves parameters of its name alone', () => {
    const options = { constants: { busy: '"never"' } };
    expect(run(options, 'new Box().empty()')).toBe('never');
    expect(run(options, 'own(3)')).toBe(3);
  });

  it('leaves functions alone that it is not told of', () => {
    expect(run({ functions: { answer: '' } }, 'toString()')).toBe('own words');
  });

  it('makes what nobody takes fall away', () => {
    const text = leaveOutOf(source, { unused: ['Link'], file });
    expect(text).toContain('const Link = /*#__PURE__*/ make(');
    expect(text).not.toContain('displayName');
  });

  it('takes entries out of an object', () => {
    expect(run({ entries: ['size', 'last'] }, 'Object.keys(parts)')).toEqual(['weight']);
    expect(run({ entries: ['weight'] }, 'parts')).toEqual({ size: 3, last: 2 });
  });

  it('stops at a name the package no longer has', () => {
    expect(() => leaveOutOf(source, { functions: { gone: '' }, file })).toThrow('package.js has no gone');
    expect(() => leaveOutOf(source, { constants: { idle: '!0' }, file })).toThrow('idle');
    expect(() => leaveOutOf(source, { entries: ['first'], file })).toThrow('first');
    expect(() => leaveOutOf(source, { unused: ['Form'], file })).toThrow('Form');
  });
});
