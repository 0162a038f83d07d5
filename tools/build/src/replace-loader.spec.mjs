import replaceLines from './replace-loader.mjs';

const replaced = (source, changes) =>
  replaceLines.call({ getOptions: () => ({ changes }), resourcePath: 'package.js' }, source);

describe('lines written into packages', () => {
  it('stand where the package had others', () => {
    expect(replaced('a();\nb();', [['b();', "c('$&');"]])).toBe("a();\nc('$&');");
  });

  it('stop the build when a new version has other lines', () => {
    expect(() => replaced('a();', [['b();', 'c();']])).toThrow('package.js has no "b();"');
  });
});
