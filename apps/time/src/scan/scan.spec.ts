import { distanceMetres } from './distance';
import { codeByNumber, codeInText, pageInText, type KnownQrCode } from './known-codes';
import { cameraError, canRetry, missingCamera } from './scan-error';

const id = '0192f0a0-0000-7000-8000-000000000001';
const codes = [{ id, number: 7, title: 'Gohlgraben' }] as KnownQrCode[];

describe('scanning', () => {
  it.each([
    ['NotFoundError', 'noCamera'],
    ['NotReadableError', 'inUse'],
    ['OverconstrainedError', 'notSuitable'],
    ['NotAllowedError', 'permission'],
    ['SecurityError', 'permission'],
    ['WhateverError', 'failed'],
  ])('names what is in the way: %s', (name, expected) => {
    expect(cameraError(new DOMException('', name))).toBe(expected);
  });

  it('knows browsers that cannot have a camera', () => {
    expect(missingCamera({ isSecureContext: false, mediaDevices: undefined })).toBe('insecure');
    expect(missingCamera({ isSecureContext: true, mediaDevices: undefined })).toBe('unsupported');
    expect(missingCamera({ isSecureContext: true, mediaDevices: {} })).toBeNull();
    expect([canRetry('insecure'), canRetry('inUse')]).toEqual([false, true]);
  });

  it('finds a code by what was read or by its number', () => {
    expect(codeInText(codes, `jahrring:${id}`)?.number).toBe(7);
    expect(codeInText(codes, `JAHRRING:${id.toUpperCase()}`)?.number).toBe(7);
    expect(codeInText(codes, 'https://example.com')).toBeNull();
    expect(codeByNumber(codes, ' 007 ')?.id).toBe(id);
    expect(codeByNumber(codes, '8')).toBeNull();
  });

  it('opens the page that a label of a record names, of this installation alone', () => {
    const origin = 'https://jahrring.example';
    expect(pageInText(`${origin}/projects/${id}/overview?a=1\n`, origin)).toBe(
      `/projects/${id}/overview?a=1`,
    );
    expect(pageInText(`https://jahrring.example.org/projects/${id}`, origin)).toBeNull();
    expect(pageInText(`jahrring:${id}`, origin)).toBeNull();
    expect(pageInText('7', origin)).toBeNull();
  });

  it('measures along the ground', () => {
    const bern = { latitude: 46.948, longitude: 7.4474 };
    const zurich = { latitude: 47.3769, longitude: 8.5417 };
    expect(distanceMetres(bern, bern)).toBe(0);
    expect(Math.abs(distanceMetres(bern, zurich) - 95_500)).toBeLessThan(1_000);
  });
});
