/**
 * Which pages a browser may fetch ahead by itself when somebody is about to follow a link (Speculation-Rules). Only as long as the page is
 * not alive: afterwards the router fetches what the next page lacks, which is less. The page's script puts them in once all that shows has
 * come: as a header they had every link matched before the first frame, 50 ms of a slow phone's processor.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: ":root:not([data-alive]) a[href^='/']:not([target],[download])" }, eagerness: 'moderate' }],
});
