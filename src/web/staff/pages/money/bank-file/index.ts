export { BankFile } from './BankFile.tsx';
