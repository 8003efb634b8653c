/** What staff read while they look at somebody's account. */
export const viewing = {
  label: 'Somebody else’s account',
  text: 'You see {name}’s account as they do, and can change nothing in it, until {time}.',
  end: 'Finish',
};
