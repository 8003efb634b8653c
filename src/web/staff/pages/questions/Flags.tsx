import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { SettleQuestionFlagsDocument, type StaffQuestionRowFragment } from '#web/graphql/documents.gen.ts';
import { Badge } from '#web/ui/index.ts';

/** What was taken out of a question or its answer, as it was written, and the word that it has been looked at. */
export function Flags({ question }: { question: StaffQuestionRowFragment }) {
  const t = useTranslations('admin.questions.flags');
  const send = useSend();
  const { id, flags } = question;
  if (flags.length === 0) return null;
  return (
    <div data-flags="" className="mt-1 flex flex-col items-start gap-2 rounded-box bg-brass-wash p-3 text-14">
      {flags.map(({ part, found, original }) => (
        <div key={part} className="flex flex-col gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-[520]">{t(`parts.${part as 'QUESTION'}`)}</span>
            {found.map(kind => (
              <Badge key={kind} tone="red">
                {t(`kinds.${kind as 'EMAIL'}`)}
              </Badge>
            ))}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{original}</p>
        </div>
      ))}
      <Action onAct={() => send(SettleQuestionFlagsDocument, { id })}>{t('settle')}</Action>
    </div>
  );
}
