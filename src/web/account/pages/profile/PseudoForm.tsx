import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isPseudo } from '#shared/sale/forms.ts';
import { type Person, setMe, toPerson, useFieldErrors } from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { UpdatePseudoDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Form, TextField } from '#web/ui/index.ts';

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** How the room reads a bidder: the pseudonym, else two letters and three stars. */
function nameInTheRoom({ pseudo, firstName }: Person): string {
  const letters = [...graphemes.segment(firstName)].slice(0, 2).map(({ segment }) => segment);
  return pseudo ?? `${letters.join('')}***`;
}

export function PseudoForm({ person }: { person: Person }) {
  const t = useTranslations('account');
  const { say, fail } = useToasts();
  const errors = useFieldErrors<'pseudo'>();
  const [pseudo, setPseudo] = useState(person.pseudo ?? '');

  const save = async () => {
    const wanted = pseudo.trim() === '' ? null : pseudo.trim();
    const isFine = wanted === null || isPseudo(wanted);
    if (errors.put(isFine ? {} : { pseudo: 'form.validation.pseudo' })) return;
    try {
      const { updatePseudo } = await request(UpdatePseudoDocument, { pseudo: wanted });
      setMe(toPerson(updatePseudo));
      say('profilSuccess');
    } catch (error) {
      fail(error);
    }
  };

  return (
    <Form onSend={save} className="flex flex-col gap-5">
      {isBusy => (
        <>
          <TextField
            label={t('pseudo')}
            name="pseudo"
            autoComplete="nickname"
            value={pseudo}
            onChange={event => setPseudo(event.target.value)}
            hint={
              <>
                {t('pseudoSeen')} <strong className="text-ink">{nameInTheRoom(person)}</strong>
              </>
            }
            error={errors.of('pseudo')}
          />
          <Button type="submit" look="secondary" isBusy={isBusy} className="self-start">
            {t('save')}
          </Button>
        </>
      )}
    </Form>
  );
}
