/**
 * What React draws anew. Its commits are told to whoever looks on, as its developer tools do: run this in a page
 * before its scripts. `window.redraws` then holds how many components were drawn when the page was hydrated, and how
 * many of them were drawn again, each time it happened.
 */
export const COUNT_REDRAWS = `(() => {
  const PERFORMED_WORK = 1;
  const FUNCTION_KINDS = [0, 11, 14, 15];
  const counts = (window.redraws = { first: 0, again: 0 });
  const walk = fiber => {
    for (let child = fiber.child; child; child = child.sibling) {
      const isComponent = FUNCTION_KINDS.includes(child.tag);
      if (!child.alternate) {
        if (isComponent) counts.first += 1;
        walk(child);
        continue;
      }
      if (isComponent && child.flags & PERFORMED_WORK) counts.again += 1;
      // What was not looked at keeps its children.
      if (child.child !== child.alternate.child) walk(child);
    }
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    isDisabled: false,
    checkDCE() {},
    inject: () => 1,
    onCommitFiberRoot: (_id, root) => walk(root.current),
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  };
})();`;
