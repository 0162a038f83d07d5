/**
 * The Swiss chart of accounts for small and medium enterprises, four-digit accounts.
 * A line: number | German | French | Italian | English.
 */
export const kmuChart = `
1000|Kasse|Caisse|Cassa|Cash
1010|Postkonto|Compte postal|Conto postale|Postal account
1020|Bankguthaben|Avoirs en banque|Averi bancari|Bank account
1045|Kredit- und Debitkarten|Cartes de crédit et de débit|Carte di credito e di debito|Credit and debit cards
1050|Kurzfristige Geldmarktanlagen|Placements à court terme|Investimenti monetari a breve termine|Short-term money market investments
1060|Wertschriften mit Börsenkurs|Titres cotés en bourse|Titoli quotati in borsa|Securities with a stock exchange price
1069|Wertberichtigung Wertschriften|Ajustement de la valeur des titres|Rettifica di valore titoli|Value adjustment on securities
1090|Transferkonto|Compte de transfert|Conto di trasferimento|Transfer account
1099|Unklare Beträge|Montants à clarifier|Importi da chiarire|Unclear amounts
1100|Forderungen aus Lieferungen und Leistungen|Créances résultant de livraisons et de prestations|Crediti da forniture e prestazioni|Trade receivables
1101|Forderungen gegenüber Beteiligten|Créances envers les détenteurs de parts|Crediti verso titolari di quote|Receivables from shareholders
1109|Wertberichtigung Forderungen (Delkredere)|Ducroire|Delcredere|Allowance for doubtful receivables
1110|Forderungen gegenüber Gruppengesellschaften|Créances envers des sociétés du groupe|Crediti verso società del gruppo|Receivables from group companies
1140|Vorschüsse und Darlehen|Avances et prêts|Anticipi e prestiti|Advances and loans
1149|Wertberichtigung Vorschüsse und Darlehen|Ajustement de la valeur des avances et prêts|Rettifica di valore anticipi e prestiti|Value adjustment on advances and loans
1170|Vorsteuer MWST Material, Waren, Dienstleistungen, Energie|Impôt préalable TVA matériel, marchandises, prestations, énergie|IVA precedente materiale, merci, prestazioni, energia|Input VAT on material, goods, services, energy
1171|Vorsteuer MWST Investitionen und übriger Betriebsaufwand|Impôt préalable TVA investissements et autres charges|IVA precedente investimenti e altri costi d'esercizio|Input VAT on investments and other operating expenses
1172|Vorsteuerausgleich|Compensation de l'impôt préalable|Compensazione dell'IVA precedente|Input VAT adjustment
1176|Verrechnungssteuer|Impôt anticipé|Imposta preventiva|Withholding tax
1180|Forderungen gegenüber Sozialversicherungen|Créances envers les assurances sociales|Crediti verso assicurazioni sociali|Receivables from social insurance
1189|Quellensteuer|Impôt à la source|Imposta alla fonte|Tax at source
1190|Sonstige kurzfristige Forderungen|Autres créances à court terme|Altri crediti a breve termine|Other current receivables
1192|Geleistete Anzahlungen|Acomptes versés|Acconti versati|Advance payments made
1199|Wertberichtigung sonstige Forderungen|Ajustement de la valeur des autres créances|Rettifica di valore altri crediti|Value adjustment on other receivables
1200|Handelswaren|Marchandises|Merci|Merchandise
1209|Wertberichtigung Handelswaren|Ajustement de la valeur des marchandises|Rettifica di valore merci|Value adjustment on merchandise
1210|Rohstoffe|Matières premières|Materie prime|Raw materials
1219|Wertberichtigung Rohstoffe|Ajustement de la valeur des matières premières|Rettifica di valore materie prime|Value adjustment on raw materials
1220|Werkstoffe|Matières de base|Materiali|Materials
1229|Wertberichtigung Werkstoffe|Ajustement de la valeur des matières de base|Rettifica di valore materiali|Value adjustment on materials
1230|Hilfs- und Verbrauchsmaterial|Matières auxiliaires et consommables|Materiale ausiliario e di consumo|Auxiliary material and consumables
1239|Wertberichtigung Hilfs- und Verbrauchsmaterial|Ajustement de la valeur des matières auxiliaires|Rettifica di valore materiale ausiliario|Value adjustment on auxiliary material
1250|Handelswaren in Konsignation|Marchandises en consignation|Merci in consegna|Goods on consignment
1260|Fertige Erzeugnisse|Produits finis|Prodotti finiti|Finished goods
1269|Wertberichtigung fertige Erzeugnisse|Ajustement de la valeur des produits finis|Rettifica di valore prodotti finiti|Value adjustment on finished goods
1270|Unfertige Erzeugnisse|Produits en cours de fabrication|Prodotti in lavorazione|Unfinished goods
1279|Wertberichtigung unfertige Erzeugnisse|Ajustement de la valeur des produits en cours|Rettifica di valore prodotti in lavorazione|Value adjustment on unfinished goods
1280|Nicht fakturierte Dienstleistungen|Travaux en cours|Prestazioni non fatturate|Services not invoiced
1289|Wertberichtigung nicht fakturierte Dienstleistungen|Ajustement de la valeur des travaux en cours|Rettifica di valore prestazioni non fatturate|Value adjustment on services not invoiced
1300|Bezahlter Aufwand des Folgejahres|Charges payées d'avance|Costi pagati in anticipo|Prepaid expenses
1301|Noch nicht erhaltener Ertrag|Produits à recevoir|Ricavi da incassare|Accrued income
1400|Wertschriften des Anlagevermögens|Titres à long terme|Titoli a lungo termine|Long-term securities
1409|Wertberichtigung Wertschriften|Ajustement de la valeur des titres|Rettifica di valore titoli|Value adjustment on long-term securities
1440|Darlehen|Prêts|Prestiti|Loans
1441|Hypotheken|Hypothèques|Ipoteche|Mortgages
1449|Wertberichtigung langfristige Forderungen|Ajustement de la valeur des créances à long terme|Rettifica di valore crediti a lungo termine|Value adjustment on long-term receivables
1480|Beteiligungen|Participations|Partecipazioni|Participations
1489|Wertberichtigung Beteiligungen|Ajustement de la valeur des participations|Rettifica di valore partecipazioni|Value adjustment on participations
1500|Maschinen und Apparate|Machines et appareils|Macchine e apparecchi|Machinery and equipment
1509|Wertberichtigung Maschinen und Apparate|Amortissement cumulé machines et appareils|Rettifica di valore macchine e apparecchi|Accumulated depreciation on machinery
1510|Mobiliar und Einrichtungen|Mobilier et installations|Mobilio e installazioni|Furniture and fixtures
1519|Wertberichtigung Mobiliar und Einrichtungen|Amortissement cumulé mobilier et installations|Rettifica di valore mobilio e installazioni|Accumulated depreciation on furniture
1520|Büromaschinen, Informatik, Kommunikation|Machines de bureau, informatique, communication|Macchine d'ufficio, informatica, comunicazione|Office machines, IT, communication
1529|Wertberichtigung Büromaschinen, Informatik, Kommunikation|Amortissement cumulé machines de bureau, informatique|Rettifica di valore macchine d'ufficio, informatica|Accumulated depreciation on office machines and IT
1530|Fahrzeuge|Véhicules|Veicoli|Vehicles
1539|Wertberichtigung Fahrzeuge|Amortissement cumulé véhicules|Rettifica di valore veicoli|Accumulated depreciation on vehicles
1540|Werkzeuge und Geräte|Outillages et appareils|Utensili e apparecchi|Tools and devices
1549|Wertberichtigung Werkzeuge und Geräte|Amortissement cumulé outillages et appareils|Rettifica di valore utensili e apparecchi|Accumulated depreciation on tools
1570|Feste Einrichtungen und Installationen|Installations fixes|Installazioni fisse|Fixed installations
1579|Wertberichtigung feste Einrichtungen|Amortissement cumulé installations fixes|Rettifica di valore installazioni fisse|Accumulated depreciation on fixed installations
1590|Übrige mobile Sachanlagen|Autres immobilisations corporelles meubles|Altri immobilizzi materiali mobili|Other movable fixed assets
1599|Wertberichtigung übrige mobile Sachanlagen|Amortissement cumulé autres immobilisations meubles|Rettifica di valore altri immobilizzi mobili|Accumulated depreciation on other movables
1600|Geschäftsliegenschaften|Immeubles d'exploitation|Immobili aziendali|Business properties
1609|Wertberichtigung Geschäftsliegenschaften|Amortissement cumulé immeubles d'exploitation|Rettifica di valore immobili aziendali|Accumulated depreciation on properties
1700|Patente, Know-how, Lizenzen, Rechte, Entwicklungen|Brevets, savoir-faire, licences, droits, développement|Brevetti, know-how, licenze, diritti, sviluppo|Patents, know-how, licences, rights, development
1709|Wertberichtigung Patente, Lizenzen, Rechte|Amortissement cumulé brevets, licences, droits|Rettifica di valore brevetti, licenze, diritti|Accumulated amortisation on patents and licences
1770|Goodwill|Goodwill|Goodwill|Goodwill
1779|Wertberichtigung Goodwill|Amortissement cumulé goodwill|Rettifica di valore goodwill|Accumulated amortisation on goodwill
1850|Nicht einbezahltes Grund-, Gesellschafter- oder Stiftungskapital|Capital non versé|Capitale non versato|Capital not paid in
2000|Verbindlichkeiten aus Lieferungen und Leistungen|Dettes résultant de livraisons et de prestations|Debiti da forniture e prestazioni|Trade payables
2030|Erhaltene Anzahlungen|Acomptes reçus|Acconti ricevuti|Advance payments received
2050|Verbindlichkeiten gegenüber Gruppengesellschaften|Dettes envers des sociétés du groupe|Debiti verso società del gruppo|Payables to group companies
2100|Bankverbindlichkeiten|Dettes bancaires|Debiti bancari|Bank liabilities
2120|Verbindlichkeiten aus Finanzierungsleasing|Engagements de financement par leasing|Debiti da leasing finanziario|Finance lease liabilities
2140|Übrige verzinsliche Verbindlichkeiten|Autres dettes portant intérêt|Altri debiti onerosi|Other interest-bearing liabilities
2160|Verbindlichkeiten gegenüber Beteiligten|Dettes envers les détenteurs de parts|Debiti verso titolari di quote|Payables to shareholders
2200|Geschuldete MWST (Umsatzsteuer)|TVA due|IVA dovuta|VAT payable
2201|Abrechnungskonto MWST|Décompte TVA|Conteggio IVA|VAT settlement account
2202|Umsatzsteuerausgleich|Compensation de la TVA|Compensazione dell'IVA|VAT adjustment
2203|Bezugsteuer|Impôt sur les acquisitions|Imposta sull'acquisto|Acquisition tax
2206|Verrechnungssteuer|Impôt anticipé dû|Imposta preventiva dovuta|Withholding tax payable
2208|Direkte Steuern|Impôts directs|Imposte dirette|Direct taxes
2210|Sonstige kurzfristige Verbindlichkeiten|Autres dettes à court terme|Altri debiti a breve termine|Other current liabilities
2261|Beschlossene Ausschüttungen|Dividendes|Dividendi deliberati|Distributions resolved
2270|Sozialversicherungen und Vorsorgeeinrichtungen|Assurances sociales et institutions de prévoyance|Assicurazioni sociali e istituti di previdenza|Social insurance and pension funds
2279|Quellensteuer|Impôt à la source|Imposta alla fonte|Tax at source payable
2300|Noch nicht bezahlter Aufwand|Charges à payer|Costi da pagare|Accrued expenses
2301|Erhaltener Ertrag des Folgejahres|Produits encaissés d'avance|Ricavi incassati in anticipo|Deferred income
2330|Kurzfristige Rückstellungen|Provisions à court terme|Accantonamenti a breve termine|Short-term provisions
2400|Bankverbindlichkeiten (langfristig)|Dettes bancaires à long terme|Debiti bancari a lungo termine|Long-term bank liabilities
2420|Verbindlichkeiten aus Finanzierungsleasing (langfristig)|Engagements de leasing à long terme|Debiti da leasing a lungo termine|Long-term finance lease liabilities
2430|Obligationenanleihen|Emprunts obligataires|Prestiti obbligazionari|Bonds
2450|Darlehen|Emprunts|Prestiti|Loans
2451|Hypotheken|Hypothèques|Ipoteche|Mortgages
2500|Übrige langfristige Verbindlichkeiten (unverzinslich)|Autres dettes à long terme|Altri debiti a lungo termine|Other long-term liabilities
2600|Rückstellungen|Provisions|Accantonamenti|Provisions
2800|Grund-, Gesellschafter- oder Stiftungskapital|Capital social ou capital de fondation|Capitale sociale o di fondazione|Share or foundation capital
2900|Gesetzliche Kapitalreserve|Réserve légale issue du capital|Riserva legale da capitale|Legal capital reserve
2930|Reserve für eigene Kapitalanteile|Réserve pour actions propres|Riserva per quote proprie|Reserve for own shares
2940|Aufwertungsreserve|Réserve d'évaluation|Riserva di rivalutazione|Revaluation reserve
2950|Gesetzliche Gewinnreserve|Réserve légale issue du bénéfice|Riserva legale da utili|Legal retained earnings
2960|Freiwillige Gewinnreserven|Réserves facultatives issues du bénéfice|Riserve facoltative da utili|Voluntary retained earnings
2970|Gewinnvortrag oder Verlustvortrag|Bénéfice ou perte reporté|Utile o perdita riportati|Profit or loss carried forward
2979|Jahresgewinn oder Jahresverlust|Bénéfice ou perte de l'exercice|Utile o perdita d'esercizio|Profit or loss for the year
2980|Eigene Aktien, Stammanteile, Anteilscheine (Minusposten)|Propres actions, parts sociales (poste négatif)|Azioni proprie, quote sociali (posta negativa)|Own shares (negative item)
3000|Produktionserlöse|Ventes de produits fabriqués|Ricavi da prodotti propri|Sales of own products
3009|Erlösminderungen Produktion|Déductions sur ventes de produits|Deduzioni sui ricavi da prodotti|Deductions on product sales
3200|Handelserlöse|Ventes de marchandises|Ricavi da merci|Sales of merchandise
3209|Erlösminderungen Handel|Déductions sur ventes de marchandises|Deduzioni sui ricavi da merci|Deductions on merchandise sales
3400|Dienstleistungserlöse|Ventes de prestations|Ricavi da prestazioni|Sales of services
3409|Erlösminderungen Dienstleistungen|Déductions sur prestations|Deduzioni sui ricavi da prestazioni|Deductions on services
3600|Übrige Erlöse aus Lieferungen und Leistungen|Autres ventes et prestations de services|Altri ricavi da forniture e prestazioni|Other sales and services
3700|Eigenleistungen|Prestations propres|Prestazioni proprie|Own work capitalised
3710|Eigenverbrauch|Consommations propres|Consumo proprio|Own consumption
3800|Erlösminderungen|Déductions sur ventes|Deduzioni sui ricavi|Sales deductions
3805|Verluste Forderungen, Veränderung Delkredere|Pertes sur clients, variation du ducroire|Perdite su crediti, variazione del delcredere|Losses on receivables, change in allowance
3900|Bestandesänderungen unfertige Erzeugnisse|Variation des stocks de produits en cours|Variazione delle scorte di prodotti in lavorazione|Change in unfinished goods
3901|Bestandesänderungen fertige Erzeugnisse|Variation des stocks de produits finis|Variazione delle scorte di prodotti finiti|Change in finished goods
3940|Bestandesänderungen nicht fakturierte Dienstleistungen|Variation des prestations non facturées|Variazione delle prestazioni non fatturate|Change in services not invoiced
4000|Materialaufwand Produktion|Charges de matériel de l'atelier|Costi per il materiale di produzione|Material expenses, production
4200|Handelswarenaufwand|Achats de marchandises|Costi per merci|Merchandise expenses
4400|Aufwand für bezogene Dienstleistungen|Prestations et travaux de tiers|Costi per prestazioni di terzi|Expenses for purchased services
4500|Energieaufwand zur Leistungserstellung|Charges d'énergie pour l'exploitation|Costi energetici di produzione|Energy expenses for production
4520|Treibstoffe und Schmiermittel|Carburants et lubrifiants|Carburanti e lubrificanti|Fuel and lubricants
4900|Aufwandminderungen|Déductions sur charges|Deduzioni sui costi|Expense deductions
5000|Lohnaufwand|Salaires|Salari|Wages and salaries
5200|Lohnaufwand Handel|Salaires commerce|Salari commercio|Wages, trade
5400|Lohnaufwand Dienstleistungen|Salaires prestations de services|Salari prestazioni|Wages, services
5600|Lohnaufwand Verwaltung|Salaires administration|Salari amministrazione|Wages, administration
5700|Sozialversicherungsaufwand|Charges sociales|Oneri sociali|Social insurance expenses
5710|AHV, IV, EO, ALV|AVS, AI, APG, AC|AVS, AI, IPG, AD|Old age, disability, unemployment insurance
5720|Berufliche Vorsorge|Prévoyance professionnelle|Previdenza professionale|Occupational pension
5730|Unfallversicherung|Assurance-accidents|Assicurazione infortuni|Accident insurance
5740|Krankentaggeldversicherung|Assurance indemnités journalières maladie|Assicurazione indennità giornaliera malattia|Sick pay insurance
5800|Übriger Personalaufwand|Autres charges du personnel|Altri costi del personale|Other personnel expenses
5810|Aus- und Weiterbildung|Formation et perfectionnement|Formazione e perfezionamento|Training
5820|Spesenentschädigungen effektiv|Indemnités effectives|Rimborsi spese effettivi|Expenses, actual
5830|Spesenentschädigungen pauschal|Indemnités forfaitaires|Rimborsi spese forfettari|Expenses, flat rate
5880|Sonstiger Personalaufwand|Divers frais de personnel|Costi diversi del personale|Sundry personnel expenses
5900|Leistungen Dritter|Charges de personnel temporaire|Prestazioni di terzi|Temporary staff
6000|Raumaufwand|Charges de locaux|Costi dei locali|Premises expenses
6040|Reinigung|Nettoyage|Pulizia|Cleaning
6050|Unterhalt Geschäftsräume|Entretien des locaux|Manutenzione dei locali|Maintenance of premises
6100|Unterhalt, Reparaturen, Ersatz mobile Sachanlagen|Entretien, réparations, remplacement des immobilisations meubles|Manutenzione, riparazioni, sostituzioni di immobilizzi mobili|Maintenance and repair of movable assets
6105|Leasingaufwand mobile Sachanlagen|Leasing d'immobilisations meubles|Leasing di immobilizzi mobili|Leasing of movable assets
6200|Fahrzeug- und Transportaufwand|Charges de véhicules et de transport|Costi di veicoli e trasporto|Vehicle and transport expenses
6260|Fahrzeugleasing und -mieten|Leasing et location de véhicules|Leasing e noleggio di veicoli|Vehicle leasing and rental
6270|Privatanteil Fahrzeugaufwand|Part privée aux frais de véhicules|Quota privata dei costi di veicoli|Private share of vehicle expenses
6280|Frachten und Transporte Dritter|Transports par des tiers|Trasporti di terzi|Third-party freight
6300|Sachversicherungen, Abgaben, Gebühren, Bewilligungen|Assurances-choses, droits, taxes, autorisations|Assicurazioni cose, tasse, tributi, permessi|Property insurance, duties, fees, permits
6400|Energie- und Entsorgungsaufwand|Charges d'énergie et d'évacuation des déchets|Costi energetici e smaltimento|Energy and waste disposal
6500|Verwaltungsaufwand|Charges d'administration|Costi amministrativi|Administrative expenses
6510|Telefon, Internet, Porti|Téléphone, internet, frais de port|Telefono, internet, spese postali|Telephone, internet, postage
6520|Beiträge, Spenden, Vergabungen|Cotisations, dons, cadeaux|Contributi, donazioni, omaggi|Contributions and donations
6530|Buchführungs- und Beratungsaufwand|Comptabilité et conseil|Contabilità e consulenza|Accounting and consulting
6540|Verwaltungsrat, Generalversammlung, Revisionsstelle|Conseil d'administration, assemblée générale, révision|Consiglio d'amministrazione, assemblea, revisione|Board, general meeting, auditors
6570|Informatikaufwand inkl. Leasing|Charges et leasing d'informatique|Costi e leasing informatica|IT expenses including leasing
6600|Werbeaufwand|Publicité|Pubblicità|Advertising
6640|Reisespesen, Kundenbetreuung|Frais de voyage, conseils à la clientèle|Spese di viaggio, assistenza clienti|Travel and customer care
6700|Sonstiger betrieblicher Aufwand|Autres charges d'exploitation|Altri costi d'esercizio|Other operating expenses
6800|Abschreibungen und Wertberichtigungen auf Anlagevermögen|Amortissements et ajustements de valeur des immobilisations|Ammortamenti e rettifiche di valore degli immobilizzi|Depreciation and value adjustments
6900|Finanzaufwand|Charges financières|Costi finanziari|Financial expenses
6940|Bank- und Postspesen|Frais de banque et de poste|Spese bancarie e postali|Bank and postal charges
6949|Kursverluste|Pertes de change|Perdite di cambio|Exchange losses
6950|Finanzertrag|Produits financiers|Ricavi finanziari|Financial income
6999|Kursgewinne|Gains de change|Utili di cambio|Exchange gains
7000|Ertrag Nebenbetrieb|Produits accessoires|Ricavi da attività accessorie|Income from secondary business
7010|Aufwand Nebenbetrieb|Charges accessoires|Costi di attività accessorie|Expenses of secondary business
7500|Ertrag betriebliche Liegenschaft|Produits des immeubles d'exploitation|Ricavi da immobili aziendali|Income from operating property
7510|Aufwand betriebliche Liegenschaft|Charges des immeubles d'exploitation|Costi di immobili aziendali|Expenses of operating property
8000|Betriebsfremder Aufwand|Charges hors exploitation|Costi estranei all'esercizio|Non-operating expenses
8100|Betriebsfremder Ertrag|Produits hors exploitation|Ricavi estranei all'esercizio|Non-operating income
8500|Ausserordentlicher, einmaliger oder periodenfremder Aufwand|Charges extraordinaires, exceptionnelles ou hors période|Costi straordinari, unici o estranei al periodo|Extraordinary, one-off or prior-period expenses
8510|Ausserordentlicher, einmaliger oder periodenfremder Ertrag|Produits extraordinaires, exceptionnels ou hors période|Ricavi straordinari, unici o estranei al periodo|Extraordinary, one-off or prior-period income
8900|Direkte Steuern|Impôts directs|Imposte dirette|Direct taxes
9000|Erfolgsrechnung|Compte de résultat|Conto economico|Income statement
9100|Eröffnungsbilanz|Bilan d'ouverture|Bilancio d'apertura|Opening balance
9101|Schlussbilanz|Bilan de clôture|Bilancio di chiusura|Closing balance
9200|Jahresgewinn oder Jahresverlust|Bénéfice ou perte de l'exercice|Utile o perdita d'esercizio|Profit or loss for the year
9900|Korrekturbuchungen|Écritures de correction|Registrazioni di correzione|Corrections
`;
