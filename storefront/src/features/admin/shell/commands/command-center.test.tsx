import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { adminOrder, camille } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { expectFocus } from "@/test/focus";
import { AdminShell } from "..";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const customer = {
	id: "cus_1",
	email: "camille.martin@exemple.fr",
	firstName: "Camille",
	lastName: "Martin",
	phone: "+33612345678",
	address: null,
};
function open(routes: Record<string, FakeRoute | "network"> = {}) {
	storeToken(camille.token);
	const calls = fakeApi({
		"GET /auth/me": { body: { ...camille, role: "ADMIN" } },
		"GET /admin/orders/search": { body: { content: [adminOrder], totalElements: 1, last: true } },
		"GET /admin/customers": {
			body: { content: [{ ...customer, createdAt: adminOrder.createdAt, orders: 1 }], last: true },
		},
		"GET /admin/products/search": {
			body: { content: [], totalElements: 0, totalPages: 0, page: 0, size: 5, last: true },
		},
		...routes,
	});
	renderInShop(
		<AdminShell>
			<input type="search" aria-label="Liste" />
		</AdminShell>,
	);
	return calls;
}
const ready = () => screen.findByRole("button", { name: /Chercher partout/ });
const field = () => screen.findByRole("combobox", { name: "Chercher partout" });

beforeEach(() => visit("/admin"));

describe("Ctrl-K", () => {
	it("opens the search of everything from a field too; pages and acts are found by their words, accents or not", async () => {
		open();
		await ready();
		await userEvent.click(screen.getByLabelText("Liste"));
		await userEvent.keyboard("{Control>}k{/Control}");
		await userEvent.type(await field(), "a traiter");
		const options = await screen.findAllByRole("option");
		expect(options.map(({ textContent }) => textContent)).toContain("Commandes à traiter");
		expect(options.map(({ textContent }) => textContent)).not.toContain("Webhooks");
		await userEvent.keyboard("{Enter}");
		expect(router.push).toHaveBeenCalledWith("/admin/orders?attention=true");
		await waitFor(() => expect(screen.queryByRole("combobox", { name: "Chercher partout" })).toBeNull());
	});

	it("finds orders and customers by the calls of the API, once nothing more is typed; Enter opens what is chosen", async () => {
		const calls = open();
		await userEvent.click(await ready());
		await userEvent.type(await field(), "martin");
		const option = await screen.findByRole("option", { name: /CMD-7K3M-9QX2/ });
		expect(option.textContent).toContain("CMD-7K3M-9QX2");
		expect(screen.getByRole("option", { name: /camille\.martin@exemple\.fr/ })).toBeDefined();
		expect(calls.filter(({ route }) => route === "GET /admin/orders/search")).toHaveLength(1);
		await userEvent.keyboard("{Enter}");
		expect(router.push).toHaveBeenCalledWith("/admin/orders/CMD-7K3M-9QX2");
	});

	it("a number that begins as an order's is looked for among the orders alone", async () => {
		const calls = open();
		await userEvent.click(await ready());
		await userEvent.type(await field(), "cmd-7k3m");
		await screen.findByRole("option", { name: /CMD-7K3M-9QX2/ });
		const asked = calls.map(({ route, query }) => query.has("query") && route).filter(Boolean);
		expect(asked).toEqual(["GET /admin/orders/search"]);
	});

	it("says that the search failed, and shows what the other calls found", async () => {
		open({ "GET /admin/customers": failure(403, "FORBIDDEN", "Accès non autorisé") });
		await userEvent.click(await ready());
		await userEvent.type(await field(), "martin");
		expect(await screen.findByText("La recherche a échoué. Réessayez.")).toBeDefined();
		expect(screen.getByRole("option", { name: /CMD-7K3M-9QX2/ })).toBeDefined();
	});

	it("is absent for users who are not administrators", async () => {
		open({ "GET /auth/me": { body: camille } });
		expect(await screen.findByRole("heading", { name: "Accès non autorisé" })).toBeDefined();
		await userEvent.keyboard("{Control>}k{/Control}");
		expect(screen.queryByRole("combobox")).toBeNull();
	});
});

describe("single keys", () => {
	it("'?' shows every shortcut; 'g' 'c' opens the orders; '/' goes to the list's search, where keys are text", async () => {
		open();
		await ready();
		await userEvent.keyboard("gc");
		expect(router.push).toHaveBeenCalledWith("/admin/orders");
		await userEvent.keyboard("?");
		const sheet = await screen.findByRole("dialog", { name: "Raccourcis clavier" });
		expect(within(sheet).getByText("Nouvelle commande")).toBeDefined();
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await userEvent.keyboard("/");
		await expectFocus(() => screen.getByLabelText("Liste"));
		await userEvent.keyboard("n");
		expect(screen.getByLabelText<HTMLInputElement>("Liste").value).toBe("n");
		expect(router.push).toHaveBeenCalledTimes(1);
	});

	it("can be switched off, Ctrl-K stays (WCAG 2.1.4)", async () => {
		open();
		await ready();
		await userEvent.keyboard("?");
		await userEvent.click(await screen.findByRole("checkbox", { name: "Raccourcis sans Ctrl" }));
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await userEvent.keyboard("n");
		expect(router.push).not.toHaveBeenCalled();
		await userEvent.keyboard("{Control>}k{/Control}");
		expect(await field()).toBeDefined();
	});

	it("'[' folds the side bar, which stays as it was left", async () => {
		open();
		await ready();
		expect(screen.getByRole("button", { name: "Replier le menu" }).getAttribute("aria-expanded")).toBe("true");
		await userEvent.keyboard("[[");
		expect(screen.getByRole("button", { name: "Déplier le menu" }).getAttribute("aria-expanded")).toBe("false");
		expect(localStorage.getItem("adminSideBar")).toBe("folded");
	});
});
