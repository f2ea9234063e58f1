/**
 * The ref of a bar at the foot of the window: what is said in passing stands above it, or its buttons could not be pressed meanwhile.
 * @returns what to do when the bar goes
 */
export function atFoot(bar: HTMLElement | null): (() => void) | undefined {
	if (!bar) return;
	const { style } = document.documentElement;
	const watch = new ResizeObserver(() => style.setProperty("--foot", `${bar.offsetHeight}px`));
	watch.observe(bar);
	return () => {
		watch.disconnect();
		style.removeProperty("--foot");
	};
}
