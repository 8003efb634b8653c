/**
 * The frame of the account's pages: title, navigation and the person, who is loaded after the page. A page is
 * `<UserArea section="user/alerts" title={…}>{person => …}</UserArea>` with `userAreaMeta` for its head. A section is
 * in the navigation once its page exists.
 */
export { Action, AskedAction } from './Action.tsx';
export { OwnRows, OwnWords } from './OwnRows.tsx';
export { Panel, useLed } from './Panel.tsx';
export { Secret } from './Secret.tsx';
export { Unknown } from './Unknown.tsx';
export { UserArea, userAreaMeta } from './UserArea.tsx';
export { useKeptFocus } from './use-kept-focus.ts';
export { Written } from './Written.tsx';
