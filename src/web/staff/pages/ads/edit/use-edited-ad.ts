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

/** An ad on the desk of staff: where it stands, and what is written of it. */
export type AdEditor = {
  readonly ad: EditedStateFragment;
  readonly editor: CarEditor;
  /** Keeps all that is written; answers the ad with it, null where something of it could not be kept. */
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

/** A draft is saved as one types; what the public sees waits for the button. */
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
      // One that has just arrived and is not the ad's yet is another photo with its words, and waits with all else.
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

/** The auction of the car that is planned or runs; null where there is none. */
export function openAuctionOf({ auction }: AuctionSeen) {
  return auction?.state === 'NOT_STARTED' || auction?.state === 'RUNNING' ? auction : null;
}

/** The ad as somebody else has left it, and who that was. */
async function askMeanwhile(uuid: string): Promise<{ edited: Edited; who: string | null }> {
  const [{ editedCarAd }, { carAdHistory }] = await Promise.all([
    request(EditedCarAdDocument, { uuid }),
    request(CarAdHistoryDocument, { uuid }),
  ]);
  if (!editedCarAd) throw new RequestError('NotFound', 'The ad is gone');
  const who = carAdHistory.find(({ action }) => action === 'ad.updated')?.actorName ?? null;
  return { edited: editedCarAd, who };
}
