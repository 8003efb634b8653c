import type {
  CampaignInput,
  CampaignSheetFragment,
  CampaignState,
  PeopleFilter,
} from '#web/graphql/documents.gen.ts';
import { type InLanguages, NO_WORDS, typedWords } from '#web/staff/forms/index.ts';
import type { BadgeTone } from '#web/ui/index.ts';

/** The id of a campaign that is not saved yet. */
export const NEW_CAMPAIGN = 'new';

export const STATE_TONES: Readonly<Record<CampaignState, BadgeTone>> = {
  ...{ DRAFT: 'plain', SENDING: 'brass', SENT: 'good', STOPPED: 'red' },
};

/** A campaign as typed; `segment` is everyone, a language, or a list of people. */
export type TypedCampaign = {
  readonly subject: InLanguages;
  readonly body: InLanguages;
  readonly button: InLanguages;
  readonly page: string;
  readonly segment: string;
  readonly search: string;
  readonly filter: string;
};

export const EVERYONE = 'ALL';
/** Returns a new campaign; opened from the list of people, it is for those of that list's query. */
export function newCampaign(asked: URLSearchParams): TypedCampaign {
  return {
    ...{ subject: NO_WORDS, body: NO_WORDS, button: NO_WORDS, page: '' },
    segment: asked.get('segment') === 'PEOPLE' ? 'PEOPLE' : EVERYONE,
    ...{ search: asked.get('text') ?? '', filter: asked.get('filter') ?? '' },
  };
}

export function typedCampaign({ segment, language, people, ...sheet }: CampaignSheetFragment): TypedCampaign {
  const asked = JSON.parse(people ?? '{}') as { search?: string | null; filter?: PeopleFilter | null };
  return {
    ...{ subject: typedWords(sheet.subject), body: typedWords(sheet.body), button: typedWords(sheet.button) },
    ...{ page: sheet.page ?? '', segment: segment === 'PEOPLE' ? segment : (language ?? EVERYONE) },
    ...{ search: asked.search ?? '', filter: asked.filter ?? '' },
  };
}

/** Returns the campaign for the server. */
export function campaignInput({ segment, search, filter, ...words }: TypedCampaign): CampaignInput {
  if (segment === 'PEOPLE')
    return { ...words, segment, people: JSON.stringify({ search, filter: filter || null }) };
  const language = segment === 'FR' || segment === 'EN' || segment === 'ES' ? segment : null;
  return { ...words, segment: 'SUBSCRIBERS', language };
}
