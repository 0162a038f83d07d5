import type { RecordNode } from './record-node';
import { keyOf } from './record-key';
import { readPosition } from './read-stem';
import type { StanfordDefinition } from './stanford.types';

type Definitions = (node: RecordNode) => StanfordDefinition[];

const blank = { parentKey: '', name: '', userId: '', detail: '', owner: '' };

/** Firm or person of contact data. */
function nameOf(contact: RecordNode | undefined): string {
  if (!contact) return '';
  const person = [contact.textOf('FirstName'), contact.textOf('LastName')].filter((name) => name !== '');
  return contact.textOf('BusinessName') || person.join(' ');
}

const species: Definitions = (node) => [
  {
    ...{ ...blank, kind: 'species', key: keyOf(node, 'SpeciesGroupKey') },
    ...{ name: node.textOf('SpeciesGroupName'), userId: node.textOf('SpeciesGroupUserID') },
  },
];

const product: Definitions = (node) => {
  const of = node.first('ClassifiedProductDefinition') ?? node.first('UnclassifiedProductDefinition') ?? node;
  return [
    {
      ...{
        ...blank,
        kind: 'product',
        key: keyOf(node, 'ProductKey'),
        parentKey: of.textOf('SpeciesGroupKey'),
      },
      ...{ name: of.textOf('ProductName'), userId: of.textOf('ProductUserID') },
      detail: of.textOf('ProductGroupName'),
    },
  ];
};

const object: Definitions = (node) => {
  const key = keyOf(node, 'ObjectKey');
  const owner = node.first('ForestOwner');
  const subObjects = node.all('SubObject').map((part) => ({
    ...{ ...blank, kind: 'subObject' as const, key: keyOf(part, 'SubObjectKey'), parentKey: key },
    ...{ name: part.textOf('SubObjectName'), userId: part.textOf('SubObjectUserID') },
  }));
  const userId = node.textOf('ObjectUserID') || node.textOf('ContractNumber');
  return [
    {
      ...{ ...blank, kind: 'object', key, name: node.textOf('ObjectName'), userId },
      ...{ detail: node.textOf('ForestCertification') },
      owner: nameOf(owner?.first('ContactInformation') ?? owner),
    },
    ...subObjects,
  ];
};

const operator: Definitions = (node) => [
  {
    ...{ ...blank, kind: 'operator', key: keyOf(node, 'OperatorKey') },
    ...{ name: nameOf(node.first('ContactInformation')), userId: node.textOf('OperatorUserID') },
  },
];

const delivery: Definitions = (node) => [
  {
    ...{ ...blank, kind: 'delivery', key: keyOf(node, 'DeliveryKey'), parentKey: node.textOf('ProductKey') },
    ...{ name: node.textOf('DeliveryName'), userId: node.textOf('DeliveryUserID') },
  },
];

const location: Definitions = (node) => [
  {
    ...{ ...blank, kind: 'location', key: keyOf(node, 'LocationKey'), parentKey: node.textOf('ObjectKey') },
    ...{ name: node.textOf('LocationName'), userId: node.textOf('LocationUserID') },
    position: readPosition(node.children.filter(({ name }) => name.endsWith('Coordinates'))),
  },
];

/** Readers for the definitions in a machine's part of a file, by their element. */
export const definitionReaders: ReadonlyMap<string, Definitions> = new Map([
  ['SpeciesGroupDefinition', species],
  ['ProductDefinition', product],
  ['ObjectDefinition', object],
  ['OperatorDefinition', operator],
  ['DeliveryDefinition', delivery],
  ['LocationDefinition', location],
]);
