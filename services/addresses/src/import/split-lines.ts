/** No street or city is longer; what is, is left in one piece for its field to refuse. */
const longestLine = 200;

/** "Rue du Lac 31.1" → street and number; the number is the last word if it begins with a digit. */
export function splitStreetLine(line: string): { street: string; houseNumber: string } {
  const whole = line.trim();
  const match =
    whole.length <= longestLine ? /^(.*\D)\s+(\d+\s?[a-zA-Z]?(?:[-/.]\d*[a-zA-Z]?)*)$/.exec(whole) : null;
  return match
    ? { street: match[1]?.trim() ?? '', houseNumber: match[2] ?? '' }
    : { street: whole, houseNumber: '' };
}

/** "CH-3550 Langnau i.E." → zip and city; all of it is the city if no postcode leads it. */
export function splitZipCity(line: string): { zip: string; city: string } {
  const whole = line.trim();
  const match = whole.length <= longestLine ? /^(?:[A-Z]{1,3}-)?(\d{4,5})\s+(.+)$/.exec(whole) : null;
  return match ? { zip: match[1] ?? '', city: match[2]?.trim() ?? '' } : { zip: '', city: whole };
}
