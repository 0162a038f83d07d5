import type { Archive } from '@jahrring/pdf';
import type { DocumentSnapshot } from '../snapshot';
import { writeEInvoice } from './write-e-invoice';

/** The name every reader of Factur-X and ZUGFeRD looks for. */
const FILE_NAME = 'factur-x.xml';
const SCHEMA = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** Metadata properties of the PDF that describe the data inside, and their meaning. */
const properties = {
  DocumentFileName: { value: FILE_NAME, meaning: 'name of the embedded XML invoice file' },
  DocumentType: { value: 'INVOICE', meaning: 'INVOICE' },
  Version: { value: '1.0', meaning: 'version of the Factur-X XML schema' },
  ConformanceLevel: { value: 'EN 16931', meaning: 'conformance level of the embedded data' },
} as const;

/** The data inside the PDF of a bill whose recipient wants Factur-X; undefined of every other. */
export function facturXArchive(document: DocumentSnapshot): Archive | undefined {
  if (document.eInvoice?.kind !== 'facturx') return undefined;
  const written = writeEInvoice(document);
  if (!written) return undefined;
  return {
    attachments: [
      {
        name: FILE_NAME,
        type: 'text/xml',
        description: 'Factur-X',
        relationship: 'Alternative',
        bytes: written.xml,
      },
    ],
    metadata,
  };
}

const described = Object.entries(properties)
  .map(
    ([name, { meaning }]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${meaning}</pdfaProperty:description>
</rdf:li>`,
  )
  .join('\n');

const metadata = `
<rdf:Description rdf:about="" xmlns:fx="${SCHEMA}">
${Object.entries(properties)
  .map(([name, { value }]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('\n')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${SCHEMA}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${described}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
