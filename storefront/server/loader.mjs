// @ts-check
/**
 * Runs in the page, ahead of everything. Makes real scripts of the held ones once the page has been painted with its
 * most important picture, or at the first sign of a visitor who wants to do something, whichever comes first. What a visitor
 * pressed, typed or sent before the page listens ("page-listens") is kept, and done again when it is ready ("page-ready").
 */
function loadAfterPaint() {
	const heldType = "text/x-after-paint";
	const signs = ["pointerdown", "touchstart", "keydown", "focusin"];
	const patienceMs = 1000;
	const nonce = document.currentScript?.nonce;
	let hasBegun = false;
	/** What was pressed or sent too early, in order; once each, however impatiently. @type {Map<Element, () => void>} */
	const missed = new Map();

	const load = () => {
		for (const held of document.querySelectorAll(`script[type="${heldType}"]`)) {
			// Only what the server marked: markup brought in by someone else does not know this answer's nonce. A page that is
			// kept for everybody has none; what such markup could still have fetched are the shop's own built files.
			if (!(held instanceof HTMLScriptElement) || held.nonce !== nonce) continue;
			const { origin, pathname } = new URL(held.src, location.href);
			if (origin !== location.origin || !pathname.startsWith("/_next/static/")) continue;
			const script = document.createElement("script");
			for (const { name, value } of held.attributes) if (name !== "type") script.setAttribute(name, value);
			// Hidden from attributes once parsed.
			script.nonce = nonce;
			held.replaceWith(script);
		}
	};
	const begin = () => {
		if (hasBegun) return;
		hasBegun = true;
		for (const sign of signs) removeEventListener(sign, begin, true);
		load();
		// What the rest of the page still brings.
		if (document.readyState === "loading") addEventListener("DOMContentLoaded", load);
	};
	const frame = () => new Promise(requestAnimationFrame);
	const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
	const painted = new Promise((resolve) => {
		new PerformanceObserver((list) => {
			if (list.getEntriesByName("first-contentful-paint").length > 0) resolve(null);
		}).observe({ type: "paint", buffered: true });
	});

	for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
	parsed.then(async () => {
		// A page in the background is not painted: it has no paint to wait for.
		if (document.hidden) return begin();
		await painted;
		/** @type {HTMLImageElement | null} */
		const picture = document.querySelector('img[fetchpriority="high"]');
		await picture?.decode().catch(() => {});
		await frame();
		await frame();
		begin();
	});
	// Whatever kept one of these from happening.
	addEventListener("load", () => setTimeout(begin, patienceMs));

	let listens = false;
	/**
	 * Keeps what a visitor did, unless React turns out to handle it. React stops at its root what it cannot handle yet, and a
	 * press may itself make it take the page over: what comes through to the element while the page listens is handled. Kept
	 * all the same it would be done twice, which takes back what it did.
	 * @param {string} type @param {HTMLElement} element @param {() => void} redo
	 */
	const keepUnlessHandled = (type, element, redo) => {
		missed.set(element, redo);
		const handled = () => {
			if (listens) missed.delete(element);
		};
		element.addEventListener(type, handled, { capture: true, once: true });
	};
	/** @param {MouseEvent} event */
	const keepPress = (event) => {
		const button = event.target instanceof Element && event.target.closest("button");
		if (button && button.type === "button") keepUnlessHandled("click", button, () => button.click());
	};
	/** @param {SubmitEvent} event */
	const keepForm = (event) => {
		const form = event.target;
		// A form with an address works without scripts.
		if (!(form instanceof HTMLFormElement) || form.hasAttribute("action")) return;
		event.preventDefault();
		// A click, where there is a button: React prepares a part of the page for that, not for a form that is sent.
		keepUnlessHandled("submit", form, () => (event.submitter ? event.submitter.click() : form.requestSubmit()));
	};
	/** @param {Event} event */
	const keepText = (event) => {
		const field = event.target;
		if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
		// In the order of the last wish: of two radios the later one counts.
		missed.delete(field);
		if (field.type === "radio" || field.type === "checkbox") {
			const { checked } = /** @type {HTMLInputElement} */ (field);
			missed.set(field, () => {
				// Undone by itself first: the page must find a choice that it does not know yet.
				/** @type {HTMLInputElement} */ (field).checked = !checked;
				field.click();
			});
			return;
		}
		const { value } = field;
		missed.set(field, () => {
			// Emptied by itself first: the page must find a value that it does not know yet.
			field.value = "";
			Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
			for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
		});
	};
	/** @type {[string, (event: any) => void][]} */
	const keepers = [
		["click", keepPress],
		["submit", keepForm],
		["input", keepText],
	];
	for (const [type, keep] of keepers) addEventListener(type, keep, true);
	addEventListener("page-listens", () => (listens = true), { once: true });
	addEventListener(
		"page-ready",
		() => {
			// Not in the middle of React's own work.
			setTimeout(() => {
				for (const [type, keep] of keepers) removeEventListener(type, keep, true);
				for (const redo of missed.values()) redo();
			});
		},
		{ once: true },
	);
}

/** The loader as it is written into pages: comments and indentation left out. */
export const LOADER = `(${loadAfterPaint})()`
	.replace(/\/\*\*[\s\S]*?\*\//g, "")
	.split("\n")
	.map((line) => line.trim())
	.filter((line) => line && !line.startsWith("//"))
	.join("\n");
