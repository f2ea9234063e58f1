import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { AdminShell } from "..";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);
/** The palette's code, which arrives when the test lets it. */
const line = vi.hoisted(() => {
	let arrive = () => {};
	const isThere = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	return { isThere, arrive };
});
vi.mock("./palette", async (original) => {
	await line.isThere;
	return original();
});

it("buffers what is typed after Ctrl-K until the palette has loaded", async () => {
	visit("/admin");
	storeToken(camille.token);
	fakeApi({ "GET /auth/me": { body: { ...camille, role: "ADMIN" } } });
	renderInShop(
		<AdminShell>
			<input type="search" aria-label="Liste" />
		</AdminShell>,
	);
	const list = await screen.findByLabelText("Liste");
	list.focus();
	await userEvent.keyboard("{Control>}k{/Control}webh");
	expect(screen.getByRole("textbox", { name: "Chercher partout" })).toHaveProperty("value", "webh");
	await userEvent.keyboard("{Escape}");
	await waitFor(() => expect(document.activeElement).toBe(list));
	await userEvent.keyboard("{Control>}k{/Control}webh");
	line.arrive();
	const field = await screen.findByRole("combobox", { name: "Chercher partout" });
	await waitFor(() => expect(document.activeElement).toBe(field));
	await userEvent.keyboard("ooks");
	expect(field).toHaveProperty("value", "webhooks");
	expect(screen.queryByRole("textbox", { name: "Chercher partout" })).toBeNull();
	expect(list).toHaveProperty("value", "");
	await userEvent.keyboard("{Escape}");
	await waitFor(() => expect(document.activeElement).toBe(list));
});
