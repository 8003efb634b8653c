import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { TakeInquiryDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { AuthFrame, type KnownOfPerson, SignInTabs, useGo, useMe } from '../session/index.ts';
import { SUMMARY, stepAddress } from './addresses.ts';
import { findDraft, valuesOf } from './draft.ts';

/** Whoever is signed in takes their answers along, and goes straight back to them. */
export function InquirySignIn({ id, form }: { id: string; form: string | null }) {
  const t = useTranslations('inquiry.signIn');
  const locale = useLocale();
  const go = useGo();
  const me = useMe();
  const goal = stepAddress(form ?? 'sellAd', locale, id, SUMMARY);
  const isPerson = me.kind === 'person';
  useEffect(() => {
    if (!isPerson) return;
    const back = () => go(goal);
    // A draft that is gone is said to be so where it is shown.
    request(TakeInquiryDocument, { id }).then(back, back);
  }, [isPerson, id, go, goal]);
  const known = useTyped(id);
  // A provider sends them back here, where the answers are taken along like anybody's.
  const returnPath = () => linkTo('form/auth', locale, { formId: id }, { form });
  return (
    <AuthFrame heading={t('title')} text={t('text')}>
      <SignInTabs
        label={t('title')}
        words={{ login: t('login'), register: t('register') }}
        onSignedIn={() => undefined}
        {...{ returnPath, known }}
      />
    </AuthFrame>
  );
}

/** Who a draft says one is: what was typed a step before is not asked again. */
function useTyped(id: string): KnownOfPerson | undefined {
  const [known, setKnown] = useState<KnownOfPerson>();
  useEffect(() => {
    let isHere = true;
    findDraft(id).then(
      draft => {
        if (!draft || !isHere) return;
        const { firstName, lastName, email, phone } = valuesOf(draft);
        const [first = '', last = '', address = ''] = [firstName?.[0], lastName?.[0], email?.[0]];
        setKnown({ firstName: first, lastName: last, email: address, phone: phone?.[0] ?? '' });
      },
      // Without it one types it again.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  return known;
}
