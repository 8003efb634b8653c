import { openBrand, readBrand } from '#server/brand/index.ts';

// What no house has opened yet is said in our own name.
openBrand(readBrand(undefined));
