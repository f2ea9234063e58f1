import { fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LEAVING, Link } from "./link";

/** What Next's link was given, and a click that it takes for one to follow. */
const next = vi.hoisted(() => ({ prefetch: undefined as unknown, scroll: undefined as unknown }));
vi.mock("next/link", () => ({
	default: ({ prefetch, scroll, onNavigate, ...props }: ComponentProps<typeof import("next/link").default>) => {
		Object.assign(next, { prefetch, scroll });
		const follow = (event: { preventDefault(): void }) => {
			event.preventDefault();
			onNavigate?.({ preventDefault() {} });
		};
		return <a {...props} href={String(props.href)} onClick={follow} />;
	},
}));

const show = () => {
	render(
		<Link href="/products?page=2" scroll={false} className="lien">
			Produits
		</Link>,
	);
	return screen.getByRole("link", { name: "Produits" });
};

beforeEach(() => Object.assign(next, { prefetch: undefined, scroll: undefined }));

describe("a link of the shop", () => {
	it("is Next's own, with all that it is given", () => {
		const link = show();
		expect(link.getAttribute("href")).toBe("/products?page=2");
		expect(link.className).toBe("lien");
		expect(next.scroll).toBe(false);
	});
	it.each([
		["a pointer or a finger is on it", (link: HTMLElement) => fireEvent.pointerEnter(link)],
		["it has the focus", (link: HTMLElement) => fireEvent.focus(link)],
	])("has its page fetched once %s, not before", (_case, touch) => {
		const link = show();
		expect(next.prefetch).toBe(false);
		touch(link);
		expect(next.prefetch).toBe(true);
	});
	it("tells where it leads when it is followed", () => {
		const told: string[] = [];
		window.addEventListener(LEAVING, (event) => told.push(event.detail), { once: true });
		fireEvent.click(show());
		expect(told).toEqual(["/products?page=2"]);
	});
});
