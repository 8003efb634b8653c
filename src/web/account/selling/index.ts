/**
 * The seller's side: the list of cars, the editor that saves while typing, the house's remarks, and the running sale.
 * Only its pages load its words (`SellingWords`).
 */
export { CarSide } from './CarSide.tsx';
export { MyCarList } from './MyCarList.tsx';
export { Requests } from './Requests.tsx';
export { SellingWords } from './SellingWords.tsx';
export { TraderFields } from './TraderForm.tsx';
export { TraderNotice, TraderState } from './TraderState.tsx';
export { WishForm } from './WishForm.tsx';
