/** Phones and tablets, by what the browser says it runs on. */
export function isMobileDevice(): boolean {
  const hint = (navigator as { userAgentData?: { mobile?: boolean } }).userAgentData?.mobile;
  return hint === true || /Android|iPhone|iPad|iPod|Windows Phone|Mobile/i.test(navigator.userAgent);
}
