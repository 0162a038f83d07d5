/** Key of a field's name: `positions.3.text` is `issueField.positions_text`. */
export function issueFieldKey(field: string): string {
  return `issueField.${field.replace(/\.\d+\./, '.').replaceAll('.', '_')}`;
}
