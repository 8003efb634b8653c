import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { TakeInquiryDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { AuthFrame, type KnownOfPerson, SignInTabs, useGo, useMe } from '../session/index.ts';
import { SUMMARY, stepAddress } from './addresses.ts';
import { findDraft, valuesOf } from './draft.ts';

/** Signing in within a form: the draft moves to the account, and the form continues. */
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
    // If the draft no longer exists, its own page says so.
    request(TakeInquiryDocument, { id }).then(back, back);
  }, [isPerson, id, go, goal]);
  const known = useTyped(id);
  // A provider redirects back here, where the draft is then taken along.
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

/** Returns the person's data typed in the draft, to prefill the registration. */
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
      // Without the draft the person types it again.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  return known;
}
