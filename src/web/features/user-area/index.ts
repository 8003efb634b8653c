/**
 * The frame of a person's own pages: title, ways between the sections, and the person themselves, who
 * arrives after the page. A page is `<UserArea section="user/alerts" title={…}>{person => …}</UserArea>` with
 * `userAreaMeta` for its head. A section shows in the navigation as soon as its page is built.
 */
export { Action, AskedAction } from './Action.tsx';
export { OwnRows, OwnWords } from './OwnRows.tsx';
export { Panel, useLed } from './Panel.tsx';
export { Secret } from './Secret.tsx';
export { Unknown } from './Unknown.tsx';
export { UserArea, userAreaMeta } from './UserArea.tsx';
export { useKeptFocus } from './use-kept-focus.ts';
export { Written } from './Written.tsx';
