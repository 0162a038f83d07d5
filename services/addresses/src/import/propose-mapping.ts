import { importTargets, type ImportMapping, type ImportTarget } from '@jahrring/contracts-addresses';
import { proposeMapping as proposeByTitles } from '@jahrring/service-kit';
import { headerNames } from './header-names';

/** A first line of which nothing is a title, but something a postcode or an e-mail address: the file has no titles. */
export function seemsToBeAddress(firstLine: readonly string[], mapping: ImportMapping): boolean {
  if (mapping.some((target) => target !== null)) return false;
  return firstLine.some((cell) => /^(\d{4,5}(\s.*)?|\S+@\S+\.\S+)$/.test(cell));
}

/**
 * Proposes what each column means, every target once. Of two columns that both could be the city, the one whose title
 * stands earlier in the list gets it. A whole line ("Adresse", "PLZ Ort") is left out where its parts have columns
 * of their own.
 */
export function proposeMapping(headers: readonly string[]): ImportMapping {
  const mapping = proposeByTitles(headers, importTargets, headerNames);
  const dropIf = (whole: ImportTarget, part: ImportTarget) => {
    if (mapping.includes(part) && mapping.includes(whole)) mapping[mapping.indexOf(whole)] = null;
  };
  dropIf('streetLine', 'street');
  dropIf('zipCity', 'zip');
  if (mapping.includes('zipCity') && mapping.includes('city')) mapping[mapping.indexOf('city')] = null;
  return mapping;
}
