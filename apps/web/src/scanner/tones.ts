/**
 * Signals the results of scans by sound and vibration, because a person who scans looks at the goods, not at the page.
 */

let audio: AudioContext | undefined;

/**
 * Returns whether the browser allows sound. Browsers allow sound only after a user action on the page, and log a
 * warning before that.
 */
const mayBeHeard = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

function sound(hertz: number, from: number, seconds: number): void {
  audio ??= new AudioContext();
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  const begin = audio.currentTime + from;
  oscillator.frequency.value = hertz;
  // Fades in, because a tone without a fade-in clicks.
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(0.3, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + seconds);
}

const quietly = (act: () => void): void => {
  if (!mayBeHeard()) return;
  try {
    act();
  } catch {
    // Ignores a missing sound device, because the vibration and the colour show the result too.
  }
};

/** Plays one high, short tone and vibrates once. */
export const goodTone = (): void =>
  quietly(() => {
    navigator.vibrate?.(40);
    sound(1_760, 0, 0.12);
  });

/** Plays one long, middle tone and vibrates twice, briefly. */
export const warnTone = (): void =>
  quietly(() => {
    navigator.vibrate?.([80, 60, 80]);
    sound(660, 0, 0.4);
  });

/** Plays two low tones and vibrates twice, for longer. */
export const badTone = (): void =>
  quietly(() => {
    navigator.vibrate?.([200, 100, 300]);
    sound(220, 0, 0.22);
    sound(220, 0.3, 0.3);
  });
