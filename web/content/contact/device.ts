/** Detects phones and tablets by the platform the browser reports. */
export function isMobileDevice(): boolean {
  const hint = (navigator as { userAgentData?: { mobile?: boolean } }).userAgentData?.mobile;
  return (
    hint === true || /Android|iPhone|iPad|iPod|Windows Phone|Mobile/i.test(navigator.userAgent)
  );
}
