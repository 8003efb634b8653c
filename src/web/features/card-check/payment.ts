/** What a card is asked for, where it is not to be kept but to pay with. */
export type Payment = {
  readonly title: string;
  readonly button: string;
  /** The card is known: its bank asks for the code of a second step. */
  readonly asksCode: boolean;
};
