import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { holdBrand } from '#shared/brand.ts';
import { LOCALES } from '#shared/words/locale.ts';
import { toastStore } from '#web/ui/toast-store.ts';

// What is awaited may take as long as a busy machine needs.
configure({ asyncUtilTimeout: 10_000 });

// What a component says of the house, as a page of ours would tell it.
holdBrand({
  ...{ name: 'Calandre', mark: ['M0 0z'], languages: LOCALES, accent: '#0f3d2e' },
  ...{ paper: { light: '#fbfaf7', dark: '#111412' }, typefaces: null, wordsVersion: null },
});

/** What each file of component tests begins with: a document without a layout, cleared after each test. */
afterEach(() => {
  cleanup();
  // The store outlives its tests, as modules do here: what one file said in passing stood in the next one's dialogs.
  for (const { id } of toastStore.list()) toastStore.dismiss(id);
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// The document knows no layer on top of the page; that it is one, the browser tests see.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// Nothing is laid out: the window is as wide as the house draws it, and has a mouse.
globalThis.matchMedia ??= media =>
  Object.assign(new EventTarget(), {
    ...{ media, matches: media === '(hover: hover)', onchange: null },
  }) as MediaQueryList;

// What has no layout keeps its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// All that is drawn is before somebody's eyes.
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly thresholds = [];
  readonly scrollMargin = '';
  readonly #see: IntersectionObserverCallback;
  constructor(see: IntersectionObserverCallback) {
    this.#see = see;
  }
  observe(target: Element) {
    this.#see([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
  }
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
};

// Nothing is scrolled either, for nothing has a place.
Element.prototype.scrollIntoView = () => {};
