import { useTranslations } from 'use-intl';
import { VIGILANCE_ENTRY_FIELDS } from '#shared/fields/index.ts';
import { checkedFields } from '#web/features/form/index.ts';
import { EnterVigilanceDocument, type VigilanceEntryKind } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { FormButton } from '#web/staff/forms/index.ts';
import { Checkbox, TextArea, TextField } from '#web/ui/index.ts';
import type { StaffVigilance } from './staff-order.ts';

type Props = { id: string; file: StaffVigilance; mayDecide: boolean };

/** What staff may write into a file as it stands; all but letting somebody pass is for those with the right. */
export function VigilanceActions({ id, file, mayDecide }: Props) {
  const { party, state, answers, pieces, isEnhanced } = file;
  const isSeen = answers !== null && pieces.every(piece => piece.state === 'ACCEPTED');
  const isOver = state === 'CLEARED' || state === 'WAIVED';
  const mayClear = mayDecide || (!isEnhanced && state !== 'REFUSED');
  const kinds: readonly (VigilanceEntryKind | false)[] = [
    isSeen && mayClear && state !== 'CLEARED' && 'CLEARED',
    mayDecide && state !== 'REFUSED' && 'REFUSED',
    mayDecide && !isOver && 'WAIVED',
    mayDecide && 'NOTE',
    mayDecide && 'DECLARED',
  ];
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {kinds.map(kind => kind && <Enter key={kind} {...{ id, party, kind }} />)}
    </div>
  );
}

/** How each is called, and what it comes to. */
const WORDS = {
  CLEARED: ['clear', 'clearText'],
  REFUSED: ['refuseFile', 'refuseFileText'],
  WAIVED: ['waive', 'waiveText'],
  NOTE: ['note', 'noteText'],
  DECLARED: ['declare', 'declareText'],
} as const satisfies Readonly<Record<VigilanceEntryKind, unknown>>;

type EnterProps = Pick<Props, 'id'> & Pick<StaffVigilance, 'party'> & { kind: VigilanceEntryKind };

function Enter({ id, party, kind }: EnterProps) {
  const t = useTranslations('admin.orders.vigilance');
  const [label, text] = WORDS[kind];
  return (
    <FormButton
      {...{ name: 'vigilance', look: kind === 'CLEARED' ? 'primary' : 'quiet' }}
      label={t(label)}
      text={t(text)}
      first={{ text: '', declaredOn: '', areNamesChecked: false }}
      act={typed => {
        const data = checkedFields(VIGILANCE_ENTRY_FIELDS, { ...typed, kind });
        return request(EnterVigilanceDocument, { id, party, data });
      }}
    >
      {({ field, ticks, errorOf }) => (
        <>
          {kind === 'CLEARED' && (
            <Checkbox
              label={t('names')}
              isRequired
              {...ticks('areNamesChecked')}
              error={errorOf('areNamesChecked') && { key: 'names', text: t('namesNeeded') }}
            />
          )}
          {kind === 'DECLARED' ? (
            <TextField type="date" label={t('declaredOn')} isRequired {...field('declaredOn')} />
          ) : (
            <TextArea label={t('words')} isRequired={kind !== 'CLEARED'} rows={3} {...field('text')} />
          )}
        </>
      )}
    </FormButton>
  );
}
