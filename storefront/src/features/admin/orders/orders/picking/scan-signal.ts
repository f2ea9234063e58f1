/** Tones in Hz, one after the other, and how the phone shakes, in ms. */
const COUNTED = { tones: [1_320], shakes: [40] };
const REFUSED = { tones: [220, 165], shakes: [140, 80, 140] };
const TONE_SECONDS = 0.12;

let audio: AudioContext | null = null;

/**
 * Signals a scan without looking at the screen: short and high when it counted, twice and low when it did not. A phone
 * vibrates as well, unless reduced motion is set. Does nothing where neither is supported.
 */
export function signal(isCounted: boolean): void {
	const { tones, shakes } = isCounted ? COUNTED : REFUSED;
	const wantsLittleMotion = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
	if (!wantsLittleMotion) navigator.vibrate?.(shakes);
	if (!("AudioContext" in window)) return;
	audio ??= new AudioContext();
	const context = audio;
	// A browser mutes audio until the first user gesture, and would then play all queued sounds at once.
	if (context.state === "suspended") void context.resume();
	tones.forEach((frequency, index) => {
		const begin = context.currentTime + index * TONE_SECONDS;
		const tone = context.createOscillator();
		const volume = context.createGain();
		tone.frequency.value = frequency;
		volume.gain.setValueAtTime(0.2, begin);
		volume.gain.exponentialRampToValueAtTime(0.001, begin + TONE_SECONDS);
		tone.connect(volume).connect(context.destination);
		tone.start(begin);
		tone.stop(begin + TONE_SECONDS);
	});
}
