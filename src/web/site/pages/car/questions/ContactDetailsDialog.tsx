import { useTranslations } from 'use-intl';
import { type Person, ProfileForm } from '#web/features/session/index.ts';
import { Dialog } from '#web/ui/index.ts';

/** Asks once for the name and phone number of a user who asks a question, so that the house can call back (spec §4). */
export function ContactDetailsDialog({ person, onClose }: { person: Person | null; onClose: () => void }) {
  const t = useTranslations('ad.questions');
  return (
    <Dialog
      name="contact-details"
      closesOnBack
      title={t('detailsTitle')}
      isOpen={person !== null}
      onClose={onClose}
    >
      <p className="mt-2 mb-5 text-ink-soft">{t('detailsText')}</p>
      {person && <ProfileForm person={person} onSaved={onClose} />}
    </Dialog>
  );
}
