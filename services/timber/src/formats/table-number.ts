/** `1'234.50`, `1.234,50` and `1234,5`; null for anything else. */
export function tableNumber(text: string): number | null {
  const plain = text.replace(/['’\s\u00a0\u202f]/g, '');
  const isComma = /^\d{1,3}(\.\d{3})+,\d+$|^\d+,\d+$/.test(plain);
  const decimal = isComma ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return /^\d+(\.\d+)?$/.test(decimal) ? Number(decimal) : null;
}
