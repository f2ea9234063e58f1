import { useEffect } from "react";

/** How long a changed dialog ignores presses: longer than a double click takes. Tests of other things set it to nothing. */
export const PRESS_PAUSE = { ms: 400 };

const PRESSABLE = "button, a[href]";

/** Keeps a second press in a dialog from acting on what the first one put in its place, also by opening it. */
export function usePressPause(popup: HTMLElement | null): void {
	useEffect(() => (popup ? guardPresses(popup) : undefined), [popup]);
}

/**
 * For a moment after the buttons of a dialog change, all but the one that was pressed, if it stays what it was, ignore the
 * pointer; a key is ignored where its button has become another one. Buttons that change while something is typed do not count.
 */
export function guardPresses(popup: HTMLElement): () => void {
	let buttons = buttonsOf(popup);
	let pressed: Element | null = null;
	let unchanged: Element | null = null;
	let isTyping = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const mark = (isPaused: boolean) => {
		popup.toggleAttribute("data-paused", isPaused);
		unchanged?.toggleAttribute("data-pressed", isPaused);
	};
	const pause = () => {
		if (PRESS_PAUSE.ms === 0) return;
		clearTimeout(timer);
		mark(true);
		timer = setTimeout(() => mark(false), PRESS_PAUSE.ms);
	};
	const observer = new MutationObserver(() => {
		const before = buttons;
		buttons = buttonsOf(popup);
		const isSame = buttons.size === before.size && [...buttons].every(([one, text]) => before.get(one) === text);
		if (isSame || isTyping) return;
		unchanged?.removeAttribute("data-pressed");
		unchanged = pressed && buttons.has(pressed) && buttons.get(pressed) === before.get(pressed) ? pressed : null;
		pause();
	});
	const press = (event: MouseEvent) => {
		const target = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
		const isPointer = event.detail > 0;
		if (target && target !== unchanged && popup.hasAttribute("data-paused") && (isPointer || target === pressed)) {
			event.preventDefault();
			event.stopPropagation();
			return;
		}
		pressed = target;
		isTyping = false;
	};
	// A person who types has seen what there is.
	const type = () => {
		isTyping = true;
		clearTimeout(timer);
		mark(false);
	};
	observer.observe(popup, { childList: true, subtree: true, characterData: true });
	popup.addEventListener("click", press, { capture: true });
	popup.addEventListener("input", type);
	pause();
	return () => {
		observer.disconnect();
		clearTimeout(timer);
		popup.removeEventListener("click", press, { capture: true });
		popup.removeEventListener("input", type);
	};
}

const buttonsOf = (popup: HTMLElement): Map<Element, string> =>
	new Map([...popup.querySelectorAll(PRESSABLE)].map((button) => [button, button.textContent]));
