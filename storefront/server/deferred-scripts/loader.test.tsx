import { use, useLayoutEffect, useRef, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PageListens } from "@/features/shop/shell/page-listens";
import { LOADER } from "./loader";

let root: Root | undefined;
const shop = document.createElement("div");

beforeEach(() => {
	document.body.replaceChildren(shop);
	shop.innerHTML = renderToString(<Shop />);
	// As the server writes it into pages.
	new Function(LOADER)();
});
afterEach(() => {
	root?.unmount();
	root = undefined;
});

interface ShopProps {
	/** What happens the moment the page listens. */
	atFirst?: () => void;
	/** A part of the page's scripts that is still on its way. */
	arriving?: Promise<void>;
}

/** A toggle button, and a field whose value the button reads on each click. */
function Shop({ atFirst, arriving }: ShopProps) {
	if (arriving) use(arriving);
	const [isSaved, setSaved] = useState(false);
	const [typed, setTyped] = useState("");
	// A real click lets React render between the loader and this button; one that a script makes does not.
	const latest = useRef("");
	const [taken, setTaken] = useState("");
	return (
		<>
			<button
				type="button"
				aria-pressed={isSaved}
				onClick={() => {
					setSaved((before) => !before);
					setTaken(latest.current);
				}}
			>
				Garder
			</button>
			<input
				value={typed}
				onChange={({ target }) => {
					latest.current = target.value;
					setTyped(target.value);
				}}
			/>
			<button type="button" popoverTarget="sheet">
				Filtrer
			</button>
			<output>{typed}</output>
			<output id="taken">{taken}</output>
			<PageListens />
			<Moment happening={atFirst} />
		</>
	);
}

function Moment({ happening }: { happening: (() => void) | undefined }) {
	useLayoutEffect(() => happening?.(), [happening]);
	return null;
}

const part = <Element extends HTMLElement>(selector: string): Element => {
	const found = shop.querySelector<Element>(selector);
	if (!found) throw new Error(`No ${selector}.`);
	return found;
};
const press = () => part("button").click();
const isSaved = () => part("button").getAttribute("aria-pressed");
const takeOver = (props: ShopProps = {}) => {
	// A part that a translator changed is rendered again, which React reports.
	root = hydrateRoot(shop, <Shop {...props} />, { onRecoverableError: () => undefined });
};
/** Resolves once every recorded input was replayed: the loader waits one turn after the page is ready. */
const settled = () =>
	new Promise<void>((resolve) => addEventListener("page-ready", () => setTimeout(() => setTimeout(resolve))));

function type(text: string): void {
	const field = part<HTMLInputElement>("input");
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
	field.dispatchEvent(new Event("input", { bubbles: true }));
}

describe("a press counts once, whenever it comes", () => {
	test("before the scripts", async () => {
		press();
		const done = settled();
		takeOver();
		await done;
		await vi.waitFor(() => expect(isSaved()).toBe("true"));
	});

	test("while React takes the page over: the press itself completes that, and React handles it", async () => {
		const done = settled();
		takeOver();
		press();
		await done;
		await vi.waitFor(() => expect(isSaved()).toBe("true"));
	});

	test("while React waits for a part of the page, and stops what it cannot handle yet", async () => {
		let arrived = () => {};
		const done = settled();
		takeOver({ arriving: new Promise<void>((resolve) => (arrived = resolve)) });
		await new Promise((resolve) => setTimeout(resolve));
		press();
		arrived();
		await done;
		await vi.waitFor(() => expect(isSaved()).toBe("true"));
	});

	test("before the scripts, on a button that React renders again because a translator changed it", async () => {
		const before = part("button");
		before.innerHTML = "<font><font>Save</font></font>";
		press();
		const done = settled();
		takeOver();
		await done;
		expect(before.isConnected).toBe(false);
		await vi.waitFor(() => expect(isSaved()).toBe("true"));
	});

	test("between the moment the page listens and the one when it is ready", async () => {
		const done = settled();
		takeOver({ atFirst: press });
		await done;
		await vi.waitFor(() => expect(isSaved()).toBe("true"));
	});
});

test("a press that opens a popover, which the browser does by itself, is not repeated: that would close it", async () => {
	const opener = part("[popovertarget]");
	let presses = 0;
	opener.addEventListener("click", () => (presses += 1));
	opener.click();
	const done = settled();
	takeOver();
	await done;
	expect(presses).toBe(1);
});

test("of what is typed before and while the page is taken over, the last counts", async () => {
	type("berl");
	const done = settled();
	takeOver({ atFirst: () => type("berlingot") });
	await done;
	await vi.waitFor(() => expect(part("output").textContent).toBe("berlingot"));
});

test.each([
	["as React takes the page over", false],
	["once it listens", true],
])("a press %s acts on what was typed before", async (_when, listens) => {
	type("12");
	const done = settled();
	takeOver(listens ? { atFirst: press } : {});
	if (!listens) press();
	await done;
	await vi.waitFor(() => expect(part("#taken").textContent).toBe("12"));
	expect(isSaved()).toBe("true");
});
