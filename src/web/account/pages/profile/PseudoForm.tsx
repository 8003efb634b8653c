import { useTranslations } from 'use-intl';
import { PSEUDO_FIELDS } from '#shared/fields/person.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import { type Person, setMe, toPerson } from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { UpdatePseudoDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Form, TextField } from '#web/ui/index.ts';

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Returns a bidder's public name: the pseudonym, else two letters and three stars. */
function nameInTheRoom({ pseudo, firstName }: Person): string {
  const letters = [...graphemes.segment(firstName)].slice(0, 2).map(({ segment }) => segment);
  return pseudo ?? `${letters.join('')}***`;
}

const save = async (typed: { pseudo: string }) =>
  (await request(UpdatePseudoDocument, checkedFields(PSEUDO_FIELDS, typed))).updatePseudo;

export function PseudoForm({ person }: { person: Person }) {
  const t = useTranslations('account');
  const { say, fail } = useToasts();
  const keep = (saved: Person) => {
    setMe(toPerson(saved));
    say('profilSuccess');
  };
  const form = useForm({ pseudo: person.pseudo ?? '' }, save, keep, { onRefused: fail });

  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      <TextField
        label={t('pseudo')}
        autoComplete="nickname"
        hint={
          <>
            {t('pseudoSeen')} <strong className="text-ink">{nameInTheRoom(person)}</strong>
          </>
        }
        {...form.field('pseudo')}
      />
      <Button type="submit" look="secondary" className="self-start">
        {t('save')}
      </Button>
    </Form>
  );
}
