import { createContext, useContext, useRef, useState } from 'react';
import type { CarValues } from '#shared/fields/index.ts';
import {
  altsOf,
  type CarEditor,
  idsOf,
  type Kept,
  sentOf,
  toWire,
  useDraft,
  valuesOf,
  wrongIn,
} from '#web/features/car-editor/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import {
  CarAdHistoryDocument,
  DescribeCarAdPhotoDocument,
  DescribePhotoDocument,
  EditedCarAdDocument,
  type EditedCarAdQuery,
  type EditedStateFragment,
  UpdateCarAdDocument,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';

export type Edited = NonNullable<EditedCarAdQuery['editedCarAd']>;

/** An ad in the editor: its saved state, and the draft. */
export type AdEditor = {
  readonly ad: EditedStateFragment;
  readonly editor: CarEditor;
  /** Saves all changes; returns the ad, or null if something could not be saved. */
  save(): Promise<EditedStateFragment | null>;
  setAd(ad: EditedStateFragment): void;
};

export const AdEditorContext = createContext<AdEditor | null>(null);

export function useAdEditor(): AdEditor {
  const editor = useContext(AdEditorContext);
  if (!editor) throw new Error('A part of the editor stands outside it');
  return editor;
}

const keptOf = ({ ad, values }: Edited): Kept<CarValues> => ({
  values: valuesOf(values),
  revision: ad.revision,
});

/** Edits an ad: a draft is saved while typing, a published ad by the button. */
export function useEditedAd(first: Edited): AdEditor {
  const [edited, setEdited] = useState(first);
  const newest = useRef<EditedStateFragment>(first.ad);
  const { fail } = useToasts();
  const { ad } = edited;
  const { uuid } = ad;
  const setAd = (next: EditedStateFragment) => {
    newest.current = next;
    setEdited(before => ({ ...before, ad: { ...before.ad, ...next } }));
  };
  const { draft, state } = useDraft(keptOf(first), {
    isAutomatic: () => newest.current.status === 'DRAFT',
    wrongIn,
    send: (values, names, revision) =>
      sentOf(
        request(UpdateCarAdDocument, { uuid, data: toWire(values, names), revision }).then(
          ({ updateCarAd }) => {
            setAd(updateCarAd);
            return updateCarAd.revision;
          },
        ),
      ),
    async reload() {
      const { edited: newer, who } = await askMeanwhile(uuid);
      newest.current = newer.ad;
      setEdited(newer);
      return { ...keptOf(newer), who };
    },
    fail,
  });
  const save = async () => ((await draft.flush()) ? newest.current : null);
  const editor: CarEditor = {
    ...{ role: 'STAFF', draft, state, missing: ad.missing ?? [], remarks: [] },
    alts: altsOf(edited.ad.photos),
    ownerName: edited.ownerName,
    async describePhoto(photoId, alt) {
      const isOfAd = () => idsOf(draft.snapshot().base.photos).includes(photoId);
      if (!isOfAd() && ad.status === 'DRAFT') await save();
      // A photo that is not part of the saved ad yet is described as a copy, which waits with all other changes.
      if (!isOfAd()) return (await request(DescribePhotoDocument, { id: photoId, alt })).describePhoto;
      await request(DescribeCarAdPhotoDocument, { uuid, photoId, alt });
      return { id: photoId, alt };
    },
  };
  return { ad, editor, save, setAd };
}

/** What is known of a car's last auction. */
export type AuctionSeen = {
  readonly auction: Pick<
    NonNullable<EditedStateFragment['auction']>,
    'id' | 'state' | 'start' | 'end'
  > | null;
};

/** Returns the car's planned or running auction; null if there is none. */
export function openAuctionOf({ auction }: AuctionSeen) {
  return auction?.state === 'NOT_STARTED' || auction?.state === 'RUNNING' ? auction : null;
}

/** Loads the ad as another person saved it, and their name. */
async function askMeanwhile(uuid: string): Promise<{ edited: Edited; who: string | null }> {
  const [{ editedCarAd }, { carAdHistory }] = await Promise.all([
    request(EditedCarAdDocument, { uuid }),
    request(CarAdHistoryDocument, { uuid }),
  ]);
  if (!editedCarAd) throw new RequestError('NotFound', 'The ad is gone');
  const who = carAdHistory.find(({ action }) => action === 'ad.updated')?.actorName ?? null;
  return { edited: editedCarAd, who };
}
