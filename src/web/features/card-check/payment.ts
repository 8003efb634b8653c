/** The payment, where a card is charged instead of registered. */
export type Payment = {
  readonly title: string;
  readonly button: string;
  /** Whether the card is known and its bank asks for the code of the second step. */
  readonly asksCode: boolean;
};
