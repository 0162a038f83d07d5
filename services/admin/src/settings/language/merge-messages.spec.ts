import { mergeMessages } from './merge-messages';

describe('messages', () => {
  const files = { common: { actions: { save: 'Speichern', cancel: 'Abbrechen' } } };

  it('lays the texts of translators over those of the build', () => {
    const merged = mergeMessages(files, [
      { namespace: 'common', key: 'actions.save', text: 'Sichern' },
      { namespace: 'time', key: 'title', text: 'Zeit' },
    ]);
    expect(merged).toEqual({
      common: { actions: { save: 'Sichern', cancel: 'Abbrechen' } },
      time: { title: 'Zeit' },
    });
    expect(files.common.actions.save).toBe('Speichern');
  });

  it('lets no key reach a prototype', () => {
    mergeMessages(files, [
      { namespace: '__proto__', key: 'x', text: 'y' },
      { namespace: 'common', key: '__proto__.z', text: 'y' },
    ]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('z' in {}).toBe(false);
  });
});
