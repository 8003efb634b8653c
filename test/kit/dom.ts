import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** What each file of component tests begins with: a document without a layout, cleared after each test. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// The document knows no layer on top of the page; that it is one, the browser tests see.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
