import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LEAVING, Link, type LinkProps } from "./link";
import { UNREACHED } from "./reach";

/** What Next's link was given, and a click that it takes for one to follow. */
const next = vi.hoisted(() => ({ prefetch: undefined as unknown, scroll: undefined as unknown, followed: false }));
vi.mock("next/link", () => ({
	default: ({ prefetch, scroll, onNavigate, ...props }: ComponentProps<typeof import("next/link").default>) => {
		Object.assign(next, { prefetch, scroll });
		const follow = (event: { preventDefault(): void }) => {
			event.preventDefault();
			let isLeft = true;
			onNavigate?.({
				preventDefault() {
					isLeft = false;
				},
			});
			next.followed = isLeft;
		};
		return <a {...props} href={String(props.href)} onClick={follow} />;
	},
}));

const show = (more: Partial<LinkProps> = {}) => {
	render(
		<Link href="/products?page=2" scroll={false} className="lien" {...more}>
			Produits
		</Link>,
	);
	return screen.getByRole("link", { name: "Produits" });
};

/** The line as the browser tells of it. */
const line = (connection: { effectiveType?: string; saveData?: boolean } | undefined) =>
	vi.stubGlobal("navigator", { ...navigator, connection });
/** Reports every observed element as visible at once. */
class Sight {
	#seen;
	constructor(seen: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
		this.#seen = seen;
	}
	observe(target: Element) {
		this.#seen([{ target, isIntersecting: true }]);
	}
	unobserve() {}
}

beforeEach(() => {
	Object.assign(next, { prefetch: undefined, scroll: undefined, followed: false });
	vi.stubGlobal("IntersectionObserver", Sight);
});
afterEach(() => vi.unstubAllGlobals());

describe("a link of the shop", () => {
	it("is Next's own, with all that it is given", () => {
		const link = show();
		expect(link.getAttribute("href")).toBe("/products?page=2");
		expect(link.className).toBe("lien");
		expect(next.scroll).toBe(false);
	});
	it.each([
		["a finger goes down on it", (link: HTMLElement) => fireEvent.pointerDown(link)],
		["a pointer is on it", (link: HTMLElement) => fireEvent.pointerEnter(link)],
		["it has the focus", (link: HTMLElement) => fireEvent.focus(link)],
	])("has its page fetched once %s, not before", (_case, touch) => {
		const link = show();
		expect(next.prefetch).toBe(false);
		touch(link);
		expect(next.prefetch).toBe(true);
	});
	it("has it fetched for who saves data when it is pressed, not when a pointer passes", () => {
		line({ effectiveType: "4g", saveData: true });
		const link = show({ isLikely: true });
		fireEvent.pointerEnter(link);
		fireEvent.focus(link);
		fireEvent.scroll(window);
		expect(next.prefetch).toBe(false);
		fireEvent.pointerDown(link);
		expect(next.prefetch).toBe(true);
	});
	it.each([
		["a fast line", { effectiveType: "4g" }, { isLikely: true }, true],
		["a fast line, where it is none of the likely ones", { effectiveType: "4g" }, {}, false],
		["a slow line", { effectiveType: "3g" }, { isLikely: true }, false],
		["a line of which nothing is known", undefined, { isLikely: true }, false],
	])("in sight of who looks around, has its page fetched on %s or not: %s", (_case, connection, more, expected) => {
		line(connection);
		show(more);
		expect(next.prefetch).toBe(false);
		act(() => void fireEvent.scroll(window));
		expect(next.prefetch).toBe(expected);
	});
	it("offline stays and says what is missing, unless its page was fetched ahead", () => {
		const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		const missed: string[] = [];
		window.addEventListener(UNREACHED, (event) => missed.push(event.detail), { once: true });
		const link = show();
		fireEvent.click(link);
		expect(next.followed).toBe(false);
		expect(missed).toEqual(["Produits"]);
		onLine.mockReturnValue(true);
		fireEvent.pointerEnter(link);
		onLine.mockReturnValue(false);
		fireEvent.click(link);
		expect(next.followed).toBe(true);
	});
	it("tells where it leads when it is followed", () => {
		const announced: string[] = [];
		window.addEventListener(LEAVING, (event) => announced.push(event.detail), { once: true });
		fireEvent.click(show());
		expect(announced).toEqual(["/products?page=2"]);
	});
});
