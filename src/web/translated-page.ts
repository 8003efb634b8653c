/**
 * Keeps a page alive that the browser translates. A translator takes a text out and puts `<font>` with words of its
 * own in its place. React holds the text still: it would fail where it takes that away or puts something before it,
 * and what it writes into it would be seen by nobody. Here what stands for a text goes and moves in its stead, and
 * a text that is written anew comes back, to be translated again.
 *
 * Runs in the browser, written into the page as it stands here: it may use nothing from outside itself.
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

  /** The child of `parent` that stands where React has put `child`; null for a text that is gone. */
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
