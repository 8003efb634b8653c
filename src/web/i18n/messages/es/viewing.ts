/** What staff read while they look at somebody's account. */
export const viewing = {
  label: 'Cuenta de otra persona',
  text: 'Ve la cuenta de {name} como esa persona, sin poder cambiar nada, hasta las {time}.',
  end: 'Terminar',
};
