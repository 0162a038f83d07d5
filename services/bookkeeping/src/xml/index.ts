export { newNode, nodeAt, nodesAt, textAt } from './xml-node';
export type { XmlNode } from './xml-node';
