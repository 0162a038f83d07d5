/** One day of work as exports of other programs tell it, in the columns they write; of the test licence. */
export const vendorFiles = {
  kimai: `date,begin,end,duration,rate,user,customer,project,activity,description,exported,tags,hourlyRate,fixedRate
2026-11-17,07:00,12:00,5:00,390,employee Muster0,Bürgergemeinde,Durchforstung Gohlgraben,Holzen,Nordhang,0,Akkord,78,
2026-11-17,2026-11-17 13:00:00,2026-11-17 17:15:00,4.25,331.5,employee Muster0,Bürgergemeinde,P241,Holzen,,0,,78,
`,
  kimaiTyped: `\ufeff"Date";"From";"To";"Duration";"Currency";"Rate";"Internal rate";"Username";"Name";"Customer";"Project";"Activity";"Description";"Billable";"Tags";"Type";"Account number";"Vat id";"Order number"
"2026-11-17";"07:00";"12:00";"18000";"CHF";"390";"200";"emp";"employee Muster0";"Bürgergemeinde";"Durchforstung Gohlgraben";"Holzen";"Nordhang";"1";"Akkord";"timesheet";"";"";""
"2026-11-17";"13:00";"17:15";"15300";"CHF";"331.5";"200";"emp";"employee Muster0";"Bürgergemeinde";"P241";"Holzen";"";"1";"";"work";"";"";""
`,
  kimaiGerman: `Datum;Beginn;Ende;Dauer;Stundenlohn;Benutzer;Kunde;Projekt;Tätigkeit;Beschreibung;Exportiert;Schlagworte
17.11.2026;07:00;12:00;5:00;78,00;employee Muster0;Bürgergemeinde;Durchforstung Gohlgraben;Holzen;Nordhang;Nein;Akkord
17.11.2026;13:00;17:15;4,25;78,00;employee Muster0;Bürgergemeinde;P241;Holzen;;Nein;
`,
  kimaiOffsets: `date,begin,end,duration,rate,user,customer,project,activity,description,exported,tags,hourlyRate,fixedRate
2026-11-17,2026-11-17T06:00:00+00:00,2026-11-17T11:00:00Z,18000,390,employee Muster0,Bürgergemeinde,Durchforstung Gohlgraben,Holzen,Nordhang,0,Akkord,78,
2026-11-17,2026-11-17T13:00:00+0100,2026-11-17T17:15:00+0100,15300,331.5,employee Muster0,Bürgergemeinde,P241,Holzen,,0,,78,
`,
  toggl: `User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount ()
employee Muster0,e@x.test,Bürgergemeinde,Durchforstung Gohlgraben,Holzen,Nordhang,Yes,2026-11-17,07:00:00,2026-11-17,12:00:00,05:00:00,Akkord,390.00
employee Muster0,e@x.test,Bürgergemeinde,P241,Holzen,,Yes,2026-11-17,13:00:00,2026-11-17,17:15:00,04:15:00,,331.50
`,
  clockify: `"Project","Client","Description","Task","User","Group","Email","Tags","Billable","Start Date","Start Time","End Date","End Time","Duration (h)","Duration (decimal)","Billable Rate (USD)","Billable Amount (USD)"
"Durchforstung Gohlgraben","Bürgergemeinde","Nordhang","Holzen","employee Muster0","Wald","e@x.test","Akkord","Yes","11/17/2026","07:00:00 AM","11/17/2026","12:00:00 PM","05:00:00","5.00","78.00","390.00"
"P241","Bürgergemeinde","","Holzen","employee Muster0","Wald","e@x.test","","Yes","11/17/2026","01:00:00 PM","11/17/2026","05:15:00 PM","04:15:00","4.25","78.00","331.50"
`,
  zep: `Mitarbeiter;Datum;von;bis;Dauer;Kunde;Projekt;Vorgang;Bemerkung;fakturierbar
Muster0, employee;17.11.2026;07:00;12:00;5,00;Bürgergemeinde;Durchforstung Gohlgraben;Holzen;Nordhang [Akkord];ja
Muster0, employee;17.11.2026;13:00;17:15;4,25;Bürgergemeinde;P241;Holzen;;ja
`,
  timetac: `Benutzer;Datum;Start;Ende;Dauer;Pause;Kunde;Projekt;Aufgabe;Notiz
employee Muster0;17.11.2026;17.11.2026 07:00;17.11.2026 12:00;05:00;00:00;Bürgergemeinde;Durchforstung Gohlgraben;Holzen;Nordhang [Akkord]
employee Muster0;17.11.2026;17.11.2026 13:00;17.11.2026 17:15;04:15;00:00;Bürgergemeinde;P241;Holzen;
`,
  tyme: `Date,Start,End,Duration,Category,Project,Task,Note,Billing,User
2026-11-17,07:00,12:00,300,Wald,Durchforstung Gohlgraben,Holzen,Nordhang [Akkord],billable,employee Muster0
2026-11-17,13:00,17:15,255,Wald,P241,Holzen,,billable,employee Muster0
`,
} as const;

/** Harvest tells hours without times, and first and last name apart. */
export const harvestFile = `Date,Client,Project,Project Code,Task,Notes,Hours,Billable?,Invoiced?,Approved?,First Name,Last Name,Employee?,Billable Rate,Billable Amount,Currency
11/17/2026,Bürgergemeinde,Durchforstung Gohlgraben,P241,Holzen,Nordhang,5.00,Yes,No,No,employee,Muster0,Yes,78.00,390.00,Swiss Franc - CHF
11/17/2026,Bürgergemeinde,Durchforstung Gohlgraben,P241,Holzen,,4.25,No,No,No,employee,Muster0,Yes,78.00,331.50,Swiss Franc - CHF
`;
