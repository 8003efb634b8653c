/** What pages of lists, services and the house itself say to those who read by machine (schema.org). */
export { collectionData } from './collection.ts';
export { houseData, pageData, serviceData } from './house.ts';
export { saleData } from './sale.ts';
