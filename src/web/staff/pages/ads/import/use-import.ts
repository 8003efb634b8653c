import { useEffect, useState } from 'react';
import { useToasts } from '#web/features/toasts/index.ts';
import {
  AddToCarAdImportDocument,
  type AdImportKey,
  BeginCarAdImportDocument,
  CarAdImportDocument,
  type ImportStateFragment,
  RunCarAdImportDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { readText } from '#web/staff/forms/index.ts';

/** As many characters as one request carries, with room for accents. */
const PIECE_LENGTH = 20_000;
const ASK_EVERY_MS = 700;

/** A file on its way to the server, then worked off there. */
export type Import =
  | { readonly kind: 'none' }
  /** From 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'there'; readonly file: ImportStateFragment };

/** As much as one request carries; a sign of two units is never cut in two, or it would arrive as none. */
function pieceAt(text: string, at: number): string {
  const piece = text.slice(at, at + PIECE_LENGTH);
  return piece.isWellFormed() ? piece : text.slice(at, at + PIECE_LENGTH + 1);
}

/** What becomes of the file: only tried, changing what is known by a key, leaving the lines that are wrong. */
export type ImportWish = {
  readonly isTrial: boolean;
  readonly updatesBy: AdImportKey | null;
  readonly takesGood: boolean;
};

export function useImport() {
  const { fail } = useToasts();
  const [state, setState] = useState<Import>({ kind: 'none' });

  const send = async (file: File, wish: ImportWish) => {
    setState({ kind: 'sending', share: 0 });
    try {
      const text = await readText(file);
      const { beginCarAdImport } = await request(BeginCarAdImportDocument, { fileName: file.name, ...wish });
      const { id } = beginCarAdImport;
      for (let at = 0; at < text.length; ) {
        const piece = pieceAt(text, at);
        await request(AddToCarAdImportDocument, { id, text: piece });
        at += piece.length;
        setState({ kind: 'sending', share: at / text.length });
      }
      setState({ kind: 'there', file: (await request(RunCarAdImportDocument, { id })).runCarAdImport });
    } catch (error) {
      setState({ kind: 'none' });
      fail(error);
    }
  };

  useEffect(() => {
    const running = state.kind === 'there' && state.file.state === 'RUNNING' ? state.file : null;
    if (!running) return;
    const ask = async () => {
      const { carAdImport } = await request(CarAdImportDocument, { id: running.id });
      if (carAdImport) setState({ kind: 'there', file: carAdImport });
    };
    // The file is worked off there, whether it is asked after or not: one without an answer is asked again.
    const timer = setTimeout(() => void ask().catch(() => setState(before => ({ ...before }))), ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, send };
}
