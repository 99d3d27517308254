/**
 * One script on both sides of a frame, served as a file: inside, it reports the height of the page; on the page around it, it gives the frame that
 * height. Reports count from this site and of a frame of that page alone.
 */
export const EMBED_SCRIPT = `(function () {
  'use strict';
  var own = new URL(document.currentScript.src).origin;
  if (document.documentElement.hasAttribute('data-widget')) {
    if (window.parent === window) return;
    var told = 0;
    var tell = function () {
      var height = Math.ceil(document.body.getBoundingClientRect().height);
      if (height === told) return;
      told = height;
      window.parent.postMessage({ type: 'widget-height', height: height }, '*');
    };
    new ResizeObserver(tell).observe(document.body);
    addEventListener('load', tell);
    return;
  }
  addEventListener('message', function (event) {
    var data = event.data;
    if (event.origin !== own || !data || data.type !== 'widget-height') return;
    var height = Number(data.height);
    if (!(height > 0 && height < 20000)) return;
    var frames = document.getElementsByTagName('iframe');
    for (var n = 0; n < frames.length; n += 1)
      if (frames[n].contentWindow === event.source) frames[n].style.height = height + 'px';
  });
})();
`;
