/**
 * A seller's own side: the list of their cars, the editor that keeps what they write as they write it, what
 * the house says of it, and their running sale. Its words are loaded by its pages alone (`SellingWords`).
 */
export { CarSide } from './CarSide.tsx';
export { MyCarList } from './MyCarList.tsx';
export { Requests } from './Requests.tsx';
export { SellingWords } from './SellingWords.tsx';
export { TraderFields } from './TraderForm.tsx';
export { TraderNotice, TraderState } from './TraderState.tsx';
export { WishForm } from './WishForm.tsx';
