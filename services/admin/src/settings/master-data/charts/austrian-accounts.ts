/**
 * Main accounts of the Austrian standard chart (Einheitskontenrahmen) in the words of Austrian bookkeeping, by which a file is
 * known. A line: number | German.
 */
export const ekrAccounts = `
0620|Betriebs- und Geschäftsausstattung
0640|PKW
0640|Fuhrpark
1600|Handelswarenvorrat
1600|Waren
2000|Lieferforderungen
2000|Forderungen aus Lieferungen und Leistungen
2500|Vorsteuer
2700|Kassa
2700|Kasse
2800|Bank
3300|Lieferverbindlichkeiten
3300|Verbindlichkeiten aus Lieferungen und Leistungen
3500|Umsatzsteuer
3520|USt-Zahllast
3520|Umsatzsteuer-Zahllast
4000|Handelswarenerlöse
4000|Umsatzerlöse
5010|Handelswareneinsatz
5000|Wareneinsatz
6000|Löhne
6200|Gehälter
7400|Mietaufwand
8100|Zinserträge
8280|Zinsaufwand
9000|Eigenkapital
9000|Kapital
9600|Privat
9800|Eröffnungsbilanzkonto
9850|Schlussbilanzkonto
9890|Gewinn- und Verlustkonto
`;
