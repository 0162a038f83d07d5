/** A field of the demo licences' own: the district a project lies in. */
export const demoDistrictField = {
  key: 'choice_revier',
  title: { de: 'Revier', en: 'District', fr: 'Triage', it: 'Circondario', ro: 'Canton silvic' },
  kind: 'choice',
  choices: [
    { key: 'oberbg', title: { de: 'Oberberg' }, active: true },
    { key: 'sonnhd', title: { de: 'Sonnhalde' }, active: true },
    { key: 'talbod', title: { de: 'Talboden' }, active: true },
  ],
  required: false,
  active: true,
  order: 0,
  inList: false,
  reportable: true,
} as const;

/** The district of a project by its place in the list; every fourth has none. */
export function demoDistrictOf(index: number): (typeof demoDistrictField.choices)[number] | null {
  return demoDistrictField.choices[index % (demoDistrictField.choices.length + 1)] ?? null;
}
