/** What stays in sight and lies under the line that says that the page is cut off, wherever one has scrolled to. */
export const UNDER_LINE = `(async () => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  const under = () => {
    const line = document.querySelector('[data-connection] p').getBoundingClientRect();
    return [...document.querySelectorAll('[data-bar], [data-toast], [data-staff="button"], body > div > header')]
      .filter(one => !one.closest('[data-connection]') && one.checkVisibility({ visibilityProperty: true }))
      .filter(one => {
        const its = one.getBoundingClientRect();
        const isBeside = its.right <= line.left || its.left >= line.right;
        return !(isBeside || its.bottom <= line.top || its.top >= line.bottom);
      });
  };
  const found = [];
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
    scrollTo(0, at);
    await frame();
    // Bars come and go a frame or two after the scroll.
    for (let frames = 0; frames < 30 && (frames < 3 || under().length > 0); frames += 1) await frame();
    found.push(...under().map(one => at + ': ' + one.outerHTML.slice(0, 80)));
  }
  return found;
})()`;
