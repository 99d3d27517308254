const TONES = { good: 880, bad: 220 } as const;
let audio: AudioContext | undefined;

/** A short tone: high for an admitted guest, low for anything else. */
export function beep(tone: keyof typeof TONES): void {
  try {
    audio ??= new AudioContext();
    const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
    oscillator.frequency.value = TONES[tone];
    gain.gain.value = 0.15;
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start();
    oscillator.stop(audio.currentTime + 0.15);
    navigator.vibrate?.(tone === 'good' ? 60 : [60, 60, 60]);
  } catch {
    // Sound is an addition to the words on the screen.
  }
}
