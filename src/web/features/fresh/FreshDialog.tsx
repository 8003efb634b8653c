import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog } from '#web/ui/index.ts';
import { useMe } from '../session/index.ts';
import { ByCode } from './ByCode.tsx';
import { ByPasskey } from './ByPasskey.tsx';
import { ByPassword } from './ByPassword.tsx';

/** Whoever sits here shows once more that it is them. */
export function FreshDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useTranslations('profile.fresh');
  const me = useMe();
  const hasPassword = me.kind !== 'person' || me.person.hasPassword;
  const proof = useRef<HTMLDivElement>(null);
  // The hands are on the keys already; a telephone's keyboard stays away until it is asked for.
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) proof.current?.querySelector('input')?.focus();
  }, []);
  return (
    <Dialog name="fresh" title={t('title')} isOpen onClose={onClose}>
      <div ref={proof} className="flex flex-col gap-5">
        <p className="text-14 text-ink-soft">{t(hasPassword ? 'text' : 'codeText')}</p>
        {hasPassword ? <ByPassword onDone={onDone} /> : <ByCode onDone={onDone} />}
        <div className="flex flex-wrap gap-3">
          <ByPasskey onDone={onDone} />
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
