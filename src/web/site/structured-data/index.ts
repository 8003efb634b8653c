/** Structured data of list pages, services and the house (schema.org). */
export { collectionData } from './collection.ts';
export { houseData, pageData, serviceData } from './house.ts';
export { saleData } from './sale.ts';
