/**
 * Keeps React working on a page that the browser translates. Translators replace a text node by a `<font>` element.
 * React still holds the text node: removing it or inserting before it would throw, and updates to it would be
 * invisible. Here the `<font>` is removed and moved in its place, and an updated text is put back, to be translated
 * again. Runs in the browser, inlined in the page as source text: it must not refer to anything outside itself.
 */
export function bearTranslator(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const standIns = new WeakMap<Node, ChildNode>();
  const rewritten = new MutationObserver(changes => {
    for (const { target } of changes) {
      const standIn = target.isConnected ? undefined : standIns.get(target);
      standIn?.replaceWith(target);
    }
  });
  new MutationObserver(changes => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find(node => node?.nodeName === 'FONT');
      for (const node of standIn ? removedNodes : []) {
        if (!(node instanceof Text) || node.isConnected) continue;
        standIns.set(node, standIn as ChildNode);
        rewritten.observe(node, { characterData: true });
      }
    }
  }).observe(document, { childList: true, subtree: true });

  /** Returns the child of `parent` that replaces `child`; null for a text node that is gone. */
  const placeIn = (parent: Node, child: Node): Node | null => {
    if (child.parentNode === parent) return child;
    let place: Node | null = standIns.get(child) ?? child;
    while (place && place.parentNode !== parent) place = place.parentNode;
    return place ?? (child instanceof Text ? null : child);
  };
  Node.prototype.removeChild = function (child) {
    const place = placeIn(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function (node, before) {
    insertBefore.call(this, node, before && placeIn(this, before));
    return node;
  };
}
