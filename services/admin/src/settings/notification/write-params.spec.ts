import { writeParams } from './write-params';

describe('writeParams', () => {
  it('writes days and figures as the region does, and leaves texts alone', () => {
    const params = { title: 'Forwarder 2026', on: '2026-11-20', at: 8420.5, left: -41 };
    expect(writeParams(params, 'de-CH')).toEqual({
      title: 'Forwarder 2026',
      on: '20.11.2026',
      at: '8’420.5',
      left: '−41',
    });
    expect(writeParams(params, 'de-DE')).toMatchObject({ at: '8.420,5' });
  });
});
