/** Type of a script element that browsers leave alone until the loader replaces it. */
export const HELD_TYPE = "text/x-after-paint";

/**
 * Runs in the page, before everything else. Turns held scripts into real ones once the page has painted with its most
 * important image, or at the first sign of a visitor who wants to do something.
 */
function loadAfterPaint(heldType: string): void {
	const signs = ["pointerdown", "touchstart", "keydown", "focusin"];
	const nonce = document.currentScript?.nonce;
	let hasStarted = false;

	const load = () => {
		for (const held of document.querySelectorAll<HTMLScriptElement>(`script[type="${heldType}"]`)) {
			// Injected markup does not know the page's nonce. A cached page has none, but only built files load here.
			const { origin, pathname } = new URL(held.src, location.href);
			if (held.nonce !== nonce || origin !== location.origin || !pathname.startsWith("/_next/static/")) continue;
			const script = document.createElement("script");
			for (const { name, value } of held.attributes) if (name !== "type") script.setAttribute(name, value);
			// The parser hides the nonce attribute.
			script.nonce = nonce;
			held.replaceWith(script);
		}
	};
	const start = () => {
		if (hasStarted) return;
		hasStarted = true;
		for (const sign of signs) removeEventListener(sign, start, true);
		load();
		// For what the rest of the page still brings.
		if (document.readyState === "loading") addEventListener("DOMContentLoaded", load);
	};
	const frame = () => new Promise(requestAnimationFrame);
	const painted = new Promise<void>((resolve) => {
		new PerformanceObserver((list) => {
			if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
		}).observe({ type: "paint", buffered: true });
	});

	for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
	addEventListener("DOMContentLoaded", async () => {
		// A page in the background does not paint.
		if (document.hidden) return start();
		await painted;
		await document
			.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
			?.decode()
			.catch(() => {});
		await frame();
		await frame();
		start();
	});
	// The listener or timeout that has not fired yet.
	addEventListener("load", () => setTimeout(start, 1000));
}

/**
 * Runs in the page. Remembers what a visitor clicks, types or submits before React listens ("page-listens") and repeats it
 * when React is ready ("page-ready").
 */
function replayEarlyInput(): void {
	/** In order, once per element. */
	const missed = new Map<EventTarget, () => void>();
	let listens = false;

	/**
	 * React stops at its root what it cannot handle yet, and a click may itself complete the hydration. What reaches the element
	 * while the page listens is handled; repeated, a click would undo itself.
	 */
	const recordUnlessHandled = <Target extends HTMLElement>(
		type: string,
		element: Target,
		repeat: (now: Target) => void,
	) => {
		const bare = element.cloneNode(false);
		const alike = () =>
			[...document.querySelectorAll<Target>(element.localName)].filter((one) => one.cloneNode(false).isEqualNode(bare));
		const place = alike().indexOf(element);
		missed.set(element, () => {
			// React rerenders a part that a translator changed: the pressed element has a successor with the same attributes.
			const now = element.isConnected ? element : alike()[place];
			if (now) repeat(now);
		});
		element.addEventListener(type, () => listens && missed.delete(element), { capture: true, once: true });
	};
	let isRepeating = false;
	const isField = (target: EventTarget | null) =>
		target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
	/** Before a click, which may complete the hydration of its part of the page: what was typed there is what it acts on. */
	const repeatTyped = () => {
		isRepeating = true;
		for (const [field, repeat] of missed)
			if (isField(field)) {
				// React hydrates the part for this event and takes the field's value for the old one.
				field.dispatchEvent(new Event("input", { bubbles: true }));
				field.addEventListener("input", () => listens && missed.delete(field), { capture: true, once: true });
				repeat();
			}
		isRepeating = false;
	};
	const recordClick = ({ target }: Event) => {
		if (isRepeating) return;
		repeatTyped();
		const button = target instanceof Element && target.closest("button");
		// What opens a popover does so without scripts: repeated, the click would close it again.
		if (button && button.type === "button" && !button.hasAttribute("popovertarget"))
			recordUnlessHandled("click", button, (now) => now.click());
	};
	const recordSubmit = (event: Event) => {
		const { target: form, submitter } = event as SubmitEvent;
		// A form with an address works without scripts.
		if (!(form instanceof HTMLFormElement) || form.hasAttribute("action")) return;
		event.preventDefault();
		// A click where there is a button: React hydrates that part of the page first for a click, not for a submit.
		recordUnlessHandled("submit", form, (now) => (submitter?.isConnected ? submitter.click() : now.requestSubmit()));
	};
	const recordInput = ({ target: field }: Event) => {
		if (isRepeating || !isField(field)) return;
		// To the end of the order: of two radio buttons the later one counts.
		missed.delete(field);
		const { value } = field;
		const { checked } = field as HTMLInputElement;
		// React reacts to a change only, so each repeat starts from the opposite.
		if (field.type === "radio" || field.type === "checkbox")
			missed.set(field, () => {
				(field as HTMLInputElement).checked = !checked;
				field.click();
			});
		else
			missed.set(field, () => {
				field.value = "";
				Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
				for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
			});
	};
	const recorders = { click: recordClick, submit: recordSubmit, input: recordInput };
	for (const [type, record] of Object.entries(recorders)) addEventListener(type, record, true);
	const repeatMissed = () => {
		for (const [type, record] of Object.entries(recorders)) removeEventListener(type, record, true);
		for (const repeat of missed.values()) repeat();
	};
	addEventListener("page-listens", () => (listens = true), { once: true });
	// Not in the middle of React's own work.
	addEventListener("page-ready", () => setTimeout(repeatMissed), { once: true });
}

/** The inline script of pages. The build leaves comments out; this leaves out the indentation. */
export const LOADER = `(${loadAfterPaint})("${HELD_TYPE}");(${replayEarlyInput})()`.replaceAll(/^\s+/gm, "");
