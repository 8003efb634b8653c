import { expect, it } from 'vitest';
import { joinWords } from './join-words.ts';

it('joins the parts of a branch that several namespaces say, and leaves theirs as they are', () => {
  const core = { errors: { NotFound: 'Introuvable' }, site: { name: 'Calandre' } };
  const own = { errors: { LastKeeper: 'Plus personne' } };
  const brought = joinWords({}, core);
  const { errors } = brought as typeof core;
  expect(joinWords(brought, own)).toEqual({
    errors: { NotFound: 'Introuvable', LastKeeper: 'Plus personne' },
    site: { name: 'Calandre' },
  });
  // What was handed out before has grown, the namespace has not.
  expect(errors).toHaveProperty('LastKeeper');
  expect(core.errors).toEqual({ NotFound: 'Introuvable' });
});
