import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { router, visit } from "@/lib/testing/navigation";
import { UnsavedGuard } from "./unsaved-guard";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const page = (isDirty: boolean) => (
	<>
		<a href="/admin">Tableau de bord</a>
		<UnsavedGuard isDirty={isDirty} />
	</>
);
/** As the browser does it: the entry below, and its event. */
const goBack = () =>
	new Promise<void>((resolve) => {
		window.addEventListener("popstate", () => resolve(), { once: true });
		window.history.back();
	});
const question = () => screen.findByRole("dialog", { name: /Quitter sans enregistrer/ });

beforeEach(() => {
	visit("/list");
	window.history.pushState(null, "", "/form");
});

it("asks on Back, stays on the page, and leaves on confirmation", async () => {
	render(page(true));
	await goBack();
	await question();
	expect(window.location.pathname).toBe("/form");
	await userEvent.click(screen.getByRole("button", { name: "Continuer la modification" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await goBack();
	await question();
	await userEvent.click(screen.getByRole("button", { name: "Quitter sans enregistrer" }));
	await waitFor(() => expect(window.location.pathname).toBe("/list"));
});

it("once saved or undone, one press on Back leaves without a question, however often it changed meanwhile", async () => {
	const { rerender } = render(page(true));
	rerender(page(false));
	rerender(page(true));
	rerender(page(false));
	await goBack();
	await waitFor(() => expect(window.location.pathname).toBe("/list"));
	expect(screen.queryByRole("dialog")).toBeNull();
});

it("where the form has gone, one press on Back leaves, also through a page opened since", async () => {
	render(page(true)).unmount();
	window.history.pushState(null, "", "/other");
	await goBack();
	expect(window.location.pathname).toBe("/form");
	await goBack();
	await waitFor(() => expect(window.location.pathname).toBe("/list"));
	window.history.pushState(null, "", "/form");
	for (let dialogs = 0; dialogs < 2; dialogs += 1) render(page(true)).unmount();
	await goBack();
	await waitFor(() => expect(window.location.pathname).toBe("/list"));
});

it("where a link was followed in the place of the page, Back leads to it", async () => {
	const { unmount } = render(page(true));
	window.history.replaceState(null, "", "/admin");
	unmount();
	const back = vi.spyOn(window.history, "back");
	await goBack();
	expect(window.location.pathname).toBe("/form");
	expect(back).toHaveBeenCalledOnce();
});

it("where nothing was typed, Back is what it always is", async () => {
	render(page(false));
	await goBack();
	expect(window.location.pathname).toBe("/list");
	expect(screen.queryByRole("dialog")).toBeNull();
});

it("asks before a link, and follows it in the place of the page", async () => {
	render(page(true));
	await userEvent.click(screen.getByRole("link", { name: "Tableau de bord" }));
	await question();
	expect(router.replace).not.toHaveBeenCalled();
	await userEvent.click(screen.getByRole("button", { name: "Quitter sans enregistrer" }));
	expect(router.replace).toHaveBeenCalledWith("/admin");
});

it("has the browser ask before the page is closed or reloaded", () => {
	const { rerender } = render(page(false));
	const close = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
	expect(close()).toBe(false);
	rerender(page(true));
	expect(close()).toBe(true);
});
