import { render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Drawer } from "./drawer";

const isScrollLocked = () =>
	[document.documentElement, document.body].some(({ style }) =>
		[style.overflow, style.overflowY].some((overflow) => overflow === "hidden"),
	);
const drawer = (isOpen: boolean, onClosed?: () => void) => (
	<Drawer open={isOpen} onClose={() => {}} onClosed={onClosed} title="Tiroir">
		Contenu
	</Drawer>
);

describe("spec §2 drawers", () => {
	it("lock page scroll while open, and no longer", async () => {
		const { rerender } = render(drawer(false));
		expect(isScrollLocked()).toBe(false);
		rerender(drawer(true));
		await screen.findByRole("dialog", { name: "Tiroir" });
		await waitFor(() => expect(isScrollLocked()).toBe(true));
		rerender(drawer(false));
		await waitFor(() => expect(isScrollLocked()).toBe(false));
	});

	it("Back closes the one that is open and stays on the page; after it was closed otherwise, Back leaves the page", async () => {
		const onClose = vi.fn();
		const at = (isOpen: boolean) => (
			<Drawer open={isOpen} onClose={onClose} title="Tiroir">
				Contenu
			</Drawer>
		);
		const back = () =>
			new Promise<void>((resolve) => {
				window.addEventListener("popstate", () => resolve(), { once: true });
				window.history.back();
			});
		window.history.pushState({}, "", "/before");
		window.history.pushState({}, "", "/page");
		const { rerender } = render(at(true));
		await screen.findByRole("dialog", { name: "Tiroir" });
		await back();
		expect(onClose).toHaveBeenCalledOnce();
		expect(window.location.pathname).toBe("/page");
		rerender(at(false));
		rerender(at(true));
		rerender(at(false));
		await back();
		await waitFor(() => expect(window.location.pathname).toBe("/before"));
		expect(onClose).toHaveBeenCalledOnce();
	});

	it("open and close with an enter/exit animation: 320 ms from and to the side, opacity alone under reduced motion", async () => {
		const onClosed = vi.fn();
		const { rerender } = render(drawer(true, onClosed));
		const { className } = await screen.findByRole("dialog", { name: "Tiroir" });
		for (const name of [
			"duration-320",
			"motion-safe:data-[starting-style]:translate-x-full",
			"motion-safe:data-[ending-style]:translate-x-full",
			"motion-reduce:data-[starting-style]:opacity-0",
			"motion-reduce:data-[ending-style]:opacity-0",
		])
			expect(className.split(" ")).toContain(name);
		rerender(drawer(false, onClosed));
		await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
		expect(screen.queryByRole("dialog")).toBeNull();
	});
});
