import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  RetryLetterDocument,
  StaffLettersDocument,
  type StaffLettersQuery,
} from '#web/graphql/documents.gen.ts';
import { List, Moment } from '#web/staff/frame/index.ts';
import { Badge, optionsOf } from '#web/ui/index.ts';

const STATES = ['WAITING', 'SENT', 'REFUSED', 'GIVEN_UP'] as const;
const TONES = { SENT: 'good', REFUSED: 'red', GIVEN_UP: 'plain', WAITING: 'plain' } as const;

type Letter = StaffLettersQuery['staffLetters']['letters'][number];

function stateOf({ sentAt, refusal, givenUp }: Letter) {
  if (sentAt !== null) return 'SENT';
  if (refusal !== null) return 'REFUSED';
  return givenUp === null ? 'WAITING' : 'GIVEN_UP';
}

/** Before what a server said of the house itself, where that is why a letter waits. */
const OF_HOUSE = 'HouseRefused: ';

export function LetterList() {
  const t = useTranslations('admin.letters');
  const send = useSend();
  const whyOf = ({ refusal, givenUp, lastError }: Letter) => {
    if (refusal !== null) return refusal;
    const codes = lastError?.replace(OF_HOUSE, '') ?? '';
    if (givenUp) return t(`givenUp.${givenUp}`, { codes });
    return lastError?.startsWith(OF_HOUSE) ? t('houseRefused', { codes }) : lastError;
  };
  return (
    <List
      {...{ document: StaffLettersDocument, label: t('label'), t, sheet: ['letters', t('file')] }}
      variables={({ text, page, sort, state }) => ({ search: text, page, sort, filter: state })}
      page={({ staffLetters: { letters, totalCount } }) => [letters, totalCount]}
      keyOf={letter => letter.id}
      filters={{ state: { label: t('state'), options: optionsOf(STATES, state => t(`filters.${state}`)) } }}
      columns={[
        { title: t('columns.subject'), sort: 'SUBJECT', cell: ({ subject }) => subject },
        { title: t('columns.to'), sort: 'TO', cell: ({ to }) => <span className="wrap-anywhere">{to}</span> },
        {
          name: 'state',
          cell: letter => (
            <span className="flex max-w-sm flex-col items-start gap-1">
              <Badge tone={TONES[stateOf(letter)]}>{t(`states.${stateOf(letter)}`)}</Badge>
              <span className="text-12 text-ink-soft wrap-anywhere">{whyOf(letter)}</span>
            </span>
          ),
        },
        { title: t('columns.at'), sort: 'AT', cell: letter => <Moment at={letter.createdAt} /> },
        {
          title: t('columns.act'),
          cell: letter =>
            ['REFUSED', 'GIVEN_UP'].includes(stateOf(letter)) ? (
              <Action onAct={() => send(RetryLetterDocument, { id: letter.id })}>
                {t('retry')}
                <span className="sr-only">{`, ${letter.subject}`}</span>
              </Action>
            ) : null,
        },
      ]}
    />
  );
}
