/** "Rue du Lac 31.1" → street and number; the number is the last word if it begins with a digit. */
export function splitStreetLine(line: string): { street: string; houseNumber: string } {
  const match = /^(.*\D)\s+(\d+\s?[a-zA-Z]?(?:[-/.]\d*[a-zA-Z]?)*)$/.exec(line.trim());
  return match
    ? { street: match[1]?.trim() ?? '', houseNumber: match[2] ?? '' }
    : { street: line.trim(), houseNumber: '' };
}

/** "CH-3550 Langnau i.E." → zip and city; all of it is the city if no postcode leads it. */
export function splitZipCity(line: string): { zip: string; city: string } {
  const match = /^(?:[A-Z]{1,3}-)?(\d{4,5})\s+(.+)$/.exec(line.trim());
  return match ? { zip: match[1] ?? '', city: match[2]?.trim() ?? '' } : { zip: '', city: line.trim() };
}
