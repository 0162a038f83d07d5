/** Main accounts of the DATEV standard chart SKR03. A line: number | kind | German | English. */
export const skr03Chart = `
0027|asset|EDV-Software|Software
0200|asset|Technische Anlagen und Maschinen|Plant and machinery
0320|asset|Pkw|Cars
0350|asset|Lkw|Lorries
0400|asset|Betriebsausstattung|Operating equipment
0420|asset|Büroeinrichtung|Office furniture
0480|asset|Geringwertige Wirtschaftsgüter|Low-value assets
0630|liability|Verbindlichkeiten gegenüber Kreditinstituten|Liabilities to banks
0800|liability|Gezeichnetes Kapital|Subscribed capital
0860|liability|Gewinnvortrag vor Verwendung|Profit carried forward
0970|liability|Sonstige Rückstellungen|Other provisions
0980|asset|Aktive Rechnungsabgrenzung|Prepaid expenses
0990|liability|Passive Rechnungsabgrenzung|Deferred income
1000|asset|Kasse|Cash
1200|asset|Bank|Bank
1360|asset|Geldtransit|Cash in transit
1400|asset|Forderungen aus Lieferungen und Leistungen|Trade receivables
1571|asset|Abziehbare Vorsteuer 7 %|Input VAT 7 %
1576|asset|Abziehbare Vorsteuer 19 %|Input VAT 19 %
1600|liability|Verbindlichkeiten aus Lieferungen und Leistungen|Trade payables
1700|liability|Sonstige Verbindlichkeiten|Other liabilities
1740|liability|Verbindlichkeiten aus Lohn und Gehalt|Wages payable
1741|liability|Verbindlichkeiten aus Lohn- und Kirchensteuer|Wage and church tax payable
1742|liability|Verbindlichkeiten im Rahmen der sozialen Sicherheit|Social security payable
1771|liability|Umsatzsteuer 7 %|VAT 7 %
1776|liability|Umsatzsteuer 19 %|VAT 19 %
1780|liability|Umsatzsteuer-Vorauszahlungen|VAT prepayments
1800|liability|Privatentnahmen allgemein|Private withdrawals
1890|liability|Privateinlagen|Private deposits
2100|expense|Zinsen und ähnliche Aufwendungen|Interest expenses
2650|income|Sonstige Zinsen und ähnliche Erträge|Interest income
3100|expense|Fremdleistungen|Purchased services
3300|expense|Wareneingang 7 % Vorsteuer|Goods purchased 7 %
3400|expense|Wareneingang 19 % Vorsteuer|Goods purchased 19 %
4100|expense|Löhne und Gehälter|Wages and salaries
4130|expense|Gesetzliche soziale Aufwendungen|Statutory social expenses
4138|expense|Beiträge zur Berufsgenossenschaft|Employers' liability insurance
4210|expense|Miete|Rent
4240|expense|Gas, Strom, Wasser|Gas, electricity, water
4360|expense|Versicherungen|Insurance
4380|expense|Beiträge|Contributions
4510|expense|Kfz-Steuer|Vehicle tax
4520|expense|Kfz-Versicherungen|Vehicle insurance
4530|expense|Laufende Kfz-Betriebskosten|Vehicle running costs
4540|expense|Kfz-Reparaturen|Vehicle repairs
4610|expense|Werbekosten|Advertising
4660|expense|Reisekosten Arbeitnehmer|Travel expenses of employees
4800|expense|Reparaturen und Instandhaltung von Anlagen und Maschinen|Repair of plant and machinery
4830|expense|Abschreibungen auf Sachanlagen|Depreciation of tangible assets
4910|expense|Porto|Postage
4920|expense|Telefon|Telephone
4930|expense|Bürobedarf|Office supplies
4950|expense|Rechts- und Beratungskosten|Legal and consulting fees
4970|expense|Nebenkosten des Geldverkehrs|Bank charges
4980|expense|Betriebsbedarf|Operating supplies
8120|income|Steuerfreie Umsätze|Tax-free sales
8300|income|Erlöse 7 % USt|Sales 7 % VAT
8400|income|Erlöse 19 % USt|Sales 19 % VAT
8700|income|Erlösschmälerungen|Sales deductions
9000|closing|Saldenvorträge Sachkonten|Balances brought forward
`;

/** Main accounts of the DATEV standard chart SKR04. A line: number | kind | German | English. */
export const skr04Chart = `
0135|asset|EDV-Software|Software
0400|asset|Technische Anlagen und Maschinen|Plant and machinery
0520|asset|Pkw|Cars
0540|asset|Lkw|Lorries
0635|asset|Geschäftsausstattung|Business equipment
0650|asset|Büroeinrichtung|Office furniture
0670|asset|Geringwertige Wirtschaftsgüter|Low-value assets
1200|asset|Forderungen aus Lieferungen und Leistungen|Trade receivables
1401|asset|Abziehbare Vorsteuer 7 %|Input VAT 7 %
1406|asset|Abziehbare Vorsteuer 19 %|Input VAT 19 %
1460|asset|Geldtransit|Cash in transit
1600|asset|Kasse|Cash
1800|asset|Bank|Bank
1900|asset|Aktive Rechnungsabgrenzung|Prepaid expenses
2100|liability|Privatentnahmen allgemein|Private withdrawals
2180|liability|Privateinlagen|Private deposits
2900|liability|Gezeichnetes Kapital|Subscribed capital
2970|liability|Gewinnvortrag vor Verwendung|Profit carried forward
3070|liability|Sonstige Rückstellungen|Other provisions
3150|liability|Verbindlichkeiten gegenüber Kreditinstituten|Liabilities to banks
3300|liability|Verbindlichkeiten aus Lieferungen und Leistungen|Trade payables
3500|liability|Sonstige Verbindlichkeiten|Other liabilities
3720|liability|Verbindlichkeiten aus Lohn und Gehalt|Wages payable
3730|liability|Verbindlichkeiten aus Lohn- und Kirchensteuer|Wage and church tax payable
3740|liability|Verbindlichkeiten im Rahmen der sozialen Sicherheit|Social security payable
3801|liability|Umsatzsteuer 7 %|VAT 7 %
3806|liability|Umsatzsteuer 19 %|VAT 19 %
3820|liability|Umsatzsteuer-Vorauszahlungen|VAT prepayments
3900|liability|Passive Rechnungsabgrenzung|Deferred income
4120|income|Steuerfreie Umsätze|Tax-free sales
4300|income|Erlöse 7 % USt|Sales 7 % VAT
4400|income|Erlöse 19 % USt|Sales 19 % VAT
4700|income|Erlösschmälerungen|Sales deductions
5300|expense|Wareneingang 7 % Vorsteuer|Goods purchased 7 %
5400|expense|Wareneingang 19 % Vorsteuer|Goods purchased 19 %
5900|expense|Fremdleistungen|Purchased services
6000|expense|Löhne und Gehälter|Wages and salaries
6110|expense|Gesetzliche soziale Aufwendungen|Statutory social expenses
6120|expense|Beiträge zur Berufsgenossenschaft|Employers' liability insurance
6220|expense|Abschreibungen auf Sachanlagen|Depreciation of tangible assets
6310|expense|Miete|Rent
6325|expense|Gas, Strom, Wasser|Gas, electricity, water
6400|expense|Versicherungen|Insurance
6420|expense|Beiträge|Contributions
6460|expense|Reparaturen und Instandhaltung von Anlagen und Maschinen|Repair of plant and machinery
6520|expense|Kfz-Versicherungen|Vehicle insurance
6530|expense|Laufende Kfz-Betriebskosten|Vehicle running costs
6540|expense|Kfz-Reparaturen|Vehicle repairs
6600|expense|Werbekosten|Advertising
6650|expense|Reisekosten Arbeitnehmer|Travel expenses of employees
6800|expense|Porto|Postage
6805|expense|Telefon|Telephone
6815|expense|Bürobedarf|Office supplies
6825|expense|Rechts- und Beratungskosten|Legal and consulting fees
6850|expense|Sonstiger Betriebsbedarf|Other operating supplies
6855|expense|Nebenkosten des Geldverkehrs|Bank charges
7100|income|Sonstige Zinsen und ähnliche Erträge|Interest income
7300|expense|Zinsen und ähnliche Aufwendungen|Interest expenses
7685|expense|Kfz-Steuer|Vehicle tax
9000|closing|Saldenvorträge Sachkonten|Balances brought forward
`;
