/**
 * Ref of a bar at the bottom of the window: toasts appear above it, so that its buttons stay reachable.
 * @returns the cleanup when the bar unmounts
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
